import { contactMessages, contactPayload, messageToTell } from "@/lib/backend/contact/mails/contact-message";
import { identityBlock } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { writtenMoment } from "@/lib/domain/written-date";

/** Tells the sender of a message that the shop has it. */
export const contactAcknowledgement = mailKind({
  task: "contact_acknowledgement",
  payload: contactPayload,
  compose: async ({ message_id: id }, { config }) => {
    const message = await messageToTell(id);
    if (!message) return null;
    const { language, email } = message;
    const messages = contactMessages(language);
    const values = { shop: config.shop.name, phone: config.shop.phone, when: writtenMoment(message.sentAt, language) };
    return {
      // The name is not used: it may be an advertisement aimed at the owner of the address.
      to: { name: "", address: email },
      language,
      subject: fill(messages.subject, values),
      blocks: [
        { kind: "text", text: `${messages.hello}\n${fill(messages.text, values)}` },
        { kind: "small", text: messages.note },
        identityBlock(language, config),
      ],
      name: `contact-acknowledgement-${id}`,
    };
  },
});
