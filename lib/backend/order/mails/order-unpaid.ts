import { database } from "@/lib/backend/kernel/database/connect";
import { identityBlock } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { loadOrder } from "@/lib/backend/order/load-order";
import { shopperOf } from "@/lib/backend/order/mails/order-page";
import { markSent, wasSent } from "@/lib/backend/order/mails/order-sent";
import { orderPayload } from "@/lib/backend/order/order-jobs";
import { paymentKind } from "@/lib/domain/payment-methods";
import { written } from "@/messages/written";

/** Tells the shopper that an order was cancelled because nobody has paid it in time. */
export const orderUnpaidMail = mailKind({
  task: "order_unpaid",
  payload: orderPayload,
  compose: async ({ order_id: id }, { config }) => {
    const order = await loadOrder(database(), id);
    if (!order || (await wasSent(id, "order_unpaid"))) return null;
    const { language, number } = order;
    const messages = {
      ...written[language].mail_payment.unpaid,
      ...(paymentKind(order.paymentId) === "transfer" && written[language].mail_payment.unpaid_transfer),
    };
    return {
      to: shopperOf(order),
      language,
      subject: fill(messages.subject, { number }),
      blocks: [
        { kind: "text", text: `${messages.hello}\n${fill(messages.text, { number })}` },
        { kind: "text", text: messages.again },
        { kind: "link", text: messages.open, href: `${config.publicUrl}/${language}` },
        identityBlock(language, config),
      ],
      name: `${number}-unpaid`,
      id: `order-${id}-unpaid`,
    };
  },
  sent: ({ order_id: id }, mail) => markSent(id, "order_unpaid", mail),
});
