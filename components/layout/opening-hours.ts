import type { ContactInfo } from "@/lib/contract/shop";
import type { Language } from "@/lib/domain/locale";
import { rangeDash } from "@/lib/domain/range-dash";

/** Formatters are created once, as every page's footer uses them. */
const weekdays = new Map<Language, Intl.DateTimeFormat>();

function weekdayFormat(language: Language): Intl.DateTimeFormat {
  const known = weekdays.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  weekdays.set(language, made);
  return made;
}

/** Opening hours in one line, e.g. `po–pá 8:00–18:00, so 8:00–12:00`, broken between days only. Days are ISO numbers, 1 = Monday. */
export function openingHoursText(hours: ContactInfo["opening_hours"], language: Language): string {
  const weekday = weekdayFormat(language);
  const name = (day: number) => weekday.format(new Date(Date.UTC(2024, 0, day))); // 1 January 2024 was a Monday
  return hours
    .map(({ days, opens, closes }) => {
      const first = days[0] ?? 1;
      const last = days.at(-1) ?? first;
      const span = first === last ? name(first) : `${name(first)}${rangeDash}${name(last)}`;
      return `${span}\u00a0${opens.replace(/^0/, "")}${rangeDash}${closes.replace(/^0/, "")}`;
    })
    .join(", ");
}
