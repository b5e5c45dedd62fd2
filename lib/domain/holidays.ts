import type { Country } from "@/lib/domain/locale";

/** Month and day of Easter Sunday in the Gregorian calendar (the anonymous algorithm of 1876). */
function easterSunday(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const month = Math.floor((epact + weekday - 7 * shift + 114) / 31);
  const day = ((epact + weekday - 7 * shift + 114) % 31) + 1;
  return new Date(Date.UTC(year, month - 1, day));
}

function fromEaster(year: number, days: number): string {
  return new Date(easterSunday(year).getTime() + days * 86_400_000).toISOString().slice(5, 10);
}

/** Act 245/2000 Coll., as amended. */
const czech = ["01-01", "05-01", "05-08", "07-05", "07-06", "09-28", "10-28", "11-17", "12-24", "12-25", "12-26"];

/** Act 241/1993 Coll.: the days of rest that no year has changed. */
const slovak = ["01-01", "01-06", "05-01", "07-05", "08-29", "11-01", "12-24", "12-25", "12-26"];

/**
 * The Slovak days of rest that budget laws have touched: 1 September is a working day since 2024, 17 November since 2025,
 * 8 May and 15 September in 2026 only. 28 October is a state holiday but a working day.
 */
function changedSlovak(year: number): string[] {
  return [
    ...(year === 2026 ? [] : ["05-08", "09-15"]),
    ...(year < 2024 ? ["09-01"] : []),
    ...(year < 2025 ? ["11-17"] : []),
  ];
}

/** Of each country's year: a listing asks several times for every one of its tyres. */
const known = new Map<string, readonly string[]>();

/** The days without work in a country's year, besides weekends, as `YYYY-MM-DD`, from January to December. */
export function publicHolidays(country: Country, year: number): readonly string[] {
  const key = `${country} ${year}`;
  const before = known.get(key);
  if (before) return before;
  const fixed = country === "CZ" ? czech : [...slovak, ...changedSlovak(year)];
  const days = [...fixed, fromEaster(year, -2), fromEaster(year, 1)].sort().map((day) => `${year}-${day}`);
  known.set(key, days);
  return days;
}
