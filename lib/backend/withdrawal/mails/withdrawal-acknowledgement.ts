import { identityBlock } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill, returnsSentence } from "@/lib/backend/mail/phrases";
import {
  statementBlocks,
  withdrawalPayload,
  withdrawalTexts,
  withdrawalToTell,
} from "@/lib/backend/withdrawal/mails/withdrawal-blocks";

/**
 * Confirms a withdrawal to the consumer on a durable medium, with what was stated and the date and time it was submitted. Source:
 * Directive 2011/83/EU, art. 11a(4); Slovak Act 108/2024, § 20a.
 */
export const withdrawalAcknowledgement = mailKind({
  task: "withdrawal_acknowledgement",
  payload: withdrawalPayload,
  compose: async ({ withdrawal_id: id }, { config }) => {
    const { told, language } = await withdrawalToTell(id);
    const say = withdrawalTexts[language];
    const { shop } = config;
    const address = `${shop.name}, ${shop.street}, ${shop.zipCode} ${shop.city}`;
    return {
      to: { name: told.name, address: told.email },
      language,
      subject: fill(say.subject, { number: told.order_number }),
      blocks: [
        { kind: "text", text: `${say.hello}\n${say.received}` },
        ...statementBlocks(told, language),
        { kind: "heading", text: say.next },
        { kind: "steps", items: [fill(say.step_goods, { address }), say.step_money] },
        { kind: "text", text: returnsSentence(language) },
        { kind: "small", text: fill(say.note, { email: shop.email, phone: shop.phone }) },
        identityBlock(language, config),
      ],
      name: `withdrawal-acknowledgement-${told.number}`,
      id: `withdrawal-${id}-acknowledgement`,
    };
  },
});
