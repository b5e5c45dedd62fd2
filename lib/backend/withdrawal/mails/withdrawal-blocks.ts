import { z } from "zod";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Block } from "@/lib/backend/mail/blocks";
import { fill } from "@/lib/backend/mail/mail-messages";
import { loadWithdrawal, presentWithdrawal } from "@/lib/backend/withdrawal/withdrawals";
import type { Withdrawal } from "@/lib/contract/withdrawal";
import type { Language } from "@/lib/domain/locale";
import { writtenDay, writtenMoment } from "@/lib/domain/written-date";
import { written } from "@/messages/written";

/** The messages of both mails about a withdrawal. */
export const withdrawalMessages = (language: Language) => written[language].mail_withdrawal;

/** The payload of a job about a withdrawal. */
export const withdrawalPayload = z.object({ withdrawal_id: z.uuid() });

/** The withdrawal of a job and the language it was made in. @throws Error when there is none */
export async function mailedWithdrawal(id: string): Promise<{ stated: Withdrawal; language: Language }> {
  const stored = await loadWithdrawal(database(), id);
  if (!stored) throw new Error(`The withdrawal ${id}, whose mail is to be sent, does not exist.`);
  return { stated: presentWithdrawal(stored), language: stored.language };
}

/** The goods that are given back, in words, a line each. */
export function goodsOf({ lines, part }: Withdrawal, language: Language): string {
  const messages = withdrawalMessages(language);
  const listed = lines?.map(({ name, size, quantity }) =>
    fill(messages.pieces, { count: quantity, name: `${name} ${size}` }),
  );
  return [...(listed ?? []), ...(part ? [part] : [])].join("\n") || messages.whole;
}

/** The statement, when it arrived, and whether that was in time. */
export function statementBlocks(stated: Withdrawal, language: Language): Block[] {
  const messages = withdrawalMessages(language);
  const day = stated.last_day ? writtenDay(stated.last_day, language) : "";
  const period =
    stated.last_day === null
      ? messages.before_delivery
      : fill(stated.in_time ? messages.in_time : messages.late, { day });
  return [
    {
      kind: "facts",
      rows: [
        { label: messages.submitted, value: writtenMoment(new Date(stated.submitted_at), language) },
        { label: messages.number, value: stated.number },
        { label: messages.order, value: stated.order_number },
        { label: messages.name, value: stated.name },
        { label: messages.email, value: stated.email },
        { label: messages.goods, value: goodsOf(stated, language) },
        ...(stated.reason ? [{ label: messages.reason, value: stated.reason }] : []),
      ],
    },
    { kind: "text", text: period },
  ];
}
