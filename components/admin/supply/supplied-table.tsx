import { shortDay } from "@/components/admin/shell/day-words";
import type { Supplied } from "@/lib/contract/admin/supply";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = { tyres: readonly Supplied[]; language: Language; texts: AdminTexts };

/** Who else has all pieces of a tyre, in words. */
function otherWords({ other }: Supplied, { texts: { sourcing, suppliers }, language }: Props): string {
  if (!other) return sourcing.no_other;
  const days = counted(suppliers.days, other.days, language);
  const values = { supplier: other.name, available: other.available, days };
  if (!other.cost) return fill(sourcing.other_no_cost, values);
  return fill(sourcing.other, { ...values, cost: formatMoney(other.cost, language) });
}

/** The lines behind a tyre and its other source, as a picked row sends them. */
const picked = ({ lines, other }: Supplied) =>
  lines.map((line) => [line.number, line.position, line.line_revision, other?.supplier ?? 0].join(":")).join(" ");

/** Tyres that come from one supplier: how many of each, at what cost, for which orders, and who else has them. */
export function SuppliedTable(props: Props) {
  const { tyres, language, texts } = props;
  const { sourcing, order, queue, supply } = texts;
  return (
    <table className="ln supply">
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{queue.pick}</span>
          </th>
          <th scope="col">{order.tyre}</th>
          <th scope="col">{sourcing.column.orders}</th>
          <th scope="col" className="r">
            {order.pieces}
          </th>
        </tr>
      </thead>
      <tbody>
        {tyres.map((tyre) => {
          const { product_id, name, size, ean, code, cost, pieces, state, expected_on, lines } = tyre;
          const day = expected_on ? shortDay(expected_on, language) : "";
          return (
            <tr key={[product_id, state, expected_on].join()}>
              <td>
                <input
                  type="checkbox"
                  name="lines"
                  value={picked(tyre)}
                  aria-label={fill(sourcing.pick_one, { tyre: `${size} ${name}` })}
                />
              </td>
              <td>
                <b className="num">{size}</b> {name}{" "}
                <span className="q">
                  {[
                    code && fill(sourcing.code, { code }),
                    ean && `EAN ${ean}`,
                    cost ? fill(sourcing.each, { cost: formatMoney(cost, language) }) : sourcing.cost_unknown,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
                <span className={state === "short" ? "source bad" : "source"}>
                  {fill(sourcing.state[state], { day })}
                </span>
                {state === "ordered" ? null : <span className="source q">{otherWords(tyre, props)}</span>}
              </td>
              <td>
                <ul>
                  {lines.map((one) => (
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
        })}
      </tbody>
    </table>
  );
}
