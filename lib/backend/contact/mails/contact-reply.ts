import { eq } from "drizzle-orm";
import { z } from "zod";
import { contactMessages } from "@/lib/backend/contact/mails/contact-message";
import { database } from "@/lib/backend/kernel/database/connect";
import { contactMessage, contactReply } from "@/lib/backend/kernel/database/schema/contact";
import { identityBlock } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { writtenMoment } from "@/lib/domain/written-date";

/** The shop's answer to a message, with the message below it. */
export const contactReplyMail = mailKind({
  task: "contact_reply",
  payload: z.object({ reply_id: z.int() }),
  compose: async ({ reply_id: id }, { config }) => {
    const [found] = await database()
      .select({ message: contactMessage, text: contactReply.text })
      .from(contactReply)
      .innerJoin(contactMessage, eq(contactMessage.id, contactReply.messageId))
      .where(eq(contactReply.id, id));
    if (!found) return null;
    const { name, email, language, sentAt, message } = found.message;
    const messages = contactMessages(language);
    const values = { shop: config.shop.name, when: writtenMoment(sentAt, language) };
    return {
      to: { name, address: email },
      language,
      subject: fill(messages.reply_subject, values),
      blocks: [
        { kind: "text", text: found.text },
        { kind: "heading", text: fill(messages.you_wrote, values) },
        { kind: "text", text: message },
        identityBlock(language, config),
      ],
      name: `contact-reply-${id}`,
    };
  },
});
