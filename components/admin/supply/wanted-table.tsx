import { Table } from "@/components/admin/shell/table";
import type { Wanted } from "@/lib/contract/admin/supply";
import type { Language } from "@/lib/domain/locale";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { SupplyRow, supplyColumns } from "./supply-row";

type Props = { tyres: readonly Wanted[]; language: Language; texts: AdminTexts };

/** Tyres that come on the same day: how many of each, and for which orders. */
export function WantedTable({ tyres, language, texts }: Props) {
  return (
    <Table className="ln supply" columns={supplyColumns(texts)}>
      {tyres.map(({ product_id, name, size, ean, pieces, orders }) => (
        <SupplyRow
          key={product_id}
          pick={{
            name: "orders",
            value: orders.map(({ number, revision }) => `${number}:${revision}`).join(" "),
            label: fill(texts.supply.pick_one, { tyre: `${size} ${name}` }),
          }}
          tyre={
            <>
              <b className="num">{size}</b> {name} {ean ? <span className="q">EAN {ean}</span> : null}
            </>
          }
          {...{ orders, pieces, language, texts }}
        />
      ))}
    </Table>
  );
}
