import { describe, expect, it } from "@jest/globals";
import { choose, optionsOf, targetOf } from "@/components/catalogue/finder/choice";
import type { SizeRow } from "@/lib/contract/catalogue";
import { likelySeason } from "@/lib/domain/likely-season";

const row = (
  category: string,
  width: number,
  profile: number | null,
  rim: number,
  count: number,
  commercial = false,
): SizeRow => ({
  category,
  width,
  profile,
  rim,
  commercial,
  count,
  price_from: { amount: count * 1000, currency: "CZK" },
});
const rows = [
  row("car-winter", 205, 55, 16, 70),
  row("car-summer", 205, 55, 16, 80),
  row("car-winter", 225, 45, 17, 40),
  row("suv-winter", 215, 65, 16, 30),
  row("car-winter", 215, 65, 16, 5),
  row("van-winter", 215, 65, 16, 12, true),
  row("car-winter", 155, null, 13, 2),
];
const choice = { width: "205", profile: "55", rim: "16", season: "winter" };

describe("the size finder", () => {
  it("counts each value under the other three parts", () => {
    expect(optionsOf(rows, choice, "season")).toEqual([
      { value: "winter", count: 70 },
      { value: "summer", count: 80 },
    ]);
  });
  it("offers widths that exist only with other parts, with none counted", () => {
    expect(optionsOf(rows, choice, "width")).toEqual([
      { value: "155", count: 0 },
      { value: "205", count: 70 },
      { value: "215", count: 0 },
      { value: "225", count: 0 },
    ]);
  });
  it("keeps the parts that still exist with a new value", () => {
    expect(choose(rows, choice, "season", "summer")).toEqual({ ...choice, season: "summer" });
  });
  it("moves the parts that do not exist with it to the value with most tyres", () => {
    expect(choose(rows, choice, "width", "215")).toEqual({ width: "215", profile: "65", rim: "16", season: "winter" });
    expect(choose(rows, choice, "rim", "17")).toEqual({ width: "225", profile: "45", rim: "17", season: "winter" });
  });
  it("knows sizes without a profile and van sizes of the same numbers", () => {
    expect(choose(rows, choice, "width", "155")).toEqual({ width: "155", profile: "-", rim: "13", season: "winter" });
    expect(targetOf(rows, { width: "215", profile: "65", rim: "16C", season: "winter" })).toMatchObject({
      slug: "215-65-r16c",
      count: 12,
    });
  });
  it("leads to the category that holds most tyres of the size", () => {
    const target = targetOf(rows, { width: "215", profile: "65", rim: "16", season: "winter" });
    expect(target).toMatchObject({
      category: { id: "suv-winter" },
      slug: "215-65-r16",
      count: 30,
      priceFrom: { amount: 30000 },
    });
  });
  it("leads nowhere for a size that does not exist", () => {
    expect(targetOf(rows, { ...choice, rim: "18" })).toBeNull();
  });
  it("takes winter from September to February, summer otherwise", () => {
    const on = (day: string) => likelySeason(new Date(`${day}T12:00:00Z`));
    expect(["2026-08-31", "2026-09-01", "2027-02-28", "2027-03-01"].map(on)).toEqual([
      "summer",
      "winter",
      "winter",
      "summer",
    ]);
  });
});
