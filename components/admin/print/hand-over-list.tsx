import { shopDay, shortDay } from "@/components/admin/shell/day-words";
import { Table } from "@/components/admin/shell/table";
import { isCollected } from "@/lib/domain/admin/is-collected";
import type { Carrier } from "@/lib/domain/carrier";
import { formatMoney } from "@/lib/domain/money";
import { counted } from "@/messages/admin/fill";
import type { PrintProps } from "./print-props";

/** What a carrier takes along, a page for each, with a place to sign. */
export function HandOverList({ orders, language, texts, now }: PrintProps) {
  const { sheet, order: words, queue, ship } = texts;
  const carriers = [...new Set(orders.map(({ delivery }) => delivery.carrier))];
  const nameOf = (carrier: Carrier | null) => (carrier ? texts.carrier[carrier] : ship.no_carrier);
  return carriers.map((carrier) => {
    const mine = orders.filter(({ delivery }) => delivery.carrier === carrier);
    return (
      <section className="leaf" key={carrier}>
        <h1>
          {sheet.hand}: {nameOf(carrier)} <small>{shortDay(shopDay(now), language)}</small>
        </h1>
        <Table columns={[queue.number, queue.who, words.tracking, ship.parcels, { text: ship.cod, right: true }]}>
          {mine.map((order) => {
            const { number, customer, payment, shipments, total } = order;
            const cash = isCollected(payment);
            const last = shipments.at(-1);
            return (
              <tr key={number}>
                <td className="num">{number}</td>
                <td>
                  {customer.company ?? customer.name}, {customer.city}
                </td>
                <td>{last?.tracking.map((one) => one.number).join(", ")}</td>
                <td>{last?.parcels}</td>
                <td className="r">{cash ? formatMoney(total, language, { exact: true }) : ""}</td>
              </tr>
            );
          })}
        </Table>
        <p className="b">{counted(sheet.sum, mine.length, language)}</p>
        <p className="signs">
          <span>{sheet.handed}</span>
          <span>{sheet.taken}</span>
        </p>
      </section>
    );
  });
}
