import { database } from "@/lib/backend/kernel/database/connect";
import { identityBlock } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { loadOrder } from "@/lib/backend/order/load-order";
import { orderPage, shopperOf } from "@/lib/backend/order/mails/order-page";
import { markSent, wasSent } from "@/lib/backend/order/mails/order-sent";
import { orderPayload } from "@/lib/backend/order/order-jobs";
import { formatMoney, moneyOf } from "@/lib/domain/money";
import { written } from "@/messages/written";

/** Tells the shopper that an order was paid by card: once. */
export const paymentReceivedMail = mailKind({
  task: "payment_received",
  payload: orderPayload,
  compose: async ({ order_id: id }, { config }) => {
    const order = await loadOrder(database(), id);
    if (!order || (await wasSent(id, "payment_received"))) return null;
    const { language, number } = order;
    const messages = written[language].mail_payment.received;
    const amount = formatMoney(moneyOf(order.total, order.currency), language, { exact: true });
    return {
      to: shopperOf(order),
      language,
      subject: fill(messages.subject, { number }),
      blocks: [
        { kind: "text", text: `${messages.hello}\n${fill(messages.text, { number, amount })}` },
        { kind: "link", text: messages.open, href: await orderPage(order, config) },
        identityBlock(language, config),
      ],
      name: `${number}-payment-received`,
      id: `order-${id}-payment-received`,
    };
  },
  sent: ({ order_id: id }, mail) => markSent(id, "payment_received", mail),
});
