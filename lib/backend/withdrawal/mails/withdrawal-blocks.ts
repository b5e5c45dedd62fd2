import { z } from "zod";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Block, Fact } from "@/lib/backend/mail/blocks";
import { fill } from "@/lib/backend/mail/mail-messages";
import { withdrawnPieces } from "@/lib/backend/order/withdrawn";
import { linePictures } from "@/lib/backend/picture/mail-pictures";
import { loadWithdrawal, presentWithdrawal, type StoredWithdrawal } from "@/lib/backend/withdrawal/withdrawals";
import type { Config } from "@/lib/config";
import type { Withdrawal } from "@/lib/contract/withdrawal";
import type { Language } from "@/lib/domain/locale";
import { writtenDay, writtenMoment } from "@/lib/domain/written-date";
import { written } from "@/messages/written";

/** The messages of both mails about a withdrawal. */
export const withdrawalMessages = (language: Language) => written[language].mail_withdrawal;

/** The payload of a job about a withdrawal. */
export const withdrawalPayload = z.object({ withdrawal_id: z.uuid() });

/** The withdrawal of a job, as it is stored and as it was stated. @throws Error when there is none */
export async function mailedWithdrawal(id: string): Promise<{ stored: StoredWithdrawal; stated: Withdrawal }> {
  const stored = await loadWithdrawal(database(), id);
  if (!stored) throw new Error(`The withdrawal ${id}, whose mail is to be sent, does not exist.`);
  return { stored, stated: presentWithdrawal(stored) };
}

/** The lines of an order as far as nobody had withdrawn from them before a statement. */
function linesLeft({ order, submittedAt }: StoredWithdrawal) {
  const withdrawals = order.withdrawals.filter((other) => other.submittedAt < submittedAt);
  const gone = withdrawnPieces({ lines: order.lines, withdrawals });
  return order.lines
    .map((line) => ({ ...line, left: line.quantity - (gone.get(line.productId) ?? 0) }))
    .filter(({ left }) => left > 0);
}

/** The goods that are given back, a line each, with the photographs by which their tyres were ordered. */
export async function goodsFact(stored: StoredWithdrawal, language: Language, { publicUrl }: Config): Promise<Fact> {
  const { lines, part, order } = stored;
  const messages = withdrawalMessages(language);
  const left = linesLeft(stored);
  const isAll = left.every((line) => line.left === line.quantity) && left.length === order.lines.length;
  const imageOf = (id: number) => order.lines.find(({ productId }) => productId === id)?.image ?? "";
  const named = ({ name, size, quantity }: { name: string; size: string; quantity: number }) =>
    fill(messages.pieces, { count: quantity, name: `${name} ${size}` });
  const listed = lines?.map((line) => ({ name: named(line), image: imageOf(line.product_id) })) ?? [];
  const own = part === null ? [] : [{ name: part, image: "" }];
  const whole = [
    { name: isAll ? messages.whole : messages.rest, image: "" },
    ...left.map((line) => ({ name: named({ ...line, quantity: line.left }), image: line.image })),
  ];
  const goods = lines === null && part === null ? whole : [...listed, ...own];
  const pictures = await linePictures(goods, publicUrl);
  return {
    label: messages.goods,
    value: goods.map(({ name }) => name).join("\n"),
    tyres: goods.map(({ name, image }) => ({ name, picture: pictures.get(image) })),
  };
}

/** The statement, when it arrived, and whether that was in time. */
export async function statementBlocks(stored: StoredWithdrawal, language: Language, config: Config): Promise<Block[]> {
  const messages = withdrawalMessages(language);
  const stated = presentWithdrawal(stored);
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
        await goodsFact(stored, language, config),
        ...(stated.reason ? [{ label: messages.reason, value: stated.reason }] : []),
      ],
    },
    { kind: "text", text: period },
  ];
}
