import { z } from "zod";
import type { AdminCall } from "@/lib/contract/admin/admin-call";
import { tableId } from "@/lib/contract/table-id";

const priceChanges = z.object({
  /** Changes with at least one mark, left out or not. */
  flagged: z.int(),
  /** By brand, the most changes first, at most a hundred: by how many thousandths a price differs, and at how many tyres. */
  brands: z.array(z.object({ name: z.string(), changes: z.array(z.object({ permille: z.int(), tyres: z.int() })) })),
});

export type PriceChanges = z.infer<typeof priceChanges>;

export const adminChangeSetPriceCalls = {
  "GET /admin/change-sets/{id}/prices": {
    summary: "By how much the prices of a change set differ, brand by brand: purchase prices where the list has them",
    admin: { right: "catalogue" },
    path: z.object({ id: z.coerce.number().pipe(tableId) }),
    replies: { 200: priceChanges },
    errors: ["unauthorised", "forbidden"],
  },
} satisfies Record<string, AdminCall>;
