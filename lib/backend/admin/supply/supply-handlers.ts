import { piecesForNobody } from "@/lib/backend/admin/supply/for-nobody";
import { listHeld } from "@/lib/backend/admin/supply/list-held";
import { listWork } from "@/lib/backend/admin/supply/list-work";
import { markLines } from "@/lib/backend/admin/supply/mark-lines";
import { markSupply } from "@/lib/backend/admin/supply/mark-supply";
import { supplierTable } from "@/lib/backend/admin/supply/supplier-table";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { textStream } from "@/lib/backend/kernel/http/text-stream";
import type { adminSupplyCalls } from "@/lib/contract/admin/supply";

/** What orders wait for until a supplier has delivered it. */
export const adminSupplyHandlers: Handlers<keyof typeof adminSupplyCalls> = {
  "GET /admin/supply": async (_, { now }) => {
    const [held, work] = [await listHeld(now), await listWork(now)];
    const for_nobody = await piecesForNobody(database(), now);
    return { status: 200, body: { ...held, suppliers: work.suppliers, for_nobody, more: held.more || work.more } };
  },

  "GET /admin/supply/csv": async ({ query }, context) => ({
    status: 200,
    body: textStream(await supplierTable(query.supplier, context)),
    headers: { "content-disposition": 'attachment; filename="order.csv"' },
  }),

  "PATCH /admin/supply/lines": async ({ headers, body }, context) => ({
    status: 200,
    body: await markLines(headers["idempotency-key"], body, context),
  }),

  "PATCH /admin/supply": async ({ headers, body }, context) => ({
    status: 200,
    body: await markSupply(headers["idempotency-key"], body, context),
  }),
};
