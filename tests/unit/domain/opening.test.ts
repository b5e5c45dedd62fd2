import { describe, expect, it } from "@jest/globals";
import { openingState } from "@/lib/domain/opening";

const hours = [
  { days: [1, 2, 3, 4, 5], opens: "08:00", closes: "18:00" },
  { days: [6], opens: "08:00", closes: "12:00" },
];
const at = (moment: string) => openingState(hours, new Date(moment), "CZ");

describe("opening hours on the clock in Prague", () => {
  it.each([
    ["just opened, in winter time", "2026-11-20T07:00:00Z", "18:00"],
    ["the last minute", "2026-11-20T16:59:59Z", "18:00"],
    ["just opened, in summer time", "2026-07-15T06:00:00Z", "18:00"],
    ["a Saturday morning", "2026-11-21T10:00:00Z", "12:00"],
  ])("the shop is open: %s", (_what, moment, closes) => {
    expect(at(moment)).toEqual({ open: true, closes });
  });

  it.each([
    ["a minute before opening", "2026-11-20T06:59:00Z", "2026-11-20", 0],
    ["at closing time", "2026-11-20T17:00:00Z", "2026-11-21", 1],
    ["from Saturday noon until Monday", "2026-11-21T11:00:00Z", "2026-11-23", 2],
    ["on a public holiday", "2026-11-17T10:00:00Z", "2026-11-18", 1],
    ["at Christmas, holidays and the weekend behind them", "2026-12-23T18:00:00Z", "2026-12-28", 5],
  ])("the shop is closed and opens next: %s", (_what, moment, day, inDays) => {
    expect(at(moment)).toEqual({ open: false, opens: { day, time: "08:00", inDays } });
  });

  it("each country keeps its own holidays: 17 November is a working day in Slovakia", () => {
    expect(openingState(hours, new Date("2026-11-17T10:00:00Z"), "SK")).toEqual({ open: true, closes: "18:00" });
  });

  it("a shop that never opens says nothing about when", () => {
    expect(openingState([], new Date("2026-11-20T10:00:00Z"), "CZ")).toEqual({ open: false, opens: null });
  });
});
