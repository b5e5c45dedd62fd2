import type { ReactNode } from "react";
import { Table } from "@/components/admin/shell/table";
import type { Change } from "@/lib/contract/admin/change-sets";
import { ChangeRow, hasLines } from "./change-row";
import type { ImportParts } from "./import-parts";
import { setTexts } from "./set-words";

type Props = Pick<ImportParts, "set" | "me" | "texts"> & { changes: readonly Change[]; caption?: ReactNode };

/** Changes one below the other. */
export function ChangeTable({ changes, caption, ...parts }: Props) {
  const imports = setTexts(parts.set, parts.texts);
  return (
    <Table
      className={hasLines(parts.set) ? "ln chgs" : "ln chgs unlined"}
      caption={caption}
      columns={[
        ...(hasLines(parts.set) ? [{ text: imports.line, right: true } as const] : []),
        imports.tyre,
        imports.change,
        imports.ask,
        { text: imports.take_out, heard: true },
      ]}
    >
      {changes.map((change) => (
        <ChangeRow key={change.seq} change={change} {...parts} />
      ))}
    </Table>
  );
}
