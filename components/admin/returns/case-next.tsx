import { shortDay } from "@/components/admin/shell/day-words";
import { formatMoney } from "@/lib/domain/money";
import { fill } from "@/messages/admin/fill";
import { type CaseParts, hasEnded, hasGoods, toPayBack, turnOf } from "./case-parts";

/** What an open withdrawal waits for, in a few words; of one that was refused why. */
export function nextWords({ found, texts: { returns } }: CaseParts): string {
  const turn = turnOf(found);
  if (turn) return returns.next[turn];
  return found.refusal ? returns.refusals[found.refusal] : "";
}

/** Whose turn it is, what is to be done and until when. */
function nextText({ found, me, texts: { returns } }: CaseParts): string {
  const { days_left, refund_due_on, in_time, order } = found;
  const turn = turnOf(found);
  if (!turn) return "";
  const amount = formatMoney(toPayBack(found), me.language, { exact: true });
  const due = (days_left ?? 0) < 0 ? returns.money_was_due : returns.money_due;
  // Of an order whose goods never left, money is owed only if it came.
  const owes = hasGoods(turn) || order.payment.status === "paid";
  return [
    fill(returns.next_long[turn], { amount }),
    owes ? fill(due, { day: shortDay(refund_due_on, me.language) }) : "",
    in_time ? "" : returns.may_refuse,
  ]
    .filter(Boolean)
    .join(" ");
}

/** How it ended, that the customer knows, and that nothing opens it again. */
function Ended({ found, me, texts: { returns } }: CaseParts) {
  const { state, settled_on, refusal, order } = found;
  const values = { day: shortDay(settled_on ?? "", me.language), reason: refusal ? returns.refusals[refusal] : "" };
  const [before = "", after = ""] = returns.closed.split("{order}");
  return (
    <>
      <p className="b">{fill(state === "refused" ? returns.end.refused : returns.end.settled, values)}</p>
      <p className="q">
        {before}
        <a href={`/admin/orders/${order.number}`}>{fill(returns.closed_order, { number: order.number })}</a>
        {after}
      </p>
    </>
  );
}

/** What is to be done about a withdrawal next, by whom and until when; of a closed one how it ended. */
export function CaseNext(props: CaseParts) {
  const { returns } = props.texts;
  const ended = hasEnded(props.found);
  return (
    <div className="case-next">
      <h3>{ended ? returns.end.title : returns.next.title}</h3>
      {ended ? <Ended {...props} /> : <p className="b">{nextText(props)}</p>}
    </div>
  );
}
