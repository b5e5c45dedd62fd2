import type { ReactNode } from "react";
import { shortDay } from "@/components/admin/shell/day-words";
import type { Column } from "@/components/admin/shell/table";
import type { Language } from "@/lib/domain/locale";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

/** An order that waits for a tyre. */
type Waiting = { number: string; pieces: number; name: string; leave_by: string; late: boolean };

type Props = {
  /** What a picked row sends. */
  pick: { name: "lines" | "orders"; value: string; label: string };
  tyre: ReactNode;
  orders: readonly (Waiting & { position?: number })[];
  pieces: number;
  language: Language;
  texts: AdminTexts;
};

/** The heads of tables of tyres that orders wait for. */
export const supplyColumns = ({ order, queue, sourcing }: AdminTexts): Column[] => [
  { text: queue.pick, heard: true },
  order.tyre,
  sourcing.column.orders,
  { text: order.pieces, right: true },
];

/** A tyre that orders wait for: a box to pick it, what it is, the orders, and how many there are of it. */
export function SupplyRow({ pick, tyre, orders, pieces, language, texts: { supply } }: Props) {
  const { name, value, label } = pick;
  return (
    <tr>
      <td>
        <input type="checkbox" name={name} value={value} aria-label={label} />
      </td>
      <td>{tyre}</td>
      <td>
        <ul>
          {orders.map((one) => (
            <li key={`${one.number}-${one.position}`}>
              <a className="num" href={`/admin/orders/${one.number}`}>
                {one.number}
              </a>{" "}
              {one.pieces}× {one.name}{" "}
              <span className={one.late ? "bad" : "q"}>
                {fill(one.late ? supply.leave_was : supply.leave_by, { day: shortDay(one.leave_by, language) })}
              </span>
            </li>
          ))}
        </ul>
      </td>
      <td className="r num mo">{pieces}×</td>
    </tr>
  );
}
