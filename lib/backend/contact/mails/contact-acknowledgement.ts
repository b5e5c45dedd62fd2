import { contactPayload, contactTexts, messageToTell } from "@/lib/backend/contact/mails/contact-message";
import { identityBlock } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/phrases";
import { writtenMoment } from "@/lib/domain/written-date";

/** Tells the sender of a message that the shop has it. */
export const contactAcknowledgement = mailKind({
  task: "contact_acknowledgement",
  payload: contactPayload,
  compose: async ({ message_id: id }, { config }) => {
    const message = await messageToTell(id);
    if (!message) return null;
    const { language, email } = message;
    const say = contactTexts[language];
    const told = { shop: config.shop.name, phone: config.shop.phone, when: writtenMoment(message.sentAt, language) };
    return {
      // The name is the sender's own word, and may be an advertisement to whoever owns the address.
      to: { name: "", address: email },
      language,
      subject: fill(say.subject, told),
      blocks: [
        { kind: "text", text: `${say.hello}\n${fill(say.text, told)}` },
        { kind: "small", text: say.note },
        identityBlock(language, config),
      ],
      name: `contact-acknowledgement-${id}`,
    };
  },
});
