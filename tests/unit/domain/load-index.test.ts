import { describe, expect, it } from "@jest/globals";
import { maxLoadKg } from "@/lib/domain/load-index";
import { isSpeedSymbol, maxSpeedKmh, roadSpeedSymbols, speedRank, speedSymbols } from "@/lib/domain/speed-symbol";

describe("load index", () => {
  it.each([
    [0, 45],
    [80, 450],
    [91, 615],
    [94, 670],
    [100, 800],
    [109, 1030],
    [160, 4500],
    [279, 136_000],
  ])("%i carries %i kg", (index, kg) => expect(maxLoadKg(index)).toBe(kg));

  it.each([-1, 280, 91.5, Number.NaN])("is unknown outside the table: %p", (index) => {
    expect(maxLoadKg(index)).toBeNull();
  });

  it("carries more with every step", () => {
    const loads = Array.from({ length: 280 }, (_, index) => maxLoadKg(index) ?? 0);
    expect(loads).toEqual([...new Set(loads)].sort((a, b) => a - b));
  });
});

describe("speed symbol", () => {
  it.each([
    ["Q", 160],
    ["T", 190],
    ["H", 210],
    ["V", 240],
    ["W", 270],
    ["Y", 300],
    ["(Y)", 300],
  ])("%s allows %i km/h", (symbol, kmh) => expect(maxSpeedKmh(symbol)).toBe(kmh));

  it("ranks by speed, not by the alphabet: H stands between U and V", () => {
    const ranked = ["V", "T", "(Y)", "U", "H"].sort((a, b) => (speedRank(a) ?? -1) - (speedRank(b) ?? -1));
    expect(ranked).toEqual(["T", "U", "H", "V", "(Y)"]);
  });

  it("is unknown in lower case or when it is no symbol", () => {
    expect(isSpeedSymbol("v")).toBe(false);
    expect(maxSpeedKmh("X")).toBeNull();
    expect(speedRank("")).toBeNull();
  });

  it("offers only the symbols of road tyres in a filter", () => {
    expect(roadSpeedSymbols).toEqual(["N", "P", "Q", "R", "S", "T", "U", "H", "V", "W", "Y", "(Y)"]);
    expect(speedSymbols).toContain("A8");
  });
});
