import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { generateDemonstration } from "@/lib/backend/catalogue/demonstration/generate";
import type { CataloguePart } from "@/lib/backend/catalogue/store-catalogue";
import type { TyreRow } from "@/lib/backend/catalogue/tyre-row";
import { categories } from "@/lib/domain/category";
import { isEan13 } from "@/lib/domain/ean";
import { noiseClassFor } from "@/lib/domain/tyre-noise";

const year = 2026;
let parts: CataloguePart[];
let tyres: TyreRow[];

beforeAll(() => {
  parts = generateDemonstration({ year });
  tyres = parts.flatMap((part) => part.tyres);
});

const distinct = (values: unknown[]) => new Set(values).size;
const of = (brand: string, pattern: string) =>
  parts.find((part) => part.brand.slug === brand && part.pattern.slug === pattern)?.tyres ?? [];
const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const usualPrice = (tier: string, rim: number) =>
  middle(
    parts
      .filter((part) => part.brand.tier === tier)
      .flatMap((part) => part.tyres.filter((tyre) => tyre.family === "car" && tyre.rimTenths === rim * 10))
      .map(({ priceCzk }) => priceCzk / 100),
  );

describe("the demonstration catalogue", () => {
  it("has at least 12 000 tyres of all 57 brands and 418 patterns, each pattern with some", () => {
    expect(tyres.length).toBeGreaterThanOrEqual(12_000);
    expect(distinct(parts.map((part) => part.brand.slug))).toBe(57);
    expect(distinct(parts.map((part) => `${part.brand.slug}/${part.pattern.slug}`))).toBe(418);
    expect(parts.filter((part) => part.tyres.length === 0)).toEqual([]);
  });

  it("is the same every time", () => {
    const written = (catalogue: CataloguePart[]) =>
      createHash("sha256").update(JSON.stringify(catalogue)).digest("hex");
    expect(written(generateDemonstration({ year }))).toBe(written(parts));
  });

  it("gives every tyre an address and an article number of its own, with a valid check digit", () => {
    expect(distinct(tyres.map(({ slug }) => slug))).toBe(tyres.length);
    expect(distinct(tyres.map(({ ean }) => ean))).toBe(tyres.length);
    expect(distinct(tyres.map(({ mpn }) => mpn))).toBe(tyres.length);
    expect(tyres.filter(({ ean }) => !isEan13(ean ?? ""))).toEqual([]);
    expect(tyres.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it("pretends nothing: article numbers of the internal range, no EPREL numbers, no descriptions", () => {
    expect(tyres.filter(({ ean }) => !/^2/.test(ean ?? ""))).toEqual([]);
    expect(tyres.filter(({ eprelId, description }) => eprelId !== null || description !== null)).toEqual([]);
    expect(distinct(tyres.map(({ source }) => source))).toBe(1);
  });

  it("has tyres in all nine categories", () => {
    for (const { id } of categories)
      expect(tyres.filter(({ category }) => category === id).length).toBeGreaterThan(200);
  });

  it("varies label classes by size within a pattern, inside what the pattern is known for", () => {
    const primacy = of("michelin", "primacy-4-plus"); // fuel A–C, wet A, 68–71 dB
    expect(new Set(primacy.map(({ fuel }) => fuel))).toEqual(new Set(["A", "B", "C"]));
    expect(new Set(primacy.map(({ wet }) => wet))).toEqual(new Set(["A"]));
    expect(new Set(primacy.map(({ noiseDb }) => noiseDb))).toEqual(new Set([68, 69, 70, 71]));
    const varied = parts.filter(
      (part) => distinct(part.tyres.map(({ fuel, wet, noiseDb }) => `${fuel}${wet}${noiseDb}`)) > 1,
    );
    expect(varied.length).toBeGreaterThan(400);
  });

  it("has no label on studded tyres and a noise class by the regulation on all others", () => {
    expect(tyres.filter(({ studded, fuel }) => studded !== (fuel === null))).toEqual([]);
    const wrong = tyres.filter(({ noiseDb, noiseClass, tyreClass, width, threePmsf, xl }) => {
      if (noiseDb === null) return noiseClass !== null;
      return noiseClassFor(noiseDb, { tyreClass, widthMm: width, severeSnow: threePmsf, extraLoad: xl }) !== noiseClass;
    });
    expect(wrong).toEqual([]);
  });

  it("prices by rim and brand as Czech shops do: budget, mid and premium in their bands", () => {
    for (const [rim, budget, mid, premium] of [
      [15, [930, 1150], [1200, 1450], [1750, 2250]],
      [16, [1150, 1450], [1500, 1800], [2150, 2800]],
      [17, [1450, 1750], [1850, 2300], [2700, 3700]],
      [18, [1800, 2250], [2300, 2850], [3350, 4600]],
    ] as const) {
      for (const [tier, [low, high]] of Object.entries({ budget, mid, premium })) {
        const price = usualPrice(tier, rim);
        expect([tier, rim, price, price >= low && price <= high]).toEqual([tier, rim, price, true]);
      }
    }
  });

  it("writes prices as shops do: crowns in 9 or 90, euros in .90, dollars in .99", () => {
    const rough = ({ priceCzk }: TyreRow) => {
      const crowns = priceCzk / 100;
      return crowns % 100 !== 90 && (crowns >= 2_000 || crowns % 10 !== 9);
    };
    expect(tyres.filter(rough).map(({ slug, priceCzk }) => [slug, priceCzk])).toEqual([]);
    expect(tyres.filter(({ priceEur, priceUsd }) => priceEur % 100 !== 90 || priceUsd % 100 !== 99)).toEqual([]);
  });

  it("is plausible: fast summer tyres, slow winter ones, a few sold out, none older than three years", () => {
    const share = (list: TyreRow[], test: (tyre: TyreRow) => boolean) => list.filter(test).length / list.length;
    const cars = (season: string) =>
      tyres.filter((tyre) => tyre.family === "car" && tyre.season === season && tyre.rimTenths >= 170);
    const veryFast = ({ speedSymbol }: TyreRow) => speedSymbol === "W" || speedSymbol === "Y";
    expect(share(cars("summer"), veryFast)).toBeGreaterThan(0.7);
    expect(share(cars("winter"), veryFast)).toBeLessThan(0.35);
    expect(share(tyres, ({ stock }) => stock === 0)).toBeGreaterThan(0.02);
    expect(share(tyres, ({ stock }) => stock === 0)).toBeLessThan(0.08);
    expect(Math.max(...tyres.map(({ stock }) => stock))).toBeGreaterThan(40);
    expect(
      tyres.filter(({ productionYear }) => (productionYear ?? 0) < year - 3 || (productionYear ?? 0) > year),
    ).toEqual([]);
    expect(share(tyres, ({ runflat }) => runflat)).toBeGreaterThan(0.01);
    expect(tyres.filter(({ homologation }) => homologation === "★").length).toBeGreaterThan(20);
  });
});
