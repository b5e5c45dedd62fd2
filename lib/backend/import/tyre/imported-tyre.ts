import { z } from "zod";
import { priceSources } from "@/lib/backend/import/tyre/read-price";
import { families, seasons } from "@/lib/domain/category";
import { labelClasses, tyreClasses } from "@/lib/domain/eu-label";
import { speedSymbols } from "@/lib/domain/speed-symbol";
import { noiseClasses } from "@/lib/domain/tyre-noise";

const minor = z.int().min(1).max(2_000_000_000);
const money = z.object({ amount: minor, currency: z.string().length(3) });
const flag = z.boolean().nullable();

/**
 * A tyre as a price list states it, read and checked, on its way into the database; the names are those of the staging
 * table's columns. `null`: the list doesn't say, so what is known stays.
 */
export const importedTyre = z.object({
  line: z.int().min(1),
  brand_key: z.string().min(1),
  brand_slug: z.string().min(1),
  brand_name: z.string().min(1).max(60),
  brand_tier: z.string().nullable(),
  brand_country: z.string().length(2).nullable(),
  brand_manufacturer: z.string().nullable(),
  pattern_key: z.string().min(1),
  pattern_slug: z.string().min(1),
  pattern_name: z.string().min(1).max(80),
  search: z.string(),
  tread: z.enum(["symmetric", "asymmetric", "directional"]),
  segment: z.string().nullable(),
  season: z.enum(seasons),
  family: z.enum(families),
  /** The list has a column for the family: only then it overrules what the shop has. */
  family_stated: z.boolean(),
  width: z.int().min(105).max(455),
  profile: z.int().min(20).max(95).nullable(),
  construction: z.enum(["R", "D", "B"]),
  rim_tenths: z.int().min(100).max(260),
  commercial: z.boolean(),
  tyre_class: z.enum(tyreClasses),
  load_index: z.int().min(50).max(130),
  load_index_dual: z.int().min(50).max(130).nullable(),
  speed_symbol: z.enum(speedSymbols as [string, ...string[]]),
  speed_rank: z.int(),
  xl: flag,
  /** What an XL mark nobody wrote most likely is, for a tyre that is new here. */
  xl_likely: z.boolean(),
  runflat: z.boolean(),
  studded: flag,
  three_pmsf: flag,
  ms: flag,
  ice: flag,
  ev: flag,
  homologation: z.string().max(20).nullable(),
  ean: z.string().length(13).nullable(),
  mpn: z.string().max(60).nullable(),
  /** What a back end elsewhere calls the tyre. */
  host_product_id: z.string().min(1).max(100).nullable(),
  price_czk: minor,
  price_eur: minor,
  price_usd: minor,
  stock: z.int().min(0).max(100_000).nullable(),
  dispatch_days: z.int().min(0).max(365).nullable(),
  production_year: z.int().min(2000).max(2100).nullable(),
  fuel: z.enum(labelClasses).nullable(),
  wet: z.enum(labelClasses).nullable(),
  noise_db: z.int().min(60).max(85).nullable(),
  noise_class: z.enum(noiseClasses).nullable(),
  eprel_id: z.int().nullable(),
  description: z.string().max(20_000).nullable(),
  popularity: z.int(),
  /** Which of the row's prices the three above were made from. */
  priceFrom: z.enum(priceSources),
  /** What the tyre costs the shop, without VAT. */
  cost: money.optional(),
  /** The price the supplier recommends, with VAT. */
  recommended: money.optional(),
  /** Addresses of pictures, in the list's order. */
  pictures: z.array(z.string().max(2000)).max(20),
  /** Weight of one tyre in grams. */
  weightG: z.int().min(1000).max(200_000).optional(),
  /** What the supplier calls the tyre: what it is ordered by. */
  supplierCode: z.string().min(1).max(100).optional(),
});

/** What only offers of suppliers keep: the staging table of an import has no column for it. */
export type OfferFact = "priceFrom" | "cost" | "recommended" | "pictures" | "weightG" | "supplierCode";

export type ImportedTyre = z.infer<typeof importedTyre>;

/** Column of the staging table → the field of the list that it is read from, for what the schema refuses. */
export const fieldOfColumn = {
  load_index: "load_index",
  load_index_dual: "load_index",
  width: "width",
  profile: "profile",
  rim_tenths: "rim",
  price_czk: "price",
  price_eur: "price",
  price_usd: "price",
  description: "description",
  homologation: "homologation",
  cost: "cost",
  recommended: "recommended",
  pictures: "pictures",
  weightG: "weight",
  supplierCode: "supplier_code",
} as const;
