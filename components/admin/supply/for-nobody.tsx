import { shortDay } from "@/components/admin/shell/day-words";
import { Part } from "@/components/admin/shell/mast";
import { Table } from "@/components/admin/shell/table";
import type { ForNobody } from "@/lib/contract/admin/for-nobody";
import type { Me } from "@/lib/contract/admin/me";
import { hasRight } from "@/lib/domain/admin/rights";
import { forNobodyDays } from "@/lib/domain/admin/supply";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = { pieces: readonly ForNobody[]; me: Me; texts: AdminTexts };

/** Pieces that come although their order was cancelled: which, from whom and when, with the way to the place where they are added to the own store. */
export function ForNobodyPart({ pieces, me, texts }: Props) {
  const { for_nobody: words, order, sourcing } = texts;
  if (pieces.length === 0) return null;
  const toTyre = hasRight(me.rights, "catalogue");
  const toOrder = hasRight(me.rights, ["orders", "money"]);
  return (
    <Part id="for-nobody" title={words.title}>
      <p className="q">{fill(words.note, { days: forNobodyDays })}</p>
      <Table
        className="ln nobody"
        columns={[order.tyre, sourcing.column.orders, words.comes, { text: order.pieces, right: true }]}
      >
        {pieces.map(({ product_id, name, size, number, supplier, pieces: count, expected_on }) => (
          <tr key={`${number} ${product_id}`}>
            <td>
              <b className="num">{size}</b> {name}{" "}
              {toTyre ? (
                <a className="source" href={`/admin/tyres/${product_id}#own-stock`}>
                  {words.add}
                </a>
              ) : null}
            </td>
            <td>
              {toOrder ? (
                <a className="num" href={`/admin/orders/${number}`}>
                  {number}
                </a>
              ) : (
                <span className="num">{number}</span>
              )}
            </td>
            <td>
              {shortDay(expected_on, me.language)} <span className="q">{supplier}</span>
            </td>
            <td className="r num mo">{count}×</td>
          </tr>
        ))}
      </Table>
    </Part>
  );
}
