import { describe, expect, it } from "@jest/globals";
import { brandName, knownBrands } from "@/lib/backend/import/tyre/brand";
import { readFullName } from "@/lib/backend/import/tyre/full-name";
import { splitMarks } from "@/lib/backend/import/tyre/marks";

const known = knownBrands(["Vzorová"]);

describe("a brand", () => {
  it.each([
    ["CONTINENTAL", "Continental"],
    ["Debica", "Dębica"],
    ["BF Goodrich", "BFGoodrich"],
    ["NOKIAN", "Nokian Tyres"],
    ["vzorova", "Vzorová"],
    ["NEWBRAND", "Newbrand"],
    ["ABCD", "ABCD"],
    ["Белшина", "Belshina"],
  ])("%s is %s", (written, name) => expect(brandName(written, known)).toBe(name));
});

describe("marks at the ends of a pattern's name", () => {
  it.each([
    ["Sport 3 XL MO", "Sport 3", { xl: true, homologation: "MO" }],
    ["TS 860 S BMW", "TS 860 S", { homologation: "★" }],
    ["TS 870 P (+)", "TS 870 P", { homologation: "+" }],
    ["TS 870 P R0", "TS 870 P", { homologation: "RO" }],
    ["Eagle Zwei MOE FP ROF", "Eagle Zwei", { runflat: true, homologation: "MOE" }],
    ["Blizzak RFT", "Blizzak", { runflat: true }],
    ["Ice 9 (шип)", "Ice 9", { studded: true }],
    ["C-8PR SC1", "SC1", { commercial: true }],
    ["LT AT980 нс8", "AT980", {}],
    ["Eagle F1", "Eagle F1", {}],
    ["Winter Seal", "Winter Seal", {}],
    ["Ice Zero FR", "Ice Zero FR", {}],
    ["Quatrac Pro+", "Quatrac Pro+", {}],
    ["XL", "XL", {}],
  ])("%s", (written, pattern, marks) => expect(splitMarks(written)).toEqual({ pattern, marks }));
});

describe("a full name", () => {
  it("says kind, brand, pattern, size, indexes and marks", () => {
    expect(readFullName("Zimní pneu Barum Polaris 6 205/55 R16 94H XL FR (MO)", known)).toEqual({
      brand: "Barum",
      pattern: "Polaris 6",
      size: {
        size: { width: 205, profile: 55, construction: "R", rim: 16, commercial: false },
        ...{ loadIndex: 94, speedSymbol: "H", xl: true },
      },
      marks: { xl: true, homologation: "MO" },
    });
  });
  it("may begin with the size", () => {
    expect(readFullName("215/65R16C 109/107T Continental VanContact Winter", known)).toMatchObject({
      brand: "Continental",
      pattern: "VanContact Winter",
      size: { size: { commercial: true }, loadIndex: 109, loadIndexDual: 107, speedSymbol: "T" },
    });
  });
  it("gives an unknown brand where the pattern's own column tells where it ends", () => {
    expect(readFullName("Шины Новый Завод LS 388 175/70 R14 88H", known, "LS388").brand).toBe("Novyy Zavod");
    expect(readFullName("Шины Новый Завод LS388 175/70 R14 88H", known).brand).toBeUndefined();
  });
  it("passes over what an export writes for a missing value", () => {
    expect(readFullName("Шины X Y 205/НЕТ ЗНАЧЕНИЯ СВОЙСТВА R14C 109-107R", known).size).toMatchObject({
      size: { width: 205, profile: null, rim: 14, commercial: true },
      ...{ loadIndex: 109, loadIndexDual: 107, speedSymbol: "R" },
    });
  });
});
