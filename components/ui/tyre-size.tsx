import { Fragment } from "react";

/** A mark as it is moulded, `XL`, and the words that it is read aloud by. */
export type TyreMark = readonly [shown: string, spoken: string];

/**
 * A size as it is set everywhere: figures of one width, broken across lines before a mark only, unless a style lets it.
 * @param text for example "205/55 R16 91V"
 * @param marks what stands behind it; read aloud they are words, set apart from the size and from each other
 */
export function TyreSize({
  text,
  marks = [],
  className = "",
}: {
  text: string;
  marks?: readonly TyreMark[];
  className?: string;
}) {
  return (
    <span className={`size ${className}`.trimEnd()}>
      {marks.length > 0 ? <span>{text}</span> : text}
      {marks.map(([shown, spoken]) => (
        <Fragment key={shown}>
          <wbr />
          <em aria-hidden="true">{shown}</em>
          <span className="vh">{`, ${spoken}`}</span>
        </Fragment>
      ))}
    </span>
  );
}
