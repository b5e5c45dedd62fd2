import { deleteAccount } from "@/lib/backend/account/delete-account";
import { exportAccount } from "@/lib/backend/account/export-account";
import { changeAccount, ownAccount } from "@/lib/backend/account/own-account";
import { userOf } from "@/lib/backend/account/user-fields";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { limitAddress } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { requireUser } from "@/lib/backend/kernel/session/require-user";
import { ordersOf, ownOrder } from "@/lib/backend/order/own-orders";
import { presentOrder } from "@/lib/backend/order/present-order";
import { repeatOrder } from "@/lib/backend/order/repeat-order";
import { trackOrder } from "@/lib/backend/order/track-order";

export const accountHandlers: Handlers<
  | "GET /users/info"
  | "PUT /users/info"
  | "GET /users/export"
  | "DELETE /users/info"
  | "GET /orders"
  | "GET /orders/{number}"
  | "POST /orders/{number}/repeat"
  | "POST /orders/track"
> = {
  "GET /users/info": async (_input, context) => ({ status: 200, body: userOf(await ownAccount(context)) }),

  "PUT /users/info": async ({ body }, context) => ({ status: 200, body: userOf(await changeAccount(body, context)) }),

  "GET /users/export": async (_input, context) => {
    await limitAddress(limits.exportData, context);
    return { status: 200, body: await exportAccount(await ownAccount(context), context) };
  },

  "DELETE /users/info": async ({ body }, context) => {
    await deleteAccount(body.password, context);
    return { status: 204 };
  },

  "GET /orders": async (_input, context) => {
    const { accountId } = await requireUser(context);
    return { status: 200, body: { data: await ordersOf(accountId) } };
  },

  "GET /orders/{number}": async ({ path }, context) => {
    const order = await ownOrder(path.number, context);
    return { status: 200, body: await presentOrder(order, context.language) };
  },

  "POST /orders/{number}/repeat": async ({ path }, context) => ({
    status: 200,
    body: await repeatOrder(path.number, context),
  }),

  "POST /orders/track": async ({ body }, context) => ({ status: 200, body: await trackOrder(body, context) }),
};
