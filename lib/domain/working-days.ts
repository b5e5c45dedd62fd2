import { publicHolidays } from "@/lib/domain/holidays";
import type { Country } from "@/lib/domain/locale";

/** Calendar days are texts, `YYYY-MM-DD`: no clock and no time zone in them. */
function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** Is `day` neither a Saturday, a Sunday nor a public holiday of the country? */
export function isWorkingDay(day: string, country: Country): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !publicHolidays(country, Number(day.slice(0, 4))).includes(day);
}

/** `day` itself when it is a working day, else the next one. */
export function workingDayFrom(day: string, country: Country): string {
  let current = day;
  while (!isWorkingDay(current, country)) current = nextDay(current);
  return current;
}

/** The day that is `count` working days after `day`; 0 gives `day` or, when it is none, the next working day. */
export function addWorkingDays(day: string, count: number, country: Country): string {
  let current = count > 0 ? day : workingDayFrom(day, country);
  for (let left = count; left > 0; left -= 1) current = workingDayFrom(nextDay(current), country);
  return current;
}
