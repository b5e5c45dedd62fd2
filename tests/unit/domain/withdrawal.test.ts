import { describe, expect, it } from "@jest/globals";
import { isInTime, lastDayToWithdraw } from "@/lib/domain/withdrawal";

describe("the period for withdrawal", () => {
  it.each([
    ["ends on the fourteenth day after delivery", "2026-11-09T09:00:00Z", "CZ", "2026-11-23"],
    ["counts the day of delivery by the clock in Prague", "2026-11-09T23:30:00Z", "CZ", "2026-11-24"],
    ["ends on Monday instead of Saturday", "2026-11-07T09:00:00Z", "CZ", "2026-11-23"],
    ["ends after a public holiday of the country", "2026-11-03T09:00:00Z", "CZ", "2026-11-18"],
    ["ends on that day where it is none", "2026-11-03T09:00:00Z", "SK", "2026-11-17"],
  ] as const)("%s", (_rule, delivered, country, last) => {
    expect(lastDayToWithdraw(new Date(delivered), country)).toBe(last);
  });

  it("its last day counts whole, and the minute after it is late", () => {
    expect(isInTime(new Date("2026-11-23T22:59:59Z"), "2026-11-23")).toBe(true);
    expect(isInTime(new Date("2026-11-23T23:00:00Z"), "2026-11-23")).toBe(false);
  });

  it("has not begun before delivery", () => {
    expect(isInTime(new Date("2030-01-01T00:00:00Z"), null)).toBe(true);
  });
});
