import { shortDay } from "@/components/admin/shell/day-words";
import { formatMoney, type Money } from "@/lib/domain/money";
import { momentOf } from "@/lib/i18n/moment";
import { fill } from "@/messages/admin/fill";
import { type CaseParts, toPayBack } from "./case-parts";

function Who({ found, texts: { returns } }: CaseParts) {
  const { order, customer, stated_by, reason } = found;
  return (
    <div>
      <h3>
        <a href={`/admin/orders/${order.number}`}>{fill(returns.order, { number: order.number })}</a>
      </h3>
      <p>
        {customer.name}
        {customer.company ? `, ${customer.company}` : ""}
      </p>
      {stated_by === customer.name ? null : <p>{fill(returns.stated_by, { name: stated_by })}</p>}
      {customer.company ? <p className="bad">{returns.company_note}</p> : null}
      {reason ? (
        <p>
          {returns.reason} <q>{reason}</q>
        </p>
      ) : null}
    </div>
  );
}

function Days({ found, me, texts: { returns, order_state } }: CaseParts) {
  const { submitted_at, delivered_on, last_day, in_time, order } = found;
  const day = (text: string) => shortDay(text, me.language);
  const reason = found.refusal ? returns.refusals[found.refusal] : "";
  const done = [
    [returns.goods_back_on, found.goods_back_on],
    [returns.inspected_on, found.inspected_on],
    [found.state === "refused" ? returns.refused_on : returns.settled_on, found.settled_on],
  ] as const;
  return (
    <div>
      <h3>{returns.when}</h3>
      <p>{fill(returns.submitted, { when: momentOf(submitted_at, me.language) })}</p>
      <p>
        {delivered_on
          ? fill(returns.delivered, { day: day(delivered_on) })
          : fill(returns.not_delivered, { state: order_state[order.status] })}
      </p>
      {last_day ? (
        <p className={in_time ? "okc" : "bad"}>
          {fill(in_time ? returns.in_time : returns.too_late, { day: day(last_day) })}
        </p>
      ) : null}
      {done.map(([text, on]) => (on ? <p key={text}>{fill(text, { day: day(on), reason })}</p> : null))}
    </div>
  );
}

function Amounts({ found, me, texts }: CaseParts) {
  const { returns, payment_method, payment_state } = texts;
  const { order, at_most, deduction, deduction_reason } = found;
  const shown = (money: Money) => formatMoney(money, me.language, { exact: true });
  const rows: [string, string][] = [[returns.total, shown(order.total)]];
  if (found.state !== "refused") rows.push([returns.at_most, shown(at_most)]);
  if (deduction && deduction_reason)
    rows.push(
      [fill(returns.kept, { reason: returns.deductions[deduction_reason] }), `−${shown(deduction)}`],
      [returns.goes_back, shown(toPayBack(found))],
    );
  return (
    <div>
      <h3>{returns.money}</h3>
      <dl className="mny">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{payment_method[order.payment.id]}</dt>
          <dd className={order.payment.status === "paid" ? "okc" : ""}>{payment_state[order.payment.status]}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Whose withdrawal it is, when it came and how far it is, and the money. */
export function CaseFacts(props: CaseParts) {
  return (
    <div className="trio">
      <Who {...props} />
      <Days {...props} />
      <Amounts {...props} />
    </div>
  );
}
