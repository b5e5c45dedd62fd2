import { shopDay, shopTime, shortDay } from "@/components/admin/shell/day-words";
import type { ContactMessage } from "@/lib/contract/admin/messages";
import type { Language } from "@/lib/domain/locale";
import type { MessageState } from "@/lib/domain/message-state";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

/** How much of a text a row shows, characters. */
const excerptLength = 160;

/** A message in a line. */
export type RowView = {
  id: number;
  revision: number;
  state: MessageState;
  /** The day it came, in words: rows of a day stand together. */
  day: string;
  time: string;
  sent_at: string;
  name: string;
  text: string;
  order: { number: string; status: string } | null;
  /** What became of it and by whom; empty while it waits. */
  said: string;
};

/** The day something came, as a list says it. @param today `YYYY-MM-DD` on the shop's clock */
export function dayWord(at: string, today: string, language: Language, { queue, messages }: AdminTexts): string {
  const day = shopDay(new Date(at));
  const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  if (day === today) return queue.today;
  return day === yesterday ? messages.yesterday : shortDay(day, language);
}

/** A message as the list shows it. */
export function rowView(message: ContactMessage, today: string, language: Language, texts: AdminTexts): RowView {
  const { id, revision, state, sent_at, name, text, order, changed } = message;
  const word = texts.messages.state[state];
  return {
    id,
    revision,
    state,
    day: dayWord(sent_at, today, language, texts),
    time: shopTime(new Date(sent_at), language),
    sent_at,
    name,
    text: text.replace(/\s+/g, " ").slice(0, excerptLength),
    order: order && { number: order.number, status: texts.order_state[order.status] },
    said: state === "open" ? "" : changed ? fill(texts.messages.by, { state: word, name: changed.by }) : word,
  };
}

/** Rows, the latest first, with one more in its place unless it is among them. */
export function withRow(rows: readonly RowView[], more: RowView | null): RowView[] {
  if (more === null || rows.some(({ id }) => id === more.id)) return [...rows];
  const later = ({ sent_at, id }: RowView) => sent_at > more.sent_at || (sent_at === more.sent_at && id > more.id);
  return [...rows.filter(later), more, ...rows.filter((row) => !later(row))];
}

/** Rows of a day after one another. */
export function byDay(rows: readonly RowView[]): { day: string; rows: RowView[] }[] {
  const days: { day: string; rows: RowView[] }[] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last?.day === row.day) last.rows.push(row);
    else days.push({ day: row.day, rows: [row] });
  }
  return days;
}
