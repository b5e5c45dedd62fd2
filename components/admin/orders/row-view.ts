import { shortDay } from "@/components/admin/shell/day-words";
import type { OrderRow } from "@/lib/contract/admin/order-row";
import { isCollected } from "@/lib/domain/admin/is-collected";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { type LiveRow, liveOf } from "./live-row";

/** An order as a row says it, in the reader's words: the browser formats nothing anew. */
export type RowView = LiveRow & {
  number: string;
  name: string;
  place: string;
  pieces: string;
  goods: string;
  more: string;
  /** What is out of the ordinary: late, on hold, money. Always red, always a word. */
  trouble: string;
  /** Where the goods of an open order are to come from. */
  supply: string;
  /** Are its goods still to come? It is said on a narrow screen too. */
  waits: boolean;
  notes: string;
  payment: string;
  unpaid: boolean;
  total: string;
};

/** How many days lie between two days, `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

const isOpen = ({ status }: OrderRow) => ["placed", "confirmed", "packed"].includes(status);

function troubleOf(row: OrderRow, { language, texts, today }: RowContext): string {
  const { queue, hold_reason, payment_note } = texts;
  const late = isOpen(row) ? daysBetween(row.leave_by, today) : 0;
  const held = row.hold && { reason: hold_reason[row.hold.reason], day: row.hold.until };
  return [
    isOpen(row) && row.withdrawn ? queue.withdrawn : "",
    late > 0 ? counted(queue.late_days, late, language) : "",
    held ? fill(held.day ? queue.held_until : queue.held, { ...held, day: shortDay(held.day ?? "", language) }) : "",
    isOpen(row) && row.supply === "short" ? texts.order_supply.short : "",
    ...row.payment.notes.map((note) => payment_note[note]),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Where the goods of an open order are to come from; that they wait for a supplier says the hold as well, and what is short is trouble. */
function supplyOf(row: OrderRow, { order_supply }: AdminTexts): string {
  const { supply, hold } = row;
  if (!isOpen(row) || supply === null || supply === "short") return "";
  return supply === "ordered" && hold?.reason === "supplier" ? "" : order_supply[supply];
}

export type RowContext = {
  language: Language;
  texts: AdminTexts /** `YYYY-MM-DD` on the shop's clock */;
  today: string;
};

/** A row in the reader's words. */
export function rowView(row: OrderRow, context: RowContext): RowView {
  const { language, texts } = context;
  const [, pieces = "", goods = row.goods.text] = /^(\d+)\s×\s(.*)$/.exec(row.goods.text) ?? [];
  const { other_lines } = row.goods;
  const paid = row.payment.status !== "pending" || isCollected(row.payment);
  return {
    ...liveOf(row),
    number: row.number,
    name: row.customer.company ?? row.customer.name,
    place: row.delivery.type === "pickup" ? texts.delivery_type.pickup : row.customer.city,
    pieces: pieces && `${pieces}×`,
    goods,
    more: other_lines > 0 ? counted(texts.queue.other_lines, other_lines, language) : "",
    trouble: troubleOf(row, context),
    supply: supplyOf(row, texts),
    waits: isOpen(row) && ["to_order", "ordered", "mixed"].includes(row.supply ?? ""),
    notes: row.notes > 0 ? counted(texts.queue.notes, row.notes, language) : "",
    payment:
      paid && row.payment.status !== "failed" && row.payment.status !== "refunded"
        ? texts.payment_method[row.payment.id]
        : texts.payment_state[row.payment.status],
    unpaid: !paid,
    total: formatMoney(row.total, language),
  };
}
