import { database } from "@/lib/backend/kernel/database/connect";
import type { Block } from "@/lib/backend/mail/blocks";
import { identityBlock } from "@/lib/backend/mail/identity-block";
import type { Letter } from "@/lib/backend/mail/mail-kind";
import { fill, spokenDay } from "@/lib/backend/mail/mail-messages";
import { loadOrder, type StoredOrder } from "@/lib/backend/order/load-order";
import { orderPage, shopperOf } from "@/lib/backend/order/mails/order-page";
import { type OrderMailName, wasSent } from "@/lib/backend/order/mails/order-sent";
import type { OrderPayload } from "@/lib/backend/order/order-jobs";
import type { Config } from "@/lib/config";
import type { Language } from "@/lib/domain/locale";
import { formatMoney, moneyOf } from "@/lib/domain/money";
import { type Messages, written } from "@/messages/written";

type StateMessages = Messages["mail_order"];

/**
 * The order that a mail tells of; `null` once that mail has gone and is not wanted again, or when the order has been moved on or back
 * meanwhile.
 */
export async function orderToTell(
  { order_id: id, again }: OrderPayload,
  name: OrderMailName,
  holds: (order: StoredOrder) => boolean,
): Promise<StoredOrder | null> {
  const order = await loadOrder(database(), id);
  return order && holds(order) && (again || !(await wasSent(id, name))) ? order : null;
}

/** What is to be paid for an order, as its mails write it. */
export const amountOf = ({ total, currency, language }: StoredOrder) =>
  formatMoney(moneyOf(total, currency), language, { exact: true });

/** Days as a mail writes them, `Tuesday 24 November to Wednesday 25 November`. */
export function writtenDays({ from, to }: { from: string; to: string }, language: Language): string {
  const [first, last] = [spokenDay(from, language), spokenDay(to, language)];
  return from === to ? first : fill(written[language].mail.range, { from: first, to: last });
}

/** A mail that tells the shopper how far their order is. @param blocks what it says between the greeting and the link to the order */
export async function stateLetter(
  order: StoredOrder,
  name: string,
  config: Config,
  compose: (messages: StateMessages) => { subject: string; text: string; blocks: Block[] },
): Promise<Letter> {
  const { language, number, id } = order;
  const messages = written[language].mail_order;
  const { subject, text, blocks } = compose(messages);
  return {
    to: shopperOf(order),
    language,
    subject: fill(subject, { number }),
    blocks: [
      { kind: "text", text: `${messages.hello}\n${fill(text, { number })}` },
      ...blocks,
      { kind: "link", text: messages.open, href: await orderPage(order, config) },
      identityBlock(language, config),
    ],
    name: `${number}-${name}`,
    id: `order-${id}-${name}`,
  };
}
