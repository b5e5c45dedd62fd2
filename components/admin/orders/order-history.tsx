import { hasRight } from "@/lib/domain/admin/rights";
import { momentOf } from "@/lib/i18n/moment";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import type { OrderParts } from "./order-parts";

type Event = OrderParts["order"]["history"][number];

function nameOf({ kind, state }: Event, { event, payment_note }: AdminTexts): string {
  const known: Record<string, string> = { ...event, ...payment_note };
  return known[`${kind}_${state}`] ?? known[state] ?? known[kind] ?? state;
}

function authorOf({ actor, by, kind, state }: Event, { order }: AdminTexts): string {
  if (by) return by;
  if (actor === "cli") return order.by_cli;
  return (kind === "order" && state === "placed") || kind === "withdrawal" ? order.by_customer : order.by_system;
}

/** What happened to an order and who did it; what was taken back is struck out and says so. */
export function History({ order, me, texts }: OrderParts) {
  return (
    <ol className="road-log">
      {order.history.map((event) => (
        <li
          key={`${event.at} ${event.kind} ${event.state} ${event.undone_at}`}
          className={event.undone_at ? "undone" : ""}
        >
          <time dateTime={event.at}>{momentOf(event.at, me.language)}</time>
          <b>{nameOf(event, texts)}</b>
          {event.undone_at ? <span className="q">{texts.order.undone}</span> : null}
          <span className="au">{authorOf(event, texts)}</span>
        </li>
      ))}
      {order.withdrawals.map(({ number, submitted_at }) => (
        <li key={number}>
          <time dateTime={submitted_at}>{momentOf(submitted_at, me.language)}</time>
          <b>
            {hasRight(me.rights, "orders") ? (
              <a href={`/admin/returns?order=${order.number}#${number}`}>{fill(texts.order.withdrawal, { number })}</a>
            ) : (
              fill(texts.order.withdrawal, { number })
            )}
          </b>
          <span className="au">{texts.order.by_customer}</span>
        </li>
      ))}
    </ol>
  );
}
