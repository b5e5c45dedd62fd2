import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { markSent } from "@/lib/backend/order/mails/order-sent";
import { amountOf, orderToTell, stateLetter } from "@/lib/backend/order/mails/state-mail";
import { orderPayload } from "@/lib/backend/order/order-jobs";
import { paymentKind } from "@/lib/domain/payment-methods";

/** Tells the shopper that the goods can be collected at the shop. */
export const orderReadyMail = mailKind({
  task: "order_ready",
  payload: orderPayload,
  compose: async (payload, { config }) => {
    const order = await orderToTell(payload, "order_ready", ({ status }) => status === "packed");
    if (!order) return null;
    const { shop, publicUrl } = config;
    const paysThere = paymentKind(order.paymentId) === "on_delivery" && order.paymentStatus === "pending";
    return stateLetter(order, "ready", config, (messages) => ({
      subject: messages.ready_subject,
      text: messages.ready,
      blocks: [
        {
          kind: "facts",
          rows: [
            { label: messages.place, value: `${shop.name}\n${shop.street}\n${shop.zipCode} ${shop.city}` },
            ...(paysThere ? [{ label: messages.pay_there, value: amountOf(order) }] : []),
          ],
        },
        { kind: "text", text: fill(messages.bring, { number: order.number }) },
        { kind: "link", text: messages.hours, href: `${publicUrl}/${order.language}/contacts` },
      ],
    }));
  },
  sent: ({ order_id: id }, mail) => markSent(id, "order_ready", mail),
});
