import { z } from "zod";
import { brandSafety } from "@/lib/contract/brand-safety";
import type { Call } from "@/lib/contract/call";
import { commaList, day, money } from "@/lib/contract/money";
import { drawing, picture, shownPicture } from "@/lib/contract/picture";
import { understoodSearch } from "@/lib/contract/search";
import { categories, families, seasons } from "@/lib/domain/category";
import { byLanguage } from "@/lib/domain/locale";
import { maxPage } from "@/lib/domain/max-page";

const grade = z.enum(["A", "B", "C", "D", "E"]);
export const paths = z.object(byLanguage(() => z.string()));
export const category = z.enum(categories.map(({ id }) => id) as [string, ...string[]]);

export const tyreSize = z.object({
  width: z.int(),
  profile: z.int().nullable(),
  construction: z.enum(["R", "D", "B"]),
  rim: z.number(),
  commercial: z.boolean(),
  text: z.string(),
});

/** EU label of one tyre (Regulation (EU) 2020/740); `null` where a tyre is outside it (studded) or it is unknown. */
export const label = z.object({
  fuel: grade,
  wet: grade,
  noise_db: z.int(),
  noise_class: z.enum(["A", "B", "C"]),
  class: z.enum(["C1", "C2", "C3"]),
  eprel_id: z.int().nullable(),
});

/** Why a row stands out among the tyres of its listing; computed, `null` where nothing is true of it. */
export const reason = z.object({
  kind: z.enum([
    "cheapest",
    "quietest",
    "best_wet",
    "best_fuel",
    "quietest_under",
    "best_wet_under",
    "best_fuel_under",
    "cheapest_of_brand_tier",
  ]),
  under: money.nullable(),
  noise_db: z.int().nullable(),
  grade: grade.nullable(),
});

/** A tyre as it stands in a listing, in the cart and among alternatives. */
export const product = z.object({
  id: z.int(),
  slug: z.string().min(1),
  paths,
  category,
  brand: z.string().min(1),
  brand_slug: z.string(),
  pattern: z.string(),
  pattern_slug: z.string(),
  size: tyreSize,
  load_index: z.int(),
  load_index_dual: z.int().nullable(),
  speed_symbol: z.string(),
  season: z.enum(seasons),
  family: z.enum(families),
  flags: z.object({
    three_pmsf: z.boolean(),
    ms: z.boolean(),
    ice: z.boolean(),
    studded: z.boolean(),
    xl: z.boolean(),
    runflat: z.boolean(),
    ev: z.boolean(),
  }),
  homologation: z.string().nullable(),
  label: label.nullable(),
  price: money,
  price_before: money.optional(),
  lowest_30_days: money.optional(),
  stock: z.int().min(0),
  dispatch_date: day,
  production_year: z.int().nullable(),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  /** What stands beside its name: a small picture, or a drawing of the storefront's own. Pages show no picture from elsewhere. */
  image: drawing,
  /** The picture that this shop keeps of it; a tyre without one is drawn. */
  picture: picture.optional(),
});

const listedProduct = product.extend({ reason: reason.nullable() });

const facetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });
const facetNames = [
  "brand",
  "width",
  "profile",
  "rim",
  "season",
  "load_min",
  "speed_min",
  "fuel",
  "wet",
  "noise_max",
  "xl",
  "runflat",
  "in_stock",
  "rating_min",
] as const;

export const sorts = ["recommended", "price_asc", "price_desc", "quietest", "wet", "fuel", "rating"] as const;

const number = z.coerce.number();
const flag = z.enum(["1", "0", "true", "false"]).transform((value) => value === "1" || value === "true");

/** What a listing can be narrowed by. `load_min` and `speed_min` mean "at least", `noise_max` "at most" (dB). */
export const productQuery = z.object({
  category: category.optional(),
  width: commaList.optional(),
  profile: commaList.optional(),
  rim: commaList.optional(),
  commercial: flag.optional(),
  season: commaList.pipe(z.array(z.enum(seasons))).optional(),
  brand: commaList.optional(),
  load_min: number.int().min(0).max(279).optional(),
  speed_min: z.string().max(4).optional(),
  fuel: commaList.pipe(z.array(grade)).optional(),
  wet: commaList.pipe(z.array(grade)).optional(),
  noise_max: number.int().min(50).max(90).optional(),
  xl: flag.optional(),
  runflat: flag.optional(),
  in_stock: flag.optional(),
  /** Stars on average, at least. */
  rating_min: number.int().min(2).max(4).optional(),
  price_min: number.int().min(0).max(100_000_000).optional(),
  price_max: number.int().min(0).max(100_000_000).optional(),
  q: z.string().trim().max(200).optional(),
  sort: z.enum(sorts).default("recommended"),
  page: number.int().min(1).max(maxPage).default(1),
});

const productList = z.object({
  data: z.array(listedProduct),
  page: z.object({ number: z.int(), size: z.int(), total: z.int() }),
  facets: z.record(z.enum(facetNames), z.array(facetValue)),
  price_range: z.object({ min: money, max: money }).nullable(),
  applied: z.record(z.string(), z.string()),
  /** How `q` was read. */
  understood: understoodSearch.optional(),
});

export const alternative = product.extend({
  difference: z.object({
    kind: z.enum(["cheaper", "quieter", "better_wet", "better_fuel", "sooner"]),
    money: money.nullable(),
    steps: z.int().nullable(),
  }),
});

const productDetail = product.extend({
  ean: z.string().nullable(),
  mpn: z.string().nullable(),
  country: z.string().nullable(),
  manufacturer: z.string().nullable(),
  safety: brandSafety.nullable().optional(),
  tread: z.enum(["symmetric", "asymmetric", "directional"]),
  max_load_kg: z.number(),
  max_speed_kmh: z.int(),
  overall_diameter_mm: z.number(),
  rolling_circumference_mm: z.number(),
  description: z.string().nullable(),
  /** All its pictures, `picture` first. */
  pictures: z.array(shownPicture).optional(),
  alternatives: z.array(alternative),
});

export const productCalls = {
  "GET /products": {
    summary: "A page of tyres with facet counts",
    query: productQuery,
    replies: { 200: productList },
    errors: [],
  },
  "GET /products/{slug}": {
    summary: "One tyre, whole; 308 with Location when its address has changed or exactly one other has taken its place",
    path: z.object({ slug: z.string().min(1).max(200) }),
    replies: { 200: productDetail, 308: null },
    errors: ["not_found", "gone"],
  },
} satisfies Record<string, Call>;

export type Product = z.infer<typeof product>;
export type ListedProduct = z.infer<typeof listedProduct>;
export type ProductDetail = z.infer<typeof productDetail>;
export type ProductList = z.infer<typeof productList>;
export type ProductQuery = z.output<typeof productQuery>;
export type EuLabel = z.infer<typeof label>;
