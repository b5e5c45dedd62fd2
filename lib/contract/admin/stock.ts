import { z } from "zod";
import type { AdminCall } from "@/lib/contract/admin/admin-call";
import { keyed, undo } from "@/lib/contract/admin/order-row";
import { tableId } from "@/lib/contract/table-id";
import { stockMoveReasons } from "@/lib/domain/admin/supply";

export const stockCalls = {
  "POST /admin/tyres/{id}/stock": {
    summary: "Adds pieces to the own store or takes them from it, and says why; never more than there are",
    admin: { right: "catalogue" },
    path: z.object({ id: z.coerce.number().pipe(tableId) }),
    headers: keyed,
    body: z.object({
      /** More or fewer than before. */
      quantity: z
        .int()
        .min(-10_000)
        .max(10_000)
        .refine((pieces) => pieces !== 0, { params: { code: "required" } }),
      reason: z.enum(stockMoveReasons),
      note: z.string().trim().max(200).optional(),
    }),
    replies: { 201: z.object({ own: z.int(), published: z.int(), undo }) },
    errors: ["unauthorised", "forbidden", "not_possible", "key_reused"],
  },
} satisfies Record<string, AdminCall>;
