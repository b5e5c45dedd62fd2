import type { ReactNode } from "react";
import type { Change } from "@/lib/contract/admin/change-sets";
import { ChangeRow } from "./change-row";
import type { ImportParts } from "./import-parts";

type Props = Pick<ImportParts, "set" | "me" | "texts"> & { changes: readonly Change[]; caption?: ReactNode };

/** Changes one below the other. */
export function ChangeTable({ changes, caption, ...parts }: Props) {
  const { imports } = parts.texts;
  return (
    <table className="ln chgs">
      {caption ? <caption>{caption}</caption> : null}
      <thead>
        <tr>
          <th scope="col" className="r">
            {imports.line}
          </th>
          <th scope="col">{imports.tyre}</th>
          <th scope="col">{imports.change}</th>
          <th scope="col">{imports.ask}</th>
          <th scope="col">
            <span className="vh">{imports.take_out}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <ChangeRow key={change.seq} change={change} {...parts} />
        ))}
      </tbody>
    </table>
  );
}
