import { identityBlock } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { mayBeAskedToPay } from "@/lib/backend/order/awaits-money";
import { orderMailOf } from "@/lib/backend/order/mails/order-blocks";
import { orderPage, shopperOf } from "@/lib/backend/order/mails/order-page";
import { markSent } from "@/lib/backend/order/mails/order-sent";
import { paymentBlocks, paymentCode } from "@/lib/backend/order/mails/payment-blocks";
import { orderToTell } from "@/lib/backend/order/mails/state-mail";
import { orderPayload } from "@/lib/backend/order/order-jobs";
import { presentOrder } from "@/lib/backend/order/present-order";
import { writtenDate } from "@/lib/domain/written-date";
import { written } from "@/messages/written";

/** Reminds the shopper of a transfer that has not come, before the order is cancelled for it. */
export const paymentReminderMail = mailKind({
  task: "payment_reminder",
  payload: orderPayload,
  compose: async (payload, { config }) => {
    const order = await orderToTell(payload, "payment_reminder", mayBeAskedToPay);
    if (!order?.payBy) return null;
    const { id, language, number } = order;
    const messages = written[language].mail_payment.reminder;
    const until = writtenDate(order.payBy, language);
    const presented = await presentOrder(order, language);
    const { cid, pictures } = await paymentCode(presented);
    return {
      to: shopperOf(order),
      language,
      subject: fill(messages.subject, { number }),
      blocks: [
        { kind: "text", text: `${messages.hello}\n${fill(messages.text, { number, until })}` },
        ...paymentBlocks(orderMailOf(presented, language), cid, config.publicUrl),
        { kind: "text", text: messages.paid },
        { kind: "link", text: messages.open, href: await orderPage(order, config) },
        identityBlock(language, config),
      ],
      pictures,
      name: `${number}-payment-reminder`,
      id: `order-${id}-payment-reminder`,
    };
  },
  sent: ({ order_id: id }, mail) => markSent(id, "payment_reminder", mail),
});
