import { database } from "@/lib/backend/kernel/database/connect";
import { identityBlock } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { loadOrder, type StoredOrder } from "@/lib/backend/order/load-order";
import { markSent, wasSent } from "@/lib/backend/order/mails/order-sent";
import { reviewInvitationJob } from "@/lib/backend/order/order-jobs";
import { withdrawnPart } from "@/lib/backend/order/withdrawn";
import { linePictures } from "@/lib/backend/picture/mail-pictures";
import { makeInvitation } from "@/lib/backend/review/invitations";
import type { Language } from "@/lib/domain/locale";
import { writtenDate } from "@/lib/domain/written-date";
import { written } from "@/messages/written";

/** Who gave the tyres back, or wants to be forgotten, is not asked about them. */
const isInvited = (order: StoredOrder) =>
  order.status === "delivered" && withdrawnPart(order) === null && !order.forgetContact;

/** When an order came. */
function deliveredOn({ events, placedAt }: StoredOrder, language: Language): string {
  const delivered = events.findLast(({ kind, state }) => kind === "order" && state === "delivered");
  return writtenDate(delivered?.at ?? placedAt, language);
}

/**
 * Asks the buyer of a delivered order what its tyres are like: once, about what was bought, with nothing to buy in it. It says why
 * it came and that no other follows.
 */
export const reviewInvitationMail = mailKind({
  ...reviewInvitationJob,
  compose: async ({ order_id: id }, { config, now }) => {
    const order = await loadOrder(database(), id);
    if (!order || !isInvited(order) || (await wasSent(id, "review_invitation"))) return null;
    const { language, number, lines } = order;
    const messages = written[language].mail_review;
    const pictures = await linePictures(lines, config.publicUrl);
    const token = await makeInvitation(database(), id, now);
    return {
      to: { name: `${order.firstName} ${order.lastName}`, address: order.email },
      language,
      subject: fill(messages.subject, { number }),
      blocks: [
        {
          kind: "text",
          text: `${messages.hello}\n${fill(messages.ask, { number, day: deliveredOn(order, language) })}`,
        },
        {
          kind: "tyres",
          rows: lines.map(({ name, size, image }) => ({ name: `${name} ${size}`, picture: pictures.get(image) })),
        },
        { kind: "link", text: messages.write, href: `${config.publicUrl}/${language}/review?token=${token}` },
        { kind: "small", text: messages.link_note },
        { kind: "small", text: fill(messages.why, { number, email: config.shop.email }) },
        identityBlock(language, config),
      ],
      name: `${number}-review-invitation`,
      id: `order-${id}-review-invitation`,
    };
  },
  sent: ({ order_id: id }, mail) => markSent(id, "review_invitation", mail),
});
