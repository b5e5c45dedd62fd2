import { type CataloguePart, storeCatalogue } from "@/lib/backend/catalogue/store-catalogue";
import type { TyreRow } from "@/lib/backend/catalogue/tyre-row";
import { withOwnConnection } from "@/lib/backend/kernel/database/connect";
import type { LabelClass } from "@/lib/domain/eu-label";

const plain: TyreRow = {
  priceCzk: 200_000,
  priceEur: 8_000,
  priceUsd: 9_000,
  stock: 8,
  popularity: 100,
  category: "car-winter",
  season: "winter",
  family: "car",
  construction: "R",
  tyreClass: "C1",
  width: 205,
  profile: 55,
  rimTenths: 160,
  loadIndex: 91,
  loadIndexDual: null,
  speedSymbol: "H",
  speedRank: 25,
  dispatchDays: 0,
  productionYear: 2026,
  active: true,
  commercial: false,
  threePmsf: true,
  ms: true,
  ice: false,
  studded: false,
  xl: false,
  runflat: false,
  ev: false,
  fuel: "C",
  wet: "B",
  noiseDb: 70,
  noiseClass: "B",
  eprelId: null,
  homologation: null,
  slug: "",
  ean: null,
  mpn: null,
  source: "test",
  description: null,
};

/** A tyre of the small catalogue: what differs from 205/55 R16 91H at 2 000 Kč with label C B 70 dB. */
const tyre = (slug: string, fields: Partial<TyreRow> = {}): TyreRow => ({ ...plain, slug, ...fields });

/** Price in whole crowns, label, the rest: the columns in which the tyres of 205/55 R16 differ. */
const winter = (slug: string, crowns: number, fuel: LabelClass, wet: LabelClass, noiseDb: number, more = {}) =>
  tyre(slug, { priceCzk: crowns * 100, priceEur: crowns * 4, priceUsd: crowns * 5, fuel, wet, noiseDb, ...more });

const brand = (slug: string, name: string, tier: string) => ({
  slug,
  name,
  tier,
  country: "CZ",
  manufacturer: `${name} a.s.`,
});
const [alfa, beta, ceska] = [
  brand("alfa", "Alfa", "premium"),
  brand("beta", "Beta", "mid"),
  brand("ceska", "Čéska", "budget"),
];
const pattern = (slug: string, name: string, season: "winter" | "summer" = "winter") =>
  ({ slug, name, season, tread: "directional", segment: "touring" }) as const;

const summer = { category: "car-summer", season: "summer", threePmsf: false, ms: false } as const;
const van = {
  category: "van-winter",
  family: "van",
  tyreClass: "C2",
  commercial: true,
  width: 215,
  profile: 65,
  loadIndex: 109,
  loadIndexDual: 107,
  speedSymbol: "T",
  speedRank: 23,
} as const;

/**
 * Eight winter tyres 205/55 R16 whose places in every order are known, and a few of other sizes, seasons and kinds:
 * thirteen on sale, one no longer.
 */
export const smallCatalogue: CataloguePart[] = [
  {
    brand: alfa,
    pattern: pattern("snow", "Snow"),
    tyres: [
      winter("alfa-snow-205-55-r16-91h", 3000, "B", "A", 68, { popularity: 900, ean: "2000000000015", mpn: "ALF1" }),
      winter("alfa-snow-205-55-r16-94v", 3200, "B", "A", 69, {
        popularity: 800,
        loadIndex: 94,
        speedSymbol: "V",
        speedRank: 26,
        xl: true,
      }),
      tyre("alfa-snow-195-65-r15-91t", { width: 195, profile: 65, rimTenths: 150, speedSymbol: "T", speedRank: 23 }),
      tyre("alfa-snow-205-60-r16-92h", { profile: 60, loadIndex: 92 }),
    ],
  },
  {
    brand: alfa,
    pattern: pattern("sun", "Sun", "summer"),
    tyres: [tyre("alfa-sun-205-55-r16-91v", { ...summer, speedSymbol: "V", speedRank: 26, wet: "A" })],
  },
  {
    brand: beta,
    pattern: pattern("frost", "Frost"),
    tyres: [
      winter("beta-frost-205-55-r16-91h", 1900, "C", "B", 70, { popularity: 700 }),
      winter("beta-frost-205-55-r16-94h", 2100, "C", "B", 71, { popularity: 600, loadIndex: 94, xl: true }),
      winter("beta-frost-205-55-r16-91h-rft", 2600, "C", "B", 67, { popularity: 500, runflat: true, stock: 0 }),
      tyre("beta-frost-215-65-r16c-109-107t", van),
    ],
  },
  {
    brand: beta,
    pattern: pattern("spike", "Spike"),
    tyres: [
      tyre("beta-spike-205-55-r16-91t", {
        priceCzk: 250_000,
        speedSymbol: "T",
        speedRank: 23,
        studded: true,
        fuel: null,
        wet: null,
        noiseDb: null,
        noiseClass: null,
        popularity: 10,
      }),
    ],
  },
  {
    brand: ceska,
    pattern: pattern("zima", "Zima+"),
    tyres: [
      winter("ceska-zima-plus-205-55-r16-91h", 1500, "D", "C", 72, { popularity: 400 }),
      winter("ceska-zima-plus-205-55-r16-91t", 1450, "E", "C", 72, {
        popularity: 300,
        speedSymbol: "T",
        speedRank: 23,
        dispatchDays: 2,
      }),
      tyre("ceska-zima-plus-155-r13-79t", {
        width: 155,
        profile: null,
        rimTenths: 130,
        loadIndex: 79,
        speedSymbol: "T",
        speedRank: 23,
        stock: 0,
      }),
      tyre("ceska-zima-plus-205-55-r16-88h", { active: false, loadIndex: 88 }),
    ],
  },
];

/** Puts the small catalogue into the empty database named by `DATABASE_URL`. */
export async function storeSmallCatalogue(): Promise<void> {
  await withOwnConnection(({ sql }) => sql.begin((transaction) => storeCatalogue(transaction, smallCatalogue)));
}
