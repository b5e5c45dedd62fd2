import { shopLanguage } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import {
  mailedWithdrawal,
  statementBlocks,
  withdrawalMessages,
  withdrawalPayload,
} from "@/lib/backend/withdrawal/mails/withdrawal-blocks";

/** Tells the shop that a customer has withdrawn. */
export const withdrawalNotice = mailKind({
  task: "withdrawal_notice",
  payload: withdrawalPayload,
  compose: async ({ withdrawal_id: id }, { config }) => {
    const { stored, stated } = await mailedWithdrawal(id);
    const language = shopLanguage(config);
    const messages = withdrawalMessages(language);
    return {
      to: { name: config.shop.name, address: config.shop.email },
      replyTo: { name: stated.name, address: stated.email },
      language,
      subject: fill(messages.shop_subject, { number: stated.order_number }),
      blocks: [{ kind: "text", text: messages.shop_text }, ...(await statementBlocks(stored, language, config))],
      name: `withdrawal-notice-${stated.number}`,
      id: `withdrawal-${id}-notice`,
    };
  },
});
