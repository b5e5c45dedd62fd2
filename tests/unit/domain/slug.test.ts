import { describe, expect, it } from "@jest/globals";
import { normalisePatternName, slugify } from "@/lib/domain/slug";

describe("slug", () => {
  it.each([
    ["Příliš žluťoučký kůň", "prilis-zlutoucky-kun"],
    ["Ľúbozvučná vŕba, ôsmy ďateľ", "lubozvucna-vrba-osmy-datel"],
    ["Winter i*cept RS³", "winter-i-cept-rs3"],
    ["e.Primacy", "e-primacy"],
    ["Quatrac Pro", "quatrac-pro"],
    ["Quatrac Pro+", "quatrac-pro-plus"],
    ["UltraContact™ NXT", "ultracontact-nxt"],
    ["SUV 4×4 / van", "suv-4x4-van"],
    ["  --  ", ""],
  ])("of %j is %j", (text, slug) => expect(slugify(text)).toBe(slug));
});

describe("pattern name for matching", () => {
  it.each([
    ["WinterContact TS 870", "Wintercontact TS-870"],
    ["i*cept RS3", "I CEPT RS³"],
    ["Quatrac PRO+", "Quatrac Pro Plus"],
    ["Bravuris 5HM", "bravuris 5 hm"],
  ])("%j is %j", (a, b) => expect(normalisePatternName(a)).toBe(normalisePatternName(b)));

  it.each([
    ["Quatrac Pro", "Quatrac Pro+"],
    ["Polaris 5", "Polaris 6"],
    ["WinterContact TS 870", "WinterContact TS 870 P"],
  ])("%j is not %j", (a, b) => expect(normalisePatternName(a)).not.toBe(normalisePatternName(b)));
});
