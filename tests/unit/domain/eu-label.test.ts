import { describe, expect, it } from "@jest/globals";
import { brakingExtraMetres, labelClasses, yearlyFuelExtra } from "@/lib/domain/eu-label";
import { noiseClassFor, noiseLimitDb } from "@/lib/domain/tyre-noise";

describe("EU label", () => {
  it("says in metres what a class of wet grip costs: about 3 for the first, 18 from A to E", () => {
    expect(labelClasses.map(brakingExtraMetres)).toEqual([0, 3, 7, 12, 18]);
  });

  it("says in money what a class of fuel costs a year: 7.5 % of the bill from A to E", () => {
    const driving = { kmPerYear: 10_000, litresPer100km: 6, pricePerLitre: { amount: 4000, currency: "CZK" } } as const;
    expect(yearlyFuelExtra("E", driving)).toEqual({ amount: 180_000, currency: "CZK" });
    expect(yearlyFuelExtra("C", driving)).toEqual({ amount: 90_000, currency: "CZK" });
    expect(yearlyFuelExtra("A", driving)).toEqual({ amount: 0, currency: "CZK" });
  });

  it("stays in whole cents when the bill does not divide", () => {
    const driving = {
      kmPerYear: 12_345,
      litresPer100km: 6.7,
      pricePerLitre: { amount: 159, currency: "EUR" },
    } as const;
    expect(yearlyFuelExtra("B", driving)).toEqual({ amount: 2466, currency: "EUR" });
  });
});

describe("noise class", () => {
  it.each([
    [185, 70],
    [186, 71],
    [215, 71],
    [216, 71],
    [245, 71],
    [246, 72],
    [275, 72],
    [276, 74],
  ])("a car tyre %i mm wide is measured against %i dB", (widthMm, limit) => {
    expect(noiseLimitDb({ tyreClass: "C1", widthMm })).toBe(limit);
  });

  it("allows one decibel more for snow or extra load, and not two for both", () => {
    expect(noiseLimitDb({ tyreClass: "C1", widthMm: 205, severeSnow: true })).toBe(72);
    expect(noiseLimitDb({ tyreClass: "C1", widthMm: 205, severeSnow: true, extraLoad: true })).toBe(72);
  });

  it("measures van tyres against 72 dB whatever their width", () => {
    expect(noiseLimitDb({ tyreClass: "C2", widthMm: 235 })).toBe(72);
    expect(noiseLimitDb({ tyreClass: "C2", widthMm: 195, severeSnow: true })).toBe(73);
  });

  it.each([
    [68, "A"],
    [69, "B"],
    [71, "B"],
    [72, "C"],
  ])("%i dB against a limit of 71 is class %s", (db, expected) => {
    expect(noiseClassFor(db, { tyreClass: "C1", widthMm: 205 })).toBe(expected);
  });
});
