import { shopDay, shortDay } from "@/components/admin/shell/day-words";
import { formatMoney } from "@/lib/domain/money";
import { momentOf } from "@/lib/i18n/moment";
import { counted, fill } from "@/messages/admin/fill";
import { OrderBody } from "./order-body";
import { OrderKeys } from "./order-keys";
import type { OrderParts } from "./order-parts";
import { daysBetween } from "./row-view";

/** An order on a page of its own: when it leaves at the left, then its number, at the right how much. */
export function OrderSheet({ now, ...props }: OrderParts & { now: Date }) {
  const { order, me, texts } = props;
  const { number, leave_by, status } = order;
  const late = daysBetween(leave_by, shopDay(now));
  const open = ["placed", "confirmed", "packed"].includes(status);
  const pickup = order.delivery.type === "pickup" && status in texts.pickup_state;
  const day = shortDay(leave_by, me.language);
  return (
    <>
      <div className="mast order-mast">
        <p className="day">
          <span className="dw">{fill(open ? texts.order.leaves : texts.order.left_by, { day })}</span>
          {open && late > 0 ? <span className="bad">{counted(texts.queue.late_days, late, me.language)}</span> : null}
        </p>
        <div>
          <p className="q">
            <a href="/admin/orders">{texts.order.back}</a> ·{" "}
            {fill(texts.order.placed, { when: momentOf(order.placed_at, me.language) })}
          </p>
          <h1 className="big">
            <span>{number.slice(0, 4)}</span>
            {number.slice(4)}
          </h1>
          <p className="say">
            {order.customer.company ?? order.customer.name}, {order.customer.city}:{" "}
            <b>{pickup ? texts.pickup_state[status as keyof typeof texts.pickup_state] : texts.order_state[status]}</b>
          </p>
          {order.hold ? (
            <p className="bad">
              {fill(order.hold.until ? texts.queue.held_until : texts.queue.held, {
                reason: texts.hold_reason[order.hold.reason],
                day: shortDay(order.hold.until ?? "", me.language),
              })}
            </p>
          ) : null}
        </div>
        <p className="mo">
          <span className="sum">{formatMoney(order.total, me.language)}</span>
          <span className={order.payment.status === "paid" ? "okc" : "q"}>
            {texts.payment_state[order.payment.status]}, {texts.payment_method[order.payment.id]}
          </span>
        </p>
      </div>
      <OrderBody {...props} />
      {me.single_keys ? <OrderKeys number={number} /> : null}
    </>
  );
}
