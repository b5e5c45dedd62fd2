import { cartTokenHash, newCartToken, setCartCookie } from "@/lib/backend/cart/cart-cookie";
import { type CartRow, cartLines, findCart } from "@/lib/backend/cart/cart-rows";
import { addToCart, createCart, removeLine, setQuantity } from "@/lib/backend/cart/change-cart";
import { cartTag, checkIfMatch } from "@/lib/backend/cart/if-match";
import { detailedCartOf, smallCartOf } from "@/lib/backend/cart/present-cart";
import { productsById } from "@/lib/backend/catalogue/products-by-id";
import type { Context } from "@/lib/backend/context";
import { database } from "@/lib/backend/database/connect";
import type { Executor } from "@/lib/backend/database/executor";
import type { Handlers } from "@/lib/backend/handler";
import { ApiProblem } from "@/lib/backend/problem";

async function answerOf(db: Executor, row: CartRow | null, context: Context) {
  const lines = row ? await cartLines(db, row.id) : [];
  const body = smallCartOf(row, lines, context.currency);
  return { body, headers: { etag: cartTag(body.version) } };
}

/** Does a change of the line at a position, with the cart locked, so that nobody else's change comes in between. */
function changeLine(
  context: Context,
  ifMatch: string | undefined,
  change: (tx: Executor, row: CartRow) => Promise<CartRow>,
) {
  return database().transaction(async (tx) => {
    const row = await findCart(tx, context.cartId, true);
    checkIfMatch(ifMatch, row?.version ?? 0);
    if (!row || context.cartId === null) throw new ApiProblem("not_found");
    const changed = await change(tx, row);
    const answer = await answerOf(tx, changed, context);
    return { token: context.cartId, answer };
  });
}

export const cartHandlers: Handlers<
  "GET /cart" | "GET /cart/detailed" | "POST /cart/items" | "PATCH /cart/items/{index}" | "DELETE /cart/items/{index}"
> = {
  "GET /cart": async (_input, context) => {
    const row = await findCart(database(), context.cartId, false);
    return { status: 200, ...(await answerOf(database(), row, context)) };
  },

  "GET /cart/detailed": async (_input, context) => {
    const row = await findCart(database(), context.cartId, false);
    const lines = row ? await cartLines(database(), row.id) : [];
    const ids = lines.map((line) => line.productId);
    const products = await productsById(ids, context);
    const body = detailedCartOf(row, lines, products, context);
    return { status: 200, body, headers: { etag: cartTag(body.version) } };
  },

  "POST /cart/items": async ({ body: { product_id, quantity } }, context) => {
    const { token, answer } = await database().transaction(async (tx) => {
      const known = await findCart(tx, context.cartId, true);
      const token = known && context.cartId ? context.cartId : newCartToken();
      const row = known ?? (await createCart(tx, cartTokenHash(token), context.now));
      const changed = await addToCart(tx, row, product_id, quantity, context.now);
      return { token, answer: await answerOf(tx, changed, context) };
    });
    setCartCookie(context, token);
    return { status: 201, ...answer };
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
