import type { ReactNode } from "react";

/** Rows of a table; a row without a value is left out. */
export type FactRow = readonly [name: string, value: ReactNode];

/** A table of names and values under a heading. @param id anchor of the heading */
export function FactTable({ id, title, note, rows }: { id: string; title: string; note?: string; rows: FactRow[] }) {
  return (
    <div id={id}>
      <h2 id={`${id}-title`}>{title}</h2>
      {note ? <p className="muted sm mt-1">{note}</p> : null}
      <table className="facts-table" aria-labelledby={`${id}-title`}>
        <tbody>
          {rows
            .filter(([, value]) => value !== null && value !== "")
            .map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
