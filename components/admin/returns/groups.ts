import { shortDay } from "@/components/admin/shell/day-words";
import type { ReturnCase } from "@/lib/contract/admin/returns";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";

/** Withdrawals that share a deadline, or the day on which they ended. */
export type CaseGroup = { key: string; title: string; note: string; late: boolean; rows: ReturnCase[] };

/** Days within which the money is due soon. */
export const soonDays = 7;

type Heading = Omit<CaseGroup, "rows">;

function headingOf({ days_left, settled_on }: ReturnCase, language: Language, { returns }: AdminTexts): Heading {
  if (settled_on !== null || days_left === null) {
    const day = settled_on ?? "";
    return { key: day, title: shortDay(day, language), note: returns.ended_on, late: false };
  }
  if (days_left < 0) return { key: "late", title: returns.late, note: returns.late_note, late: true };
  if (days_left <= soonDays) return { key: "soon", title: returns.soon, note: returns.soon_note, late: false };
  return { key: "later", title: returns.later, note: returns.later_note, late: false };
}

/** The rows of a view under what they have to be done by, in the order they came in. */
export function groupsOf(rows: readonly ReturnCase[], language: Language, texts: AdminTexts): CaseGroup[] {
  const groups: CaseGroup[] = [];
  for (const row of rows) {
    const heading = headingOf(row, language, texts);
    const last = groups.at(-1);
    const group = last?.key === heading.key ? last : { ...heading, rows: [] };
    if (group !== last) groups.push(group);
    group.rows.push(row);
  }
  return groups;
}
