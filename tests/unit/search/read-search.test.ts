import { describe, expect, it } from "@jest/globals";
import { searchedVehicles } from "@/lib/backend/search/load-vocabulary";
import { readSearch } from "@/lib/backend/search/read-search";
import { buildVocabulary } from "@/lib/backend/search/vocabulary";
import { type Currency, currencyOf, type Language } from "@/lib/domain/locale";

const brands = ["Michelin", "Barum", "Matador"].map((name, id) => ({ id, slug: name.toLowerCase(), name }));
const patterns = [
  { id: 1, brandId: 0, name: "CrossClimate 2", picture: null },
  { id: 2, brandId: 0, name: "Alpin 6", picture: null },
  { id: 3, brandId: 0, name: "Alpin 7", picture: null },
];
const size = { width: 205, profile: 55, rim: 16, construction: "R" as const, commercial: false };
const vocabulary = buildVocabulary({ brands, patterns, vehicles: searchedVehicles(), sizes: [size] });

const read = (language: Language, typed: string, currency: Currency = currencyOf(language)) =>
  readSearch(typed, vocabulary, { language, currency });

describe("searches that mean the same are one page, under the plainest of their names", () => {
  it.each<[Language, string, string[]]>([
    [
      "cs",
      "205/55 R16 zimní",
      ["205/55 r16 zimni", "zimní 205 55 16", "ZIMNÍ  205/55 R 16", "zimáky 205/55-16", "pneu 205 55 r16 zimních"],
    ],
    ["cs", "Michelin", ["michelin", "MICHELIN", "mišelin", "michelinu"]],
    ["cs", "205/55 R16 zimní do 1500 CZK", ["zimní 205 55 16 do 1500 kč", "do 1 500 Kč 205/55 r16 zimní"]],
    ["cs", "205/55 R16 nejlevnější", ["levné 205/55 r16", "205 55 16 nejlevnější"]],
    ["cs", "zimní Škoda Octavia", ["oktávka zimní", "zimní pneu na octavii", "zimáky do Octavie 1.9 TDI"]],
    ["sk", "205/55 R16 zimné", ["205/55 r16 zimni", "zimné 205 55 16", "zimáky 205/55 r16"]],
    ["sk", "letné Škoda Fabia", ["letné pneumatiky na fábiu", "Fabia letné"]],
    ["en", "205/55 R16 winter", ["winter tyres 205 55 16", "205/55 r16 winter", "zimní 205 55 16"]],
    ["en", "summer Volkswagen Golf VII", ["golf 7 summer tyres", "vw golf mk7 summer"]],
  ])("in %s: %s", (language, q, typed) => {
    expect(typed.map((each) => read(language, each))).toEqual(typed.map(() => ({ q, isClear: true })));
    expect(read(language, q)).toEqual({ q, isClear: true });
  });
});

describe("searches that differ in what the page says or shows are different pages", () => {
  it.each<[Language, string, string]>([
    ["cs", "205/55 r16 zimní", "205/55 r16 letní"],
    ["cs", "205/55 r16", "205/55 r16c"],
    ["cs", "205/55 r16", "205/55 r16 91h"],
    ["cs", "205/55 r16 xl", "205/55 r16 runflat"],
    ["cs", "205/55 r16 do 1500 kč", "205/55 r16 do 1600 kč"],
    ["cs", "levné 205/55 r16", "tiché 205/55 r16"],
    ["cs", "octavia 2 zimní", "octavia 3 zimní"],
    ["cs", "michelin alpin", "michelin alpin 6"],
    ["cs", "barum", "matador"],
  ])("in %s: %s and %s", (language, one, other) => {
    expect(read(language, one).q).not.toBe(read(language, other).q);
  });

  it("the same in another language or currency, where it says so", () => {
    expect(read("cs", "zimní").q).not.toBe(read("en", "zimní").q);
    expect(read("cs", "205/55 r16 do 100", "CZK")).not.toEqual(read("cs", "205/55 r16 do 100 eur", "EUR"));
  });
});

describe("a search of which the page repeats a word stands for itself", () => {
  it.each<[string, boolean]>([
    ["michelin šnekové", false],
    ["xqzwy", false],
    ["4019238012345", false],
    ["1.9 TDI", false],
    ["micheln 205/55 r16", true], // the correction is shown
    ["2055516", true], // it may be the number of an article
    ["205/55R16", true],
  ])("%s", (typed, isClear) => {
    expect(read("cs", typed)).toEqual({ q: typed, isClear });
  });

  it("but for the number of its spaces", () => {
    expect(read("cs", "micheln \t 205/55 r16").q).toBe("micheln 205/55 r16");
  });
});

it("reading a page's name gives the page, in every language", () => {
  const typed = ["205/55 r16 zimní michelin", "octavia 2015", "bmw 320d runflat", "michelin alpin", "do 2000 kč zimní"];
  for (const language of ["cs", "sk", "en"] as const)
    for (const each of typed) expect(read(language, read(language, each).q).q).toBe(read(language, each).q);
});
