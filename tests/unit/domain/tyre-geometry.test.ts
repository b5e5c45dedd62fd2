import { describe, expect, it } from "@jest/globals";
import { overallDiameterMm, rollingCircumferenceMm, sidewallMm } from "@/lib/domain/tyre-geometry";
import type { TyreSize } from "@/lib/domain/tyre-size";

const size = (width: number, profile: number | null, rim: number): TyreSize => ({
  width,
  profile,
  construction: "R",
  rim,
  commercial: false,
});

describe("tyre geometry", () => {
  it.each([
    [size(205, 55, 16), 112.8, 631.9, 1927],
    [size(195, 65, 15), 126.8, 634.5, 1935],
    [size(225, 45, 17), 101.3, 634.3, 1935],
    [size(245, 70, 17.5), 171.5, 787.5, 2402],
  ])("follows from the size", (tyre, sidewall, diameter, circumference) => {
    expect(sidewallMm(tyre)).toBe(sidewall);
    expect(overallDiameterMm(tyre)).toBe(diameter);
    expect(rollingCircumferenceMm(tyre)).toBe(circumference);
  });

  it("takes a profile of 82 where none is written", () => {
    expect(sidewallMm(size(155, null, 13))).toBe(127.1);
    expect(overallDiameterMm(size(155, null, 13))).toBe(584.4);
  });
});
