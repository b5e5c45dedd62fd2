import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { forNobody } from "@/lib/contract/admin/for-nobody";
import { undo } from "@/lib/contract/admin/order-row";
import { tableId } from "@/lib/contract/table-id";
import { guardrails } from "@/lib/domain/admin/guardrails";
import { supplierKinds } from "@/lib/domain/admin/supply";
import { currencies } from "@/lib/domain/locale";

/** A time of day on the shop's clock, `HH:MM`. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const path = z.object({ id: z.coerce.number().pipe(tableId) });

/** An address that a list can be fetched from: by https only. */
const feedUrl = z
  .string()
  .trim()
  .max(1000)
  .refine((text) => URL.canParse(text) && new URL(text).protocol === "https:", { params: { code: "https" } });

const fields = {
  name: z.string().trim().min(1).max(80),
  /** Of its purchase prices. */
  currency: z.enum(currencies),
  /** As a register of companies knows it. */
  company_id: z.string().trim().min(1).max(20).nullable(),
  email: z.string().trim().min(1).max(254).pipe(z.email()).nullable(),
  /** Working days from the order until the tyres are in the shop. */
  lead_days: z.int().min(0).max(90),
  /** Until when an order still counts for the same day. */
  cutoff: clock,
  /** Freight and recycling fee of one tyre, in minor units of `currency`. */
  per_piece_cost: z.int().min(0).max(10_000_000),
  /** The most pieces that its list is believed; `null`: as many as it says. */
  stock_cap: z.int().min(1).max(10_000).nullable(),
  /** Pieces that are never promised. */
  buffer: z.int().min(0).max(10_000),
  /** What its list does not name is sold out. */
  complete: z.boolean(),
  feed_url: feedUrl.nullable(),
  /** When its list is fetched. */
  feed_at: z.array(clock).max(24),
  /** What somebody has said its columns hold, by their headers; `null`: nothing of use. */
  mapping: z.record(z.string().min(1).max(200), z.string().min(1).max(50).nullable()),
  /** Bounds of its lists where they differ from the usual ones, thousandths. */
  guardrails: z.partialRecord(z.enum(guardrails), z.int().min(0).max(10_000)),
  active: z.boolean(),
};

export const supplier = z.object({
  id: z.int(),
  kind: z.enum(supplierKinds),
  revision,
  ...fields,
  email: z.string().nullable(),
});

export type Supplier = z.infer<typeof supplier>;

const { name, currency, lead_days, cutoff, ...others } = fields;
const one = z.object({ supplier });

export const supplierCalls = {
  "GET /admin/suppliers": {
    summary: "Whom tyres come from, the own store first",
    admin: { right: "catalogue" },
    replies: { 200: z.object({ data: z.array(supplier) }) },
    errors: ["unauthorised", "forbidden"],
  },
  "POST /admin/suppliers": {
    summary: "Adds a supplier of price lists; with the first one, what the shop has in stock becomes its own store's",
    admin: { right: "catalogue" },
    body: z.object({ name, currency, lead_days, cutoff }).extend(z.object(others).partial().shape),
    replies: { 201: one },
    errors: ["unauthorised", "forbidden"],
  },
  "GET /admin/suppliers/{id}": {
    summary: "A supplier",
    admin: { right: "catalogue" },
    path,
    /** `fields`: what a column of its list can hold; `for_nobody`: what it sends for orders that were cancelled. */
    replies: { 200: one.extend({ fields: z.array(z.string()), for_nobody: z.array(forNobody) }) },
    errors: ["unauthorised", "forbidden"],
  },
  "PATCH /admin/suppliers/{id}": {
    summary: "Changes a supplier; what the shop sells of its tyres is published anew",
    admin: { right: "catalogue" },
    path,
    body: z.object({ revision }).extend(z.object(fields).partial().shape),
    replies: { 200: one.extend({ undo: undo.nullable() }) },
    errors: ["unauthorised", "forbidden", "stale"],
  },
} satisfies Record<string, AdminCall>;
