import { listSupply } from "@/lib/backend/admin/supply/list-supply";
import { markSupply } from "@/lib/backend/admin/supply/mark-supply";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import type { adminSupplyCalls } from "@/lib/contract/admin/supply";

/** What orders wait for until a supplier has delivered it. */
export const adminSupplyHandlers: Handlers<keyof typeof adminSupplyCalls> = {
  "GET /admin/supply": async (_, { now }) => ({ status: 200, body: await listSupply(now) }),

  "PATCH /admin/supply": async ({ headers, body }, context) => ({
    status: 200,
    body: await markSupply(headers["idempotency-key"], body, context),
  }),
};
