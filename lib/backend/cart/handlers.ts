import { addToCart } from "@/lib/backend/cart/add-to-cart";
import { callersCart, cartCallerOf, heldCart } from "@/lib/backend/cart/callers-cart";
import { setCartCookie } from "@/lib/backend/cart/cart-cookie";
import { cartLines, type PricedLine, type StoredCart } from "@/lib/backend/cart/cart-rows";
import { removeLine, setQuantity } from "@/lib/backend/cart/change-cart";
import { cartTag, checkIfMatch } from "@/lib/backend/cart/if-match";
import { detailedCartOf, smallCartOf } from "@/lib/backend/cart/present-cart";
import { productsById } from "@/lib/backend/catalogue/products-by-id";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import type { Context } from "@/lib/backend/kernel/http/context";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";

function answerWith(row: StoredCart | null, lines: readonly PricedLine[], context: Context) {
  const body = smallCartOf(row, lines, context.currency);
  return { body, headers: { etag: cartTag(row?.version ?? 0) } };
}

async function answerOf(db: Executor, row: StoredCart | null, context: Context) {
  return answerWith(row, row ? await cartLines(db, row.id) : [], context);
}

/** Changes the line at a position while the cart is locked. */
async function changeLine(
  context: Context,
  ifMatch: string | undefined,
  change: (tx: Executor, row: StoredCart) => Promise<StoredCart>,
) {
  const caller = await cartCallerOf(context);
  return database().transaction(async (tx) => {
    const held = await heldCart(tx, caller);
    checkIfMatch(ifMatch, held?.row.version ?? 0);
    if (!held) throw new ApiProblem("not_found");
    const changed = await change(tx, held.row);
    return { token: held.token, answer: await answerOf(tx, changed, context) };
  });
}

export const cartHandlers: Handlers<
  "GET /cart" | "GET /cart/detailed" | "POST /cart/items" | "PATCH /cart/items/{index}" | "DELETE /cart/items/{index}"
> = {
  "GET /cart": async (_input, context) => {
    const row = await callersCart(database(), await cartCallerOf(context), false);
    return { status: 200, ...(await answerOf(database(), row, context)) };
  },

  "GET /cart/detailed": async (_input, context) => {
    const row = await callersCart(database(), await cartCallerOf(context), false);
    const lines = row ? await cartLines(database(), row.id) : [];
    const ids = lines.map((line) => line.productId);
    const products = await productsById(ids, context);
    const body = detailedCartOf(row, lines, products, context);
    return { status: 200, body, headers: { etag: cartTag(row?.version ?? 0) } };
  },

  "POST /cart/items": async ({ body }, context) => {
    const { product_id, quantity } = body;
    if (typeof product_id === "string") throw new ApiProblem("not_found"); // no tyre of ours has a text for a number
    const { token, row, lines } = await addToCart(await cartCallerOf(context), { product_id, quantity }, context.now);
    setCartCookie(context, token);
    return { status: 201, ...answerWith(row, lines, context) };
  },

  "PATCH /cart/items/{index}": async ({ path, headers, body }, context) => {
    const { token, answer } = await changeLine(context, headers["if-match"], (tx, row) =>
      setQuantity(tx, row, path.index, body.quantity, context.now),
    );
    setCartCookie(context, token);
    return { status: 200, ...answer };
  },

  "DELETE /cart/items/{index}": async ({ path, headers }, context) => {
    const { token, answer } = await changeLine(context, headers["if-match"], (tx, row) =>
      removeLine(tx, row, path.index, context.now),
    );
    setCartCookie(context, token);
    return { status: 200, ...answer };
  },
};
