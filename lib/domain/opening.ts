import { publicHolidays } from "@/lib/domain/holidays";
import type { Country } from "@/lib/domain/locale";

/** Days are ISO numbers, 1 = Monday; times `HH:MM` on the shop's clock. */
export type OpeningHours = readonly { days: readonly number[]; opens: string; closes: string }[];

export type OpeningState =
  | { open: true; closes: string }
  /** `day` is `YYYY-MM-DD`, `inDays` how far away it is: 0 today, 1 tomorrow. */
  | { open: false; opens: { day: string; time: string; inDays: number } | null };

/** The shop's clock in Czechia and in Slovakia. */
const zone = "Europe/Prague";

function clockOf(now: Date): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: zone }).format(
    now,
  );
  return { day: parts.slice(0, 10), time: parts.slice(11, 16) };
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** When the shop is open on a day, early first; never on a public holiday of its country. */
function spansOf(hours: OpeningHours, day: string, country: Country) {
  if (publicHolidays(country, Number(day.slice(0, 4))).includes(day)) return [];
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return hours
    .filter(({ days }) => days.includes(weekday))
    .toSorted((one, other) => one.opens.localeCompare(other.opens));
}

/**
 * Is the shop open at a moment, and until when; or when does it open next, looking a fortnight ahead (`null` when it does not).
 * It opens at `opens` sharp and is closed at `closes` sharp.
 * @param country whose public holidays it keeps
 */
export function openingState(hours: OpeningHours, now: Date, country: Country): OpeningState {
  const { day, time } = clockOf(now);
  const today = spansOf(hours, day, country);
  const current = today.find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { open: true, closes: current.closes };
  for (let inDays = 0; inDays <= 14; inDays += 1) {
    const other = dayAfter(day, inDays);
    const next = spansOf(hours, other, country).find(({ opens }) => inDays > 0 || opens > time);
    if (next) return { open: false, opens: { day: other, time: next.opens, inDays } };
  }
  return { open: false, opens: null };
}
