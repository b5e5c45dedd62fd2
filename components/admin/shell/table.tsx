import { Children, type ReactNode } from "react";

/** The head of a column: its words. `right`: of numbers, which stand at the right. `heard`: for those who hear the page alone. */
export type Column = string | { text: string; right?: true; heard?: true };

type Props = {
  className?: string;
  caption?: ReactNode;
  columns: readonly Column[];
  /** What is said where there are no rows; without it the head stands alone then. */
  empty?: string;
  /** Rows, `<tr>`. */
  children: ReactNode;
};

/** A head begins with a small letter, as all of the office do; an abbreviation such as "EAN" stays. */
const small = (text: string) =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text;

function Head({ column }: { column: Column }) {
  const { text, right = false, heard = false } = typeof column === "string" ? { text: column } : column;
  return (
    <th scope="col" className={right ? "r" : undefined}>
      {heard ? <span className="vh">{text}</span> : small(text)}
    </th>
  );
}

/** A table of the office: its head, and rows or the words in their place. */
export function Table({ className = "ln", caption, columns, empty, children }: Props) {
  if (empty !== undefined && Children.toArray(children).length === 0) return <p className="q">{empty}</p>;
  return (
    <table className={className}>
      {caption ? <caption>{caption}</caption> : null}
      <thead>
        <tr>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two may have the same words
            <Head key={at} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
