import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { requireUser } from "@/lib/backend/kernel/session/require-user";
import { orderFor, orderIdOf } from "@/lib/backend/order/order-access";
import { ordersOf, ownOrder } from "@/lib/backend/order/own-orders";
import { presentOrder } from "@/lib/backend/order/present-order";
import { repeatOrder } from "@/lib/backend/order/repeat-order";
import { trackOrder } from "@/lib/backend/order/track-order";

/** Orders that have been placed: an account's own, and one that is tracked by its number. */
export const orderHandlers: Handlers<
  "GET /orders" | "GET /orders/{number}" | "POST /orders/{number}/repeat" | "POST /orders/track"
> = {
  "GET /orders": async (_input, context) => {
    const { accountId } = await requireUser(context);
    return { status: 200, body: { data: await ordersOf(accountId) } };
  },

  "GET /orders/{number}": async ({ path: { number }, query: { token } }, context) => {
    const order = await (token === undefined
      ? ownOrder(number, context)
      : orderFor(await orderIdOf(number), token, context));
    return { status: 200, body: await presentOrder(order, context.language) };
  },

  "POST /orders/{number}/repeat": async ({ path }, context) => ({
    status: 200,
    body: await repeatOrder(path.number, context),
  }),

  "POST /orders/track": async ({ body }, context) => ({ status: 200, body: await trackOrder(body, context) }),
};
