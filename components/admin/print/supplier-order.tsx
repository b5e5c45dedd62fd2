import { shopDay, shortDay } from "@/components/admin/shell/day-words";
import { Table } from "@/components/admin/shell/table";
import type { SupplierWork } from "@/lib/contract/admin/supply";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = {
  name: string;
  tyres: SupplierWork["tyres"];
  language: Language;
  texts: AdminTexts;
  /** What the shop is called. */
  shop: string;
  now: Date;
};

/** What is ordered from a supplier, on paper: its codes, pieces and prices, no customer. */
export function SupplierOrder({ name, tyres, language, texts: { sourcing }, shop, now }: Props) {
  const { column } = sourcing;
  const pieces = tyres.reduce((sum, tyre) => sum + tyre.pieces, 0);
  return (
    <section className="leaf">
      <h1>
        {fill(sourcing.order_for, { supplier: name })} <small>{shortDay(shopDay(now), language)}</small>
      </h1>
      <p>{shop}</p>
      <Table
        columns={[
          column.code,
          column.ean,
          column.tyre,
          { text: column.pieces, right: true },
          { text: column.cost, right: true },
        ]}
      >
        {tyres.map(({ product_id, code, ean, size, name: tyre, pieces: count, cost }) => (
          <tr key={product_id}>
            <td className="num">{code}</td>
            <td className="num">{ean}</td>
            <td>
              <b>{size}</b> {tyre}
            </td>
            <td className="r num">{count}</td>
            <td className="r">{cost ? formatMoney(cost, language, { exact: true }) : ""}</td>
          </tr>
        ))}
      </Table>
      <p className="b">{counted(sourcing.total, pieces, language)}</p>
    </section>
  );
}
