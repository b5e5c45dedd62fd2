import { PickAll } from "@/components/admin/shell/pick-all";
import { Table } from "@/components/admin/shell/table";
import type { Wanted } from "@/lib/contract/admin/supply";
import type { Language } from "@/lib/domain/locale";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { SupplyRow, supplyColumns } from "./supply-row";

type Props = { tyres: readonly Wanted[]; language: Language; texts: AdminTexts };

/** The orders behind a tyre, as a picked row sends them. */
const picked = ({ orders }: Wanted) => orders.map(({ number, revision }) => `${number}:${revision}`).join(" ");

/** Tyres that come on the same day: how many of each, and for which orders. */
export function WantedTable({ tyres, language, texts }: Props) {
  return (
    <>
      {tyres.length > 1 ? (
        <p className="pick-all">
          <PickAll
            name="orders"
            value={tyres.map(picked).join(" ")}
            label={`${texts.supply.pick_all} (${tyres.length})`}
          />
        </p>
      ) : null}
      <Table className="ln supply" columns={supplyColumns(texts)}>
        {tyres.map((tyre) => {
          const { product_id, name, size, ean, pieces, orders } = tyre;
          return (
            <SupplyRow
              key={product_id}
              pick={{
                name: "orders",
                value: picked(tyre),
                label: fill(texts.supply.pick_one, { tyre: `${size} ${name}` }),
              }}
              tyre={
                <>
                  <b className="num">{size}</b> {name} {ean ? <span className="q">EAN {ean}</span> : null}
                </>
              }
              {...{ orders, pieces, language, texts }}
            />
          );
        })}
      </Table>
    </>
  );
}
