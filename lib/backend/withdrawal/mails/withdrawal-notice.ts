import { shopLanguage } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/phrases";
import {
  statementBlocks,
  withdrawalPayload,
  withdrawalTexts,
  withdrawalToTell,
} from "@/lib/backend/withdrawal/mails/withdrawal-blocks";

/** Tells the shop that a customer has withdrawn. */
export const withdrawalNotice = mailKind({
  task: "withdrawal_notice",
  payload: withdrawalPayload,
  compose: async ({ withdrawal_id: id }, { config }) => {
    const { told } = await withdrawalToTell(id);
    const language = shopLanguage(config);
    const say = withdrawalTexts[language];
    return {
      to: { name: config.shop.name, address: config.shop.email },
      replyTo: { name: told.name, address: told.email },
      language,
      subject: fill(say.shop_subject, { number: told.order_number }),
      blocks: [{ kind: "text", text: say.shop_text }, ...statementBlocks(told, language)],
      name: `withdrawal-notice-${told.number}`,
      id: `withdrawal-${id}-notice`,
    };
  },
});
