import { z } from "zod";
import type { Call } from "@/lib/contract/call";

const stockNoticeRequest = z.object({
  email: z.string().trim().min(1).max(254).pipe(z.email()),
  /** Honeypot: the field is hidden, so only bots fill it in. The answer is the same, and nothing is stored. */
  website: z.string().max(500).optional(),
});

export const stockNoticeCalls = {
  "POST /products/{slug}/stock-notices": {
    summary: "Asks for one mail when a tyre is in stock again; the answer is the same for every address",
    path: z.object({ slug: z.string().min(1).max(200) }),
    body: stockNoticeRequest,
    /** `in_stock`: it is there already, so nothing was kept. */
    replies: { 202: z.object({ in_stock: z.boolean() }) },
    errors: ["not_found"],
  },
  "POST /stock-notices/cancel": {
    summary: "Cancels all that the owner of a mailed link waits for; the same answer when there is nothing",
    body: z.object({ token: z.string().max(200) }),
    replies: { 204: null },
    errors: [],
  },
} satisfies Record<string, Call>;

export type StockNoticeRequest = z.output<typeof stockNoticeRequest>;
