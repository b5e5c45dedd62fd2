import { z } from "zod";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Block } from "@/lib/backend/mail/blocks";
import { fill } from "@/lib/backend/mail/phrases";
import { loadWithdrawal, presentWithdrawal } from "@/lib/backend/withdrawal/withdrawals";
import type { Withdrawal } from "@/lib/contract/withdrawal";
import type { Language } from "@/lib/domain/locale";
import { writtenDay, writtenMoment } from "@/lib/domain/written-date";
import { written } from "@/messages/written";

/** The texts of both mails of a withdrawal. */
export const withdrawalTexts = (language: Language) => written[language].mail_withdrawal;

/** What a job knows of its withdrawal. */
export const withdrawalPayload = z.object({ withdrawal_id: z.uuid() });

/** The withdrawal of a job and the language it was made in. @throws Error when there is none */
export async function withdrawalToTell(id: string): Promise<{ told: Withdrawal; language: Language }> {
  const stored = await loadWithdrawal(database(), id);
  if (!stored) throw new Error(`The withdrawal ${id}, whose mail is to be sent, does not exist.`);
  return { told: presentWithdrawal(stored), language: stored.language };
}

/** The goods that are given back, in words. */
function goodsOf({ lines, part }: Withdrawal, language: Language): string {
  const say = withdrawalTexts(language);
  const listed = lines?.map(({ name, size, quantity }) =>
    fill(say.pieces, { count: quantity, name: `${name} ${size}` }),
  );
  return [...(listed ?? []), ...(part ? [part] : [])].join("\n") || say.whole;
}

/** What was stated, when it came, and how it stands with the period. */
export function statementBlocks(told: Withdrawal, language: Language): Block[] {
  const say = withdrawalTexts(language);
  const day = told.last_day ? writtenDay(told.last_day, language) : "";
  const period = told.last_day === null ? say.before_delivery : fill(told.in_time ? say.in_time : say.late, { day });
  return [
    {
      kind: "facts",
      rows: [
        { label: say.submitted, value: writtenMoment(new Date(told.submitted_at), language) },
        { label: say.number, value: told.number },
        { label: say.order, value: told.order_number },
        { label: say.name, value: told.name },
        { label: say.email, value: told.email },
        { label: say.goods, value: goodsOf(told, language) },
        ...(told.reason ? [{ label: say.reason, value: told.reason }] : []),
      ],
    },
    { kind: "text", text: period },
  ];
}
