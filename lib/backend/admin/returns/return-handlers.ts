import { changeReturn } from "@/lib/backend/admin/returns/change-return";
import { listReturns } from "@/lib/backend/admin/returns/list-returns";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import type { adminReturnCalls } from "@/lib/contract/admin/returns";

/** What comes back to the shop: withdrawals and what is done about them. */
export const adminReturnHandlers: Handlers<keyof typeof adminReturnCalls> = {
  "GET /admin/returns": async ({ query }, { now }) => ({ status: 200, body: await listReturns(query, now) }),

  "PATCH /admin/returns/{number}": async ({ path, body }, context) => ({
    status: 200,
    body: await changeReturn(path.number, body, context),
  }),
};
