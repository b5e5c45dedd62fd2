import { shortDay } from "@/components/admin/shell/day-words";
import type { Wanted } from "@/lib/contract/admin/supply";
import type { Language } from "@/lib/domain/locale";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = { tyres: readonly Wanted[]; language: Language; texts: AdminTexts };

/** Tyres that come on the same day: how many of each, and for which orders. */
export function WantedTable({ tyres, language, texts: { supply, order, queue, shell } }: Props) {
  return (
    <table className="ln supply">
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{queue.pick}</span>
          </th>
          <th scope="col">{order.tyre}</th>
          <th scope="col">{shell.orders}</th>
          <th scope="col" className="r">
            {order.pieces}
          </th>
        </tr>
      </thead>
      <tbody>
        {tyres.map(({ product_id, name, size, ean, pieces, orders }) => (
          <tr key={product_id}>
            <td>
              <input
                type="checkbox"
                name="orders"
                value={orders.map(({ number, revision }) => `${number}:${revision}`).join(" ")}
                aria-label={fill(supply.pick_one, { tyre: `${size} ${name}` })}
              />
            </td>
            <td>
              <b className="num">{size}</b> {name} {ean ? <span className="q">EAN {ean}</span> : null}
            </td>
            <td>
              <ul>
                {orders.map((one) => (
                  <li key={one.number}>
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
        ))}
      </tbody>
    </table>
  );
}
