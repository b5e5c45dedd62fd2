import { z } from "zod";
import { database } from "@/lib/backend/kernel/database/connect";
import { shopLanguage } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { loadOrder } from "@/lib/backend/order/load-order";
import { paymentNotes } from "@/lib/domain/payment";
import { written } from "@/messages/written";

/** Tells the shop that a payment by card needs somebody to look at it. */
export const paymentAlertMail = mailKind({
  task: "payment_alert",
  payload: z.object({ order_id: z.uuid(), note: z.enum(paymentNotes), detail: z.string() }),
  compose: async ({ order_id: id, note, detail }, { config, job }) => {
    const order = await loadOrder(database(), id);
    if (!order) return null;
    const language = shopLanguage(config);
    const messages = written[language].mail_payment.alert;
    const { number } = order;
    return {
      to: { name: config.shop.name, address: config.shop.email },
      language,
      subject: fill(messages.subject, { number }),
      blocks: [
        { kind: "text", text: fill(messages[note], { number }) },
        { kind: "text", text: detail },
      ],
      name: `${number}-payment-alert-${job}`,
    };
  },
});
