import { database } from "@/lib/backend/kernel/database/connect";
import type { Block } from "@/lib/backend/mail/blocks";
import { identityBlock } from "@/lib/backend/mail/identity-block";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import { goodsFact, withdrawalMessages, withdrawalPayload } from "@/lib/backend/withdrawal/mails/withdrawal-blocks";
import { loadWithdrawal, presentWithdrawal, type StoredWithdrawal } from "@/lib/backend/withdrawal/withdrawals";
import type { Config } from "@/lib/config";
import { formatMoney, moneyOf } from "@/lib/domain/money";
import { paymentKind } from "@/lib/domain/payment-methods";
import { writtenDay } from "@/lib/domain/written-date";

/** Has the shop had money for the order? What is paid on delivery was paid with it. */
function wasPaid({ paymentStatus, paymentId, status }: StoredWithdrawal["order"]): boolean {
  if (paymentStatus === "paid" || paymentStatus === "refunded") return true;
  return paymentStatus === "pending" && paymentKind(paymentId) === "on_delivery" && /delivered|returned/.test(status);
}

/** What it says first: how it ended, and of a refusal why. */
function sayingOf({ state, refusal, order, language }: StoredWithdrawal): { subject: string; text: string } {
  const messages = withdrawalMessages(language);
  if (state === "settled")
    return { subject: messages.settled_subject, text: wasPaid(order) ? messages.settled : messages.settled_unpaid };
  const reason = refusal ?? "other";
  const subject = reason === "withdrawn_by_consumer" ? messages.void_subject : messages.refused_subject;
  return { subject, text: messages.refused[reason] };
}

/** The number, the goods and the days, and what was kept back. */
async function factsOf(stored: StoredWithdrawal, config: Config): Promise<Block> {
  const { language, order, settledOn, deduction, refusal } = stored;
  const messages = withdrawalMessages(language);
  const stated = presentWithdrawal(stored);
  const paidBack = stored.state === "settled" && settledOn !== null && wasPaid(order);
  const late = refusal === "too_late" && stated.last_day !== null;
  const kept = deduction === null ? "" : formatMoney(moneyOf(deduction, order.currency), language, { exact: true });
  const rows = [
    { label: messages.number, value: stated.number },
    { label: messages.order, value: order.number },
    await goodsFact(stored, language, config),
    { label: messages.last_day, value: late ? writtenDay(stated.last_day ?? "", language) : "" },
    { label: messages.goods_back, value: stored.goodsBackOn ? writtenDay(stored.goodsBackOn, language) : "" },
    { label: messages.money_back, value: paidBack ? writtenDay(settledOn, language) : "" },
    { label: messages.kept, value: kept },
  ];
  return { kind: "facts", rows: rows.filter(({ value }) => value !== "") };
}

/** Tells the consumer how their withdrawal ended: that the money went back and what was kept of it, or why it is not accepted. */
export const withdrawalSettledMail = mailKind({
  task: "withdrawal_settled",
  payload: withdrawalPayload,
  compose: async ({ withdrawal_id: id }, { config }) => {
    const stored = await loadWithdrawal(database(), id);
    if (!stored || (stored.state !== "settled" && stored.state !== "refused")) return null;
    const { language, number, deductionReason } = stored;
    const messages = withdrawalMessages(language);
    const { subject, text } = sayingOf(stored);
    const contested =
      deductionReason !== null || (stored.refusal !== null && stored.refusal !== "withdrawn_by_consumer");
    const why = deductionReason && fill(messages.kept_why, { reason: messages.deduction[deductionReason] });
    const disputes: Block[] = [
      { kind: "text", text: messages.disputes },
      { kind: "link", text: messages.disputes_link, href: `${config.publicUrl}/${language}/terms#disputes` },
    ];
    return {
      to: { name: stored.name, address: stored.email },
      language,
      subject: fill(subject, { number: stored.order.number }),
      blocks: [
        { kind: "text", text: `${messages.hello}\n${text}` },
        await factsOf(stored, config),
        ...(why ? [{ kind: "text", text: why } as const] : []),
        { kind: "text", text: messages.ask },
        ...(contested ? disputes : []),
        identityBlock(language, config),
      ],
      name: `withdrawal-${stored.state}-${number}`,
      id: `withdrawal-${id}-${stored.state}`,
    };
  },
});
