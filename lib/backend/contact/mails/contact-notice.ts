import { contactMessages, contactPayload, messageToTell } from "@/lib/backend/contact/mails/contact-message";
import { shopLanguage } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { formatPhone } from "@/lib/domain/phone";
import { writtenMoment } from "@/lib/domain/written-date";

/** A message to the shop, for the shop; answering it writes to its sender. */
export const contactNotice = mailKind({
  task: "contact_notice",
  payload: contactPayload,
  compose: async ({ message_id: id }, { config }) => {
    const message = await messageToTell(id);
    if (!message) return null;
    const language = shopLanguage(config);
    const messages = contactMessages(language);
    const { name, email, phoneNumber, orderNumber } = message;
    const rows = [
      { label: messages.name, value: name },
      { label: messages.email, value: email },
      ...(phoneNumber ? [{ label: messages.phone, value: formatPhone(phoneNumber) }] : []),
      ...(orderNumber ? [{ label: messages.order, value: orderNumber }] : []),
      { label: messages.sent, value: writtenMoment(message.sentAt, language) },
      { label: messages.language, value: messages.languages[message.language] },
    ];
    return {
      to: { name: config.shop.name, address: config.shop.email },
      replyTo: { name, address: email },
      language,
      subject: fill(messages.shop_subject, { name }),
      blocks: [
        { kind: "facts", rows },
        { kind: "heading", text: messages.message },
        { kind: "text", text: message.message },
      ],
      name: `contact-notice-${id}`,
    };
  },
});
