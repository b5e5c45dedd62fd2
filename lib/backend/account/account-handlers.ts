import { deleteAccount } from "@/lib/backend/account/delete-account";
import { exportAccount } from "@/lib/backend/account/export-account";
import { ordersOf, ownOrder } from "@/lib/backend/account/orders";
import { changeAccount, ownAccount } from "@/lib/backend/account/own-account";
import { repeatOrder } from "@/lib/backend/account/repeat-order";
import { requireUser } from "@/lib/backend/account/require-user";
import { trackOrder } from "@/lib/backend/account/track-order";
import { userOf } from "@/lib/backend/account/user-fields";
import type { Handlers } from "@/lib/backend/handler";
import { limitAddress } from "@/lib/backend/limit/limit";
import { limits } from "@/lib/backend/limit/limits";
import { presentOrder } from "@/lib/backend/order/present-order";

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
