import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { commaList, day, money } from "@/lib/contract/money";
import { category, paths } from "@/lib/contract/products";
import { families, seasons } from "@/lib/domain/category";

const categoryCount = z.object({
  id: category,
  family: z.enum(families),
  season: z.enum(seasons),
  slugs: paths,
  name: z.string(),
  count: z.int(),
  price_from: money.nullable(),
});

/** One size of one category with what it offers. */
const sizeRow = z.object({
  category,
  width: z.int(),
  profile: z.int().nullable(),
  rim: z.number(),
  commercial: z.boolean(),
  count: z.int(),
  price_from: money,
});

/** What the drawing of a pattern needs. `slug`: the brand's and the pattern's, as in a product's `image`. */
export const pattern = z.object({
  slug: z.string(),
  brand: z.string(),
  pattern: z.string(),
  season: z.enum(seasons),
  family: z.enum(families),
  tread: z.enum(["symmetric", "asymmetric", "directional"]),
});

const sizeValue = z.object({ value: z.string(), count: z.int() });

/** What the catalogue holds: categories, brands and sizes with their counts. */
export const catalogueCalls = {
  "GET /categories": {
    summary: "The nine categories with their counts",
    replies: { 200: z.object({ data: z.array(categoryCount) }) },
    errors: [],
  },
  "GET /patterns/{slug}": {
    summary: "One tread pattern, for its drawing",
    path: z.object({ slug: z.string().min(1).max(200) }),
    replies: { 200: pattern },
    errors: ["not_found"],
  },
  "GET /sizes": {
    summary: "What is still possible in the size finder, each value with its count; every size when nothing is asked",
    query: z.object({
      width: commaList.optional(),
      profile: commaList.optional(),
      rim: commaList.optional(),
      season: commaList.pipe(z.array(z.enum(seasons))).optional(),
    }),
    replies: {
      200: z.object({
        total: z.int(),
        price_from: money.nullable(),
        dispatch_date: day.nullable(),
        width: z.array(sizeValue),
        profile: z.array(sizeValue),
        rim: z.array(sizeValue),
        season: z.array(sizeValue),
        category: z.array(sizeValue),
        sizes: z.array(sizeRow).optional(),
      }),
    },
    errors: [],
  },
  "GET /brands": {
    summary: "Brands with the tyres they have in the shop",
    replies: { 200: z.object({ data: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })) }) },
    errors: [],
  },
} satisfies Record<string, Call>;

export type Pattern = z.infer<typeof pattern>;
export type SizeRow = z.infer<typeof sizeRow>;
