import { expect, it } from "@jest/globals";
import { likelySeason, likelySeasonUntil } from "@/lib/domain/likely-season";
import { utcDayEnd, utcYearEnd } from "@/lib/domain/utc-ends";

const day = 86_400_000;

it.each([
  ["the season at hand", likelySeasonUntil, (at: Date) => likelySeason(at)],
  ["the year", utcYearEnd, (at: Date) => String(at.getUTCFullYear())],
  ["the day", utcDayEnd, (at: Date) => at.toISOString().slice(0, 10)],
])("%s ends at the moment at which it becomes another, on any day of two years", (_name, until, of) => {
  for (let at = Date.parse("2027-01-01T07:30:00Z"); at < Date.parse("2029-01-01T00:00:00Z"); at += day) {
    const end = until(new Date(at));
    expect(end).toBeGreaterThan(at);
    expect([at, of(new Date(end - 1))]).toEqual([at, of(new Date(at))]);
    expect([at, of(new Date(end))]).not.toEqual([at, of(new Date(at))]);
  }
});
