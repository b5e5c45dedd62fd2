/**
 * Keeps the place of what is loading, so that nothing jumps when it comes. It does not move: only `label` says that
 * something is on its way.
 * @param shape "line" of text, "title", "price", "picture" or "row" of a list
 */
export function Skeleton({
  shape = "line",
  count = 1,
  label,
}: {
  shape?: "line" | "title" | "price" | "picture" | "row";
  count?: number;
  label?: string;
}) {
  return (
    <div className="skels" role={label ? "status" : undefined} aria-busy={label ? true : undefined}>
      {label ? <span className="vh">{label}</span> : null}
      {Array.from({ length: count }, (_, place) => `${shape} ${place}`).map((key) => (
        <span key={key} className={`skel ${shape}`} aria-hidden="true" />
      ))}
    </div>
  );
}
