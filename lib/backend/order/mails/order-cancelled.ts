import { z } from "zod";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import type { StoredOrder } from "@/lib/backend/order/load-order";
import { markSent } from "@/lib/backend/order/mails/order-sent";
import { amountOf, orderToTell, stateLetter } from "@/lib/backend/order/mails/state-mail";
import { orderPayload } from "@/lib/backend/order/order-jobs";
import { cancelReasons } from "@/lib/domain/admin/order-view";
import { paymentKind } from "@/lib/domain/payment-methods";
import type { Messages } from "@/messages/written";

/** What becomes of the money. */
function moneyOf(order: StoredOrder, messages: Messages["mail_order"]): string {
  const { paymentStatus, paymentId } = order;
  if (paymentStatus === "paid") return fill(messages.money_due, { amount: amountOf(order) });
  if (paymentStatus === "refunded") return fill(messages.money_returned, { amount: amountOf(order) });
  return paymentKind(paymentId) === "on_delivery" ? messages.money_none : messages.money_maybe;
}

/** Tells the shopper that the shop has cancelled their order, why, and what becomes of the money. */
export const orderCancelledMail = mailKind({
  task: "order_cancelled",
  payload: orderPayload.extend({ reason: z.enum(cancelReasons).nullable() }),
  compose: async ({ reason, ...payload }, { config }) => {
    const order = await orderToTell(payload, "order_cancelled", ({ status }) => status === "cancelled");
    if (!order) return null;
    return stateLetter(order, "cancelled", config, (messages) => ({
      subject: messages.cancelled_subject,
      text: messages.cancelled[reason ?? "other"],
      blocks: [
        { kind: "text", text: moneyOf(order, messages) },
        { kind: "text", text: messages.ask },
      ],
    }));
  },
  sent: ({ order_id: id }, mail) => markSent(id, "order_cancelled", mail),
});
