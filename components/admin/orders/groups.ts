import { shopDay, shortDay } from "@/components/admin/shell/day-words";
import type { OrderRow } from "@/lib/contract/admin/order-row";
import type { OrderView } from "@/lib/domain/admin/order-view";
import { fill } from "@/messages/admin/fill";
import { daysBetween, type RowContext, type RowView, rowView } from "./row-view";

/** Rows that share a day: the one they have to leave on, or the one they came on. */
export type RowGroup = {
  key: string;
  title: string;
  note: string;
  late: boolean;
  /** Can the day be moved? A line that cannot is solid. */
  firm: boolean;
  rows: RowView[];
};

/** The views that are ordered by the day the goods have to leave; the others begin with what came last. */
export const byPromise: readonly OrderView[] = ["queue", "to_order", "to_pack", "to_ship"];

type Heading = Omit<RowGroup, "rows">;

function promiseOf({ leave_by }: OrderRow, { language, texts: { queue }, today }: RowContext): Heading {
  const days = daysBetween(today, leave_by);
  const day = shortDay(leave_by, language);
  if (days < 0) return { key: "late", title: queue.late, note: "", late: true, firm: true };
  if (days === 0) return { key: leave_by, title: queue.today, note: day, late: false, firm: true };
  if (days === 1) return { key: leave_by, title: queue.tomorrow, note: day, late: false, firm: false };
  return { key: leave_by, title: day, note: "", late: false, firm: false };
}

function arrivalOf({ placed_at }: OrderRow, { language, texts: { queue }, today }: RowContext): Heading {
  const day = shopDay(new Date(placed_at));
  const shown = shortDay(day, language);
  const note = fill(queue.placed_on, { day: shown });
  const same = day === today;
  return { key: day, title: same ? queue.today : shown, note: same ? note : "", late: false, firm: false };
}

/** The rows of a view under the days that they belong to, in the order they came in. */
export function groupsOf(rows: readonly OrderRow[], view: OrderView, context: RowContext): RowGroup[] {
  const headingOf = byPromise.includes(view) ? promiseOf : arrivalOf;
  const groups: RowGroup[] = [];
  for (const row of rows) {
    const heading = headingOf(row, context);
    const last = groups.at(-1);
    const group = last?.key === heading.key ? last : { ...heading, rows: [] };
    if (group !== last) groups.push(group);
    group.rows.push(rowView(row, context));
  }
  return groups;
}
