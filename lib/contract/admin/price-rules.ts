import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { undo } from "@/lib/contract/admin/order-row";
import { priceSimulation } from "@/lib/contract/admin/price-simulation";
import { day } from "@/lib/contract/money";
import { greatestId, tableId } from "@/lib/contract/table-id";
import { brandTiers, type Rounding, roundings } from "@/lib/domain/admin/price-rule";
import { priceSources } from "@/lib/domain/admin/price-source";
import { families, seasons } from "@/lib/domain/category";
import type { Currency } from "@/lib/domain/locale";

/** From and to, both ends in; `null`: no bound. */
const range = (number: z.ZodType<number>) =>
  z
    .strictObject({ from: number.nullable(), to: number.nullable() })
    .refine(({ from, to }) => from === null || to === null || from <= to, {
      path: ["to"],
      params: { code: "too_small" },
    })
    .optional();

const scope = z.strictObject({
  /** Slugs. */
  brands: z.array(z.string().min(1).max(80)).max(200).optional(),
  tiers: z.array(z.enum(brandTiers)).optional(),
  families: z.array(z.enum(families)).optional(),
  seasons: z.array(z.enum(seasons)).optional(),
  suppliers: z.array(tableId).max(100).optional(),
  /** Inches. */
  rim: range(z.number().min(4).max(60)),
  /** Landed cost, hellers. */
  cost: range(z.int().min(0).max(greatestId)),
  /** Years since it was made. */
  age: range(z.int().min(0).max(50)),
});

const among = (list: Currency) => (given: Rounding) =>
  roundings[list].some(({ to, ending }) => to === given.to && ending === given.ending);
const rounding = (list: Currency) =>
  z
    .object({ to: z.int(), ending: z.int().nullable() })
    .refine(among(list), { params: { code: "invalid_value" }, path: ["to"] });

export const priceRule = z
  .object({
    /** `null`: it is new. */
    id: tableId.nullable(),
    name: z.string().trim().min(1).max(60),
    scope,
    /** Profit in thousandths of the cost. */
    markup_permille: z.int().min(0).max(5000),
    /** The least profit of one tyre, net, hellers. */
    least_profit: z.int().min(0).max(10_000_000),
    rounding: z.object({ CZK: rounding("CZK"), EUR: rounding("EUR"), USD: rounding("USD") }),
    /** First and last day it holds for. */
    from: day.nullable(),
    to: day.nullable(),
    active: z.boolean(),
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ["to"],
    params: { code: "too_small" },
  });

export type PriceRuleBody = z.infer<typeof priceRule>;

const rules = z.array(priceRule).max(100);

export const priceRules = z.object({
  revision,
  /** When the list was saved last and by whom; `null`: never. */
  changed_at: z.iso.datetime().nullable(),
  changed_by: z.string().nullable(),
  rules: z.array(priceRule),
  /** What scopes may name. */
  brands: z.array(z.object({ slug: z.string(), name: z.string() })),
  suppliers: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Prices that are set by hand and hold today. */
  overrides: z.int(),
});

export type PriceRules = z.infer<typeof priceRules>;

const listAmount = z.int().min(1).max(greatestId).nullable();

/** Prices of a tyre that somebody has set, with VAT in minor units; `null`: as the rules or the list say. */
const setPrices = z.object({ price_czk: listAmount, price_eur: listAmount, price_usd: listAmount });

/** Prices that somebody has set, until when, why, who and when; `null`: none are. */
export const priceOverride = setPrices
  .extend({ until: day.nullable(), reason: z.string(), by: z.string(), at: z.iso.datetime() })
  .nullable();

/** What a tyre costs, and why. */
export const tyrePrices = z.object({
  id: z.int(),
  /** The tyre's. */
  revision,
  price_czk: z.int(),
  price_eur: z.int(),
  price_usd: z.int(),
  price_source: z.enum(priceSources),
  /** The rule that made the prices. */
  rule: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Net, with freight, hellers; `null`: not known. */
  cost: z.int().nullable(),
  /** Of the Czech price: net and profit in hellers, profit in thousandths of the net price; `null` where the cost is not known. */
  margin: z.object({ net: z.int(), profit: z.int(), permille: z.int() }).nullable(),
  override: priceOverride,
});

export type TyrePrices = z.infer<typeof tyrePrices>;

const seen = ["unauthorised", "forbidden"] as const;
const path = z.object({ id: z.coerce.number().pipe(tableId) });

export const adminPriceCalls = {
  "GET /admin/price-rules": {
    summary: "The price rules in their order; the first that fits a tyre prices it",
    admin: { right: "catalogue" },
    replies: { 200: priceRules },
    errors: seen,
  },
  "PUT /admin/price-rules": {
    summary: "Saves the whole list of rules: it holds for lists that come from now on, prices in the shop stay",
    admin: { right: "catalogue" },
    body: z.object({ revision, rules }),
    replies: { 200: priceRules.extend({ undo }) },
    errors: [...seen, "stale"],
  },
  "POST /admin/price-rules/simulation": {
    summary: "What rules would do to the prices of the whole stock; one at a time, else 503",
    admin: { right: "catalogue" },
    body: z.object({ rules }),
    replies: { 200: priceSimulation },
    errors: seen,
  },
  "POST /admin/price-rules/change-sets": {
    summary: "Saves the rules and makes a change set of what they do to the prices of the whole stock",
    admin: { right: "catalogue" },
    body: z.object({ revision, rules }),
    replies: { 202: z.object({ change_set: z.object({ id: z.int() }), rules: priceRules }) },
    errors: [...seen, "stale"],
  },
  "PUT /admin/tyres/{id}/override": {
    summary: "Sets a tyre's prices by hand, at once, until the end of a day or until it is taken away",
    admin: { right: "catalogue" },
    path,
    body: setPrices
      .extend({
        until: day.nullable(),
        reason: z.string().trim().min(1).max(200),
        /** Needed for a price below the cost, which is refused else: `confirmed` with the code `below_cost`. */
        confirmed: z.boolean().optional(),
      })
      .refine(({ price_czk, price_eur, price_usd }) => price_czk !== null || price_eur !== null || price_usd !== null, {
        path: ["price_czk"],
        params: { code: "required" },
      }),
    replies: { 200: z.object({ prices: tyrePrices, undo }) },
    errors: seen,
  },
  "DELETE /admin/tyres/{id}/override": {
    summary: "Takes prices set by hand away: the rule's or the list's hold again",
    admin: { right: "catalogue" },
    path,
    /** `undo`: `null` where none were set. */
    replies: { 200: z.object({ prices: tyrePrices, undo: undo.nullable() }) },
    errors: seen,
  },
} satisfies Record<string, AdminCall>;
