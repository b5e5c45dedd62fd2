import { shopDay, shortDay } from "@/components/admin/shell/day-words";
import { formatMoney } from "@/lib/domain/money";
import { counted, fill } from "@/messages/admin/fill";
import { CaseFacts } from "./case-facts";
import { CaseForms } from "./case-forms";
import { CaseNext, nextWords } from "./case-next";
import { type CaseParts, hasEnded, isRefused, toPayBack } from "./case-parts";

/** Days from which on a deadline is red. Source: specification of the office, 4.6. */
const redDays = 3;

function When({ found, me, texts: { returns } }: CaseParts) {
  const { days_left: left, refund_due_on, submitted_at } = found;
  if (left === null) {
    const day = shortDay(shopDay(new Date(submitted_at)), me.language);
    return <span className="q">{fill(returns.came, { day })}</span>;
  }
  const text =
    left < 0
      ? counted(returns.days_over, -left, me.language)
      : left === 0
        ? returns.due_today
        : counted(returns.days_left, left, me.language);
  return (
    <>
      <b className={left <= redDays ? "bad" : ""}>{text}</b>{" "}
      <span className="q">{shortDay(refund_due_on, me.language)}</span>
    </>
  );
}

/** What is given back, in the consumer's own words where they chose them. */
export function Goods({ found: { whole, lines, part }, texts: { returns } }: CaseParts) {
  if (part !== null) return <q>{part}</q>;
  return (
    <>
      {whole ? `${returns.whole} ` : ""}
      {lines.map(({ product_id, name, size, quantity }, at) => (
        <span key={product_id}>
          {at > 0 ? ", " : ""}
          {quantity}× <b className="size">{size}</b> {name}
        </span>
      ))}
    </>
  );
}

/** A withdrawal: by when, what, how much. It unfolds in place. @param open is it unfolded from the start? */
export function CaseRow(props: CaseParts & { open: boolean }) {
  const { found, me, texts, open } = props;
  const { number, state, customer, in_time } = found;
  const { returns } = texts;
  const next = nextWords(props);
  const marks = [in_time ? "" : returns.not_in_time, customer.company ? returns.on_company : ""].filter(Boolean);
  return (
    <li id={number}>
      <details className="case" open={open || isRefused(props)}>
        <summary>
          <span className="cw">
            <When {...props} />
          </span>
          <span className="cn">
            <b>{customer.company ?? customer.name}</b> <span className="q">{number}</span>{" "}
            {marks.length > 0 ? <span className="bad">{marks.join(", ")}</span> : null}
          </span>
          <span className="cg">
            <Goods {...props} />
          </span>
          <span className="cs">
            <span className={state === "settled" ? "okc" : ""}>{returns.state[state]}</span>{" "}
            {next ? <span className="q">· {next}</span> : null}
          </span>
          <span className="cm num">
            <span className="vh">{fill(returns.amount, { order: found.order.number })} </span>
            {state === "refused" ? "" : formatMoney(toPayBack(found), me.language, { exact: true })}
          </span>
        </summary>
        <div className="casebody">
          <CaseNext {...props} />
          <CaseFacts {...props} />
          {hasEnded(found) ? null : <CaseForms {...props} />}
        </div>
      </details>
    </li>
  );
}
