import type { ReactNode } from "react";

/** What is held, why and by which right, how long. */
export type PrivacyRow = readonly [data: string, purpose: ReactNode, kept: ReactNode];

/** The processing of personal data, purpose by purpose. */
export function PrivacyTable({ head, rows }: { head: readonly [string, string, string]; rows: readonly PrivacyRow[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([data, purpose, kept]) => (
          <tr key={data}>
            <th scope="row">{data}</th>
            <td>{purpose}</td>
            <td>{kept}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
