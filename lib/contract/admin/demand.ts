import { z } from "zod";
import type { AdminCall } from "@/lib/contract/admin/admin-call";
import { money } from "@/lib/contract/money";
import { seasons } from "@/lib/domain/category";

/** Days that are counted together. */
export const demandPeriods = [7, 30, 90] as const;

const missing = z.object({
  /** As addresses write it. */
  slug: z.string(),
  size: z.string(),
  season: z.enum(seasons),
  /** Looks while no whole set was in stock. They include robots. */
  seen: z.int(),
  /** Addresses that wait to hear of a tyre of this size. */
  waiting: z.int(),
  /** Is a whole set in stock now? */
  in_stock: z.boolean(),
  /** Suppliers that have a whole set of one tyre, with the lowest purchase price each. */
  offers: z.array(
    z.object({ supplier_id: z.int(), supplier: z.string(), stock: z.int(), cost: money.nullable(), tyres: z.int() }),
  ),
});

export type MissingSize = z.infer<typeof missing>;

export const adminDemandCalls = {
  "GET /admin/demand": {
    summary: "Sizes that were asked for and not had, and searches that found nothing",
    admin: { right: "catalogue" },
    query: z.object({
      days: z.coerce
        .number()
        .pipe(z.literal([...demandPeriods]))
        .default(30),
    }),
    replies: {
      200: z.object({
        sizes: z.array(missing),
        searches: z.array(z.object({ words: z.string(), count: z.int() })),
      }),
    },
    errors: ["unauthorised", "forbidden"],
  },
} satisfies Record<string, AdminCall>;
