import { identityBlock } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill, returnsSentence } from "@/lib/backend/mail/mail-messages";
import {
  mailedWithdrawal,
  statementBlocks,
  withdrawalMessages,
  withdrawalPayload,
} from "@/lib/backend/withdrawal/mails/withdrawal-blocks";

/**
 * Confirms a withdrawal to the consumer on a durable medium, with what was stated and the date and time it was submitted. Source:
 * Directive 2011/83/EU, art. 11a(4); Slovak Act 108/2024, § 20a.
 */
export const withdrawalAcknowledgement = mailKind({
  task: "withdrawal_acknowledgement",
  payload: withdrawalPayload,
  compose: async ({ withdrawal_id: id }, { config }) => {
    const { stored, stated } = await mailedWithdrawal(id);
    const { language } = stored;
    const messages = withdrawalMessages(language);
    const { shop } = config;
    const address = `${shop.name}, ${shop.street}, ${shop.zipCode} ${shop.city}`;
    return {
      to: { name: stated.name, address: stated.email },
      language,
      subject: fill(messages.subject, { number: stated.order_number }),
      blocks: [
        { kind: "text", text: `${messages.hello}\n${messages.received}` },
        ...(await statementBlocks(stored, language, config)),
        { kind: "heading", text: messages.next },
        { kind: "steps", items: [fill(messages.step_goods, { address }), messages.step_money] },
        { kind: "text", text: returnsSentence(language) },
        { kind: "small", text: fill(messages.note, { email: shop.email, phone: shop.phone }) },
        identityBlock(language, config),
      ],
      name: `withdrawal-acknowledgement-${stated.number}`,
      id: `withdrawal-${id}-acknowledgement`,
    };
  },
});
