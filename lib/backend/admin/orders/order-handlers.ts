import { changeOrder, changePayment } from "@/lib/backend/admin/orders/change-order";
import { countOrders, listOrders } from "@/lib/backend/admin/orders/list-orders";
import { mailAgain } from "@/lib/backend/admin/orders/mail-again";
import { moveOrders } from "@/lib/backend/admin/orders/move-orders";
import { removeNote, writeNote } from "@/lib/backend/admin/orders/notes";
import { orderDetail } from "@/lib/backend/admin/orders/order-detail";
import { plannedDatabase } from "@/lib/backend/kernel/database/connect";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { adminOrderCalls } from "@/lib/contract/admin/orders";

/** The orders as the staff see and change them. */
export const adminOrderHandlers: Handlers<keyof typeof adminOrderCalls> = {
  "GET /admin/orders": async ({ query }, context) => ({ status: 200, body: await listOrders(query, context) }),

  "GET /admin/orders/counts": async (_input, { now }) => ({ status: 200, body: await countOrders(now) }),

  "GET /admin/orders/{number}": async ({ path }, { now }) => {
    const order = await orderDetail(plannedDatabase(), path.number, now);
    if (!order) throw new ApiProblem("not_found");
    return { status: 200, body: order };
  },

  "POST /admin/orders/moves": async ({ headers, body }, context) => ({
    status: 200,
    body: await moveOrders(headers["idempotency-key"], body, context),
  }),

  "PATCH /admin/orders/{number}": async ({ path, body }, context) => ({
    status: 200,
    body: await changeOrder(path.number, body, context),
  }),

  "PATCH /admin/orders/{number}/payment": async ({ path, body }, context) => ({
    status: 200,
    body: await changePayment(path.number, body, context),
  }),

  "POST /admin/orders/{number}/notes": async ({ path, body }, context) => ({
    status: 201,
    body: await writeNote(path.number, body.text, context),
  }),

  "DELETE /admin/orders/{number}/notes/{id}": async ({ path }, context) => ({
    status: 200,
    body: await removeNote(path.number, path.id, context),
  }),

  "POST /admin/orders/{number}/mails": async ({ headers, path, body }, context) => {
    await mailAgain(headers["idempotency-key"], path.number, body.kind, context);
    return { status: 202 };
  },
};
