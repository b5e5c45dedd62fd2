import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { cursor, cursors, undo } from "@/lib/contract/admin/order-row";
import { priceOverride } from "@/lib/contract/admin/price-rules";
import { money } from "@/lib/contract/money";
import { paths } from "@/lib/contract/products";
import { greatestId, tableId } from "@/lib/contract/table-id";
import { priceSources } from "@/lib/domain/admin/price-source";
import { stockMoveReasons, supplierKinds } from "@/lib/domain/admin/supply";
import { firstYear, tyreGaps, tyreStates } from "@/lib/domain/admin/tyre-gap";
import { seasons } from "@/lib/domain/category";
import { isEan13 } from "@/lib/domain/ean";
import { labelClasses } from "@/lib/domain/eu-label";
import { noiseClasses } from "@/lib/domain/tyre-noise";

const seen = ["unauthorised", "forbidden"] as const;

/** A tyre as the lists of the office show it. */
export const tyreRow = z.object({
  id: z.int(),
  revision,
  brand: z.string(),
  pattern: z.string(),
  /** Size, load index and speed symbol as they are written on the tyre. */
  designation: z.string(),
  season: z.enum(seasons),
  active: z.boolean(),
  stock: z.int(),
  /** Whose pieces these are; `null` while the shop has no suppliers. */
  source: z.string().nullable(),
  /** In crowns, with VAT. */
  price: money,
  /** Where the prices come from, and the name of the rule. */
  price_source: z.enum(priceSources),
  rule: z.string().nullable(),
  /** Net, with freight; `null`: not known. */
  cost: money.nullable(),
  /** What a piece earns: net price less cost, and its share of the net price in thousandths. */
  margin: z.object({ profit: money, permille: z.int() }).nullable(),
  gaps: z.array(z.enum(tyreGaps)),
});

export type TyreRow = z.infer<typeof tyreRow>;

/** What one supplier can give of a tyre. */
const offer = z.object({
  supplier: z.object({ id: z.int(), name: z.string(), kind: z.enum(supplierKinds) }),
  code: z.string().nullable(),
  cost: money.nullable(),
  /** As its list or the shelf has it. */
  stock: z.int(),
  lead_days: z.int(),
  as_of: z.iso.datetime(),
  /** Is what the shop publishes this one's? */
  published: z.boolean(),
});

/** Pieces that came to the own store, or went from it. */
const stockMove = z.object({
  quantity: z.int(),
  reason: z.enum(stockMoveReasons),
  note: z.string().nullable(),
  by: z.string(),
  at: z.iso.datetime(),
});

export const tyreDetail = tyreRow.extend({
  /** In the other lists, with VAT. */
  price_eur: money,
  price_usd: money,
  override: priceOverride,
  /** What lies in the own store, and its latest moves; `null`: it is a demonstration tyre, of which nobody has any. */
  own: z.object({ stock: z.int(), moves: z.array(stockMove) }).nullable(),
  /** The page in the shop; `null` while it is not for sale. */
  paths: paths.nullable(),
  fuel: z.enum(labelClasses).nullable(),
  wet: z.enum(labelClasses).nullable(),
  noise_db: z.int().nullable(),
  noise_class: z.enum(noiseClasses).nullable(),
  eprel_id: z.int().nullable(),
  ean: z.string().nullable(),
  mpn: z.string().nullable(),
  production_year: z.int().nullable(),
  weight_g: z.int().nullable(),
  description: z.string().nullable(),
  offers: z.array(offer),
  /** Prices in crowns, each from a moment on, the latest first. */
  prices: z.array(z.object({ price: money, at: z.iso.datetime() })),
  /** Addresses that wait to hear of it, pieces ordered within 30 days, and pieces in open orders. */
  waiting: z.int(),
  sold_30_days: z.int(),
  in_open_orders: z.int(),
});

export type TyreDetail = z.infer<typeof tyreDetail>;

/** What the staff may write of a tyre, `null` where it is not known. */
export const tyreFacts = {
  active: z.boolean(),
  fuel: z.enum(labelClasses).nullable(),
  wet: z.enum(labelClasses).nullable(),
  noise_db: z.int().min(50).max(90).nullable(),
  noise_class: z.enum(noiseClasses).nullable(),
  eprel_id: z.int().min(1).max(greatestId).nullable(),
  ean: z
    .string()
    .trim()
    .refine(isEan13, { params: { code: "ean" } })
    .nullable(),
  production_year: z.int().min(firstYear).max(2100).nullable(),
  weight_g: z.int().min(500).max(200_000).nullable(),
  description: z.string().trim().min(1).max(5000).nullable(),
};

export const adminTyreCalls = {
  "GET /admin/tyres": {
    summary:
      "Tyres of the shop, fifty at a time: by size, brand, pattern or EAN, by what they lack, by whether they are sold",
    admin: { right: "catalogue" },
    query: z.object({
      q: z.string().trim().max(80).optional(),
      gap: z.enum(tyreGaps).optional(),
      state: z.enum(tyreStates).default("on_sale"),
      after: cursor.optional(),
      before: cursor.optional(),
    }),
    replies: { 200: z.object({ data: z.array(tyreRow), page: cursors }) },
    errors: seen,
  },
  "GET /admin/tyres/gaps": {
    summary: "How many tyres on sale there are, and how many lack what",
    admin: { right: "catalogue" },
    replies: { 200: z.object({ tyres: z.int(), gaps: z.record(z.enum(tyreGaps), z.int()) }) },
    errors: seen,
  },
  "GET /admin/tyres/{id}": {
    summary: "One tyre with the offers of all suppliers, its prices and who waits for it",
    admin: { right: "catalogue" },
    path: z.object({ id: z.coerce.number().pipe(tableId) }),
    replies: { 200: tyreDetail },
    errors: [...seen, "not_found"],
  },
  "PATCH /admin/tyres/{id}": {
    summary: "Corrects facts of a tyre, or takes it off sale and back",
    admin: { right: "catalogue" },
    path: z.object({ id: z.coerce.number().pipe(tableId) }),
    body: z.object(tyreFacts).partial().extend({ revision }),
    /** `undo`: `null` where nothing was to be changed. */
    replies: { 200: z.object({ tyre: tyreDetail, undo: undo.nullable() }) },
    errors: [...seen, "not_found", "stale"],
  },
} satisfies Record<string, AdminCall>;
