import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { countries, currencies, languages } from "@/lib/domain/locale";
import { paymentMethodIds } from "@/lib/domain/payment-methods";

/** `null`: what the back end suggests is no language or currency of this shop. */
export const geoPreferences = z.object({
  language: z.enum(languages).nullable(),
  currency: z.enum(currencies).nullable(),
  country: z.string().length(2).nullable(),
});

/** How to reach the shop; a text is empty, and the address `null`, where the back end does not tell. */
export const contactInfo = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z
    .object({ street: z.string(), zip_code: z.string(), city: z.string(), country: z.enum(countries) })
    .nullable(),
  opening_hours: z.array(z.object({ days: z.array(z.int().min(1).max(7)), opens: z.string(), closes: z.string() })),
  map_url: z.string(),
  company_id: z.string(),
  vat_id: z.string(),
  /** Where the seller is registered, ready to be read; absent where the back end does not know it. */
  register: z.string().optional(),
  demonstration: z.boolean().default(false),
  /** Can an order be paid by card? Absent where the back end does not know it. */
  card_payments: z.boolean().optional(),
  /** Days in which a bank transfer is to be paid; absent where the back end sets no term. */
  transfer_days: z.int().min(1).optional(),
  /** What can be paid on the page of a gateway now. */
  online_payments: z.array(z.enum(paymentMethodIds)).optional(),
  /** Who takes these payments, which the terms have to name. */
  payment_gateways: z
    .array(
      z.object({
        name: z.string(),
        legal_name: z.string(),
        country: z.string().length(2),
        methods: z.array(z.enum(paymentMethodIds)),
        currencies: z.array(z.enum(currencies)),
      }),
    )
    .optional(),
});

/** `degraded`: it sells, but the parts named in `degraded` do not work; still 200. */
const health = z.object({
  status: z.enum(["ok", "degraded", "unavailable"]),
  down: z.array(z.string()),
  degraded: z.array(z.string()).optional(),
});

export const shopCalls = {
  "GET /geo-preferences": {
    summary: "Language and currency suggested for the caller's place",
    replies: { 200: geoPreferences },
    errors: [],
  },
  "GET /contacts/info": { summary: "How to reach the shop", replies: { 200: contactInfo }, errors: [] },
  "GET /health": { summary: "Is the shop able to sell?", replies: { 200: health, 503: health }, errors: [] },
  "GET /openapi.json": {
    summary: "This contract as OpenAPI 3.1",
    replies: { 200: z.record(z.string(), z.unknown()) },
    errors: [],
  },
} satisfies Record<string, Call>;

export type Health = z.infer<typeof health>;
export type GeoPreferences = z.infer<typeof geoPreferences>;
export type ContactInfo = z.infer<typeof contactInfo>;
/** Who sells, with everything that legal texts and orders have to name. */
export type Seller = ContactInfo & { address: NonNullable<ContactInfo["address"]> };
