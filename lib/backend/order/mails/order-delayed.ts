import { z } from "zod";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill, spokenDay } from "@/lib/backend/mail/mail-messages";
import { awaitsMoney } from "@/lib/backend/order/awaits-money";
import { markSent } from "@/lib/backend/order/mails/order-sent";
import { orderToTell, stateLetter, writtenDays } from "@/lib/backend/order/mails/state-mail";
import { orderPayload } from "@/lib/backend/order/order-jobs";
import { withdrawnPart } from "@/lib/backend/order/withdrawn";
import { deliveryMethod } from "@/lib/domain/delivery";
import { writtenDate } from "@/lib/domain/written-date";
import { written } from "@/messages/written";

/** Tells the shopper that an order leaves later than was promised, once for each new day; they may cancel it. */
export const orderDelayedMail = mailKind({
  task: "order_delayed",
  payload: orderPayload.extend({ leave_by: z.iso.date() }),
  compose: async ({ leave_by: day, ...payload }, { config }) => {
    const holds = ["placed", "confirmed", "packed"];
    const order = await orderToTell(
      payload,
      `order_delayed ${day}`,
      (order) => holds.includes(order.status) && order.leaveBy === day && withdrawnPart(order) !== "whole",
    );
    if (!order) return null;
    const { language, estimateFrom: from, estimateTo: to } = order;
    const days = writtenDays({ from, to }, language);
    const today = writtenDate(new Date(), language);
    const when = awaitsMoney(order) ? fill(written[language].mail.when_paid_today, { days, today }) : days;
    const collected = deliveryMethod(order.deliveryId).type === "pickup";
    return stateLetter(order, `delayed-${day}`, config, (messages) => ({
      subject: messages.delayed_subject,
      text: messages.delayed,
      blocks: [
        {
          kind: "facts",
          rows: [
            ...(collected ? [] : [{ label: messages.leaves, value: spokenDay(day, language) }]),
            { label: collected ? messages.ready_on : messages.arrives, value: when },
          ],
        },
        { kind: "text", text: messages.may_cancel },
      ],
    }));
  },
  sent: ({ order_id: id, leave_by: day }, mail) => markSent(id, `order_delayed ${day}`, mail),
});
