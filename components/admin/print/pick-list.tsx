import { shopDay, shortDay } from "@/components/admin/shell/day-words";
import { Table } from "@/components/admin/shell/table";
import { counted } from "@/messages/admin/fill";
import type { PrintProps } from "./print-props";

type Pick = { name: string; ean: string | null; pieces: number; orders: { number: string; pieces: number }[] };

/** The tyres of several orders, each once, by size. */
function picksOf(orders: PrintProps["orders"]): [id: number, Pick][] {
  const picks = new Map<number, Pick>();
  for (const { number, lines } of orders)
    for (const { product_id, name, size, ean, quantity } of lines) {
      const pick = picks.get(product_id) ?? { name: `${size} ${name}`, ean, pieces: 0, orders: [] };
      pick.pieces += quantity;
      pick.orders.push({ number, pieces: quantity });
      picks.set(product_id, pick);
    }
  return [...picks].toSorted(([, a], [, b]) => a.name.localeCompare(b.name));
}

/** What is to be taken from the shelves for several orders: each tyre once, with the orders it is for. */
export function PickList({ orders, language, texts, now }: PrintProps) {
  const { sheet, order, queue } = texts;
  return (
    <section className="leaf">
      <h1>
        {sheet.pick} <small>{shortDay(shopDay(now), language)}</small>
      </h1>
      <p>{counted(sheet.sum, orders.length, language)}</p>
      <Table columns={[sheet.checked, order.pieces, order.tyre, texts.shell.orders]}>
        {picksOf(orders).map(([id, { name, ean, pieces, orders: of }]) => (
          <tr key={id}>
            <td>
              <i className="box" />
            </td>
            <td className="num">{pieces}×</td>
            <td>
              <b>{name}</b> <span className="q">{ean ? `EAN ${ean}` : ""}</span>
            </td>
            <td>{of.map((one) => `${one.number} (${one.pieces}×)`).join(", ")}</td>
          </tr>
        ))}
      </Table>
      <Table columns={[sheet.checked, queue.number, queue.who, sheet.leave, texts.delivery_type.courier]}>
        {orders.map((one) => (
          <tr key={one.number}>
            <td>
              <i className="box" />
            </td>
            <td className="num">{one.number}</td>
            <td>
              {one.customer.company ?? one.customer.name}, {one.customer.city}
            </td>
            <td>{shortDay(one.leave_by, language)}</td>
            <td>
              {texts.delivery_type[one.delivery.type]} {one.delivery.carrier ? texts.carrier[one.delivery.carrier] : ""}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
