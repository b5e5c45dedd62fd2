/**
 * A size as it is set everywhere: figures of one width, never broken across lines.
 * @param text for example "205/55 R16 91V"
 * @param marks what stands behind it, for example "XL", "3PMSF"
 */
export function TyreSize({
  text,
  marks = [],
  className = "",
}: {
  text: string;
  marks?: readonly string[];
  className?: string;
}) {
  return (
    <span className={`size ${className}`.trimEnd()}>
      {text.replaceAll(" ", "\u00a0")}
      {marks.map((mark) => (
        <em key={mark}>{mark}</em>
      ))}
    </span>
  );
}
