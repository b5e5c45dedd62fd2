import { z } from "zod";
import type { Call } from "@/lib/contract/call";
import { money } from "@/lib/contract/money";
import { product } from "@/lib/contract/products";
import { foreignId, tableId } from "@/lib/contract/table-id";

/** Quantity of one line: 1–20. Source: decisions, "Cart". */
export const quantity = z.int().min(1).max(20);

const smallItem = z.object({ product_id: foreignId, quantity: z.int().min(1), total: money });

/** `version` is `null` where the back end counts none: changes then go without `If-Match`. */
export const smallCart = z.object({
  id: z.string().nullable(),
  version: z.int().min(0).nullable(),
  items: z.array(smallItem),
  total: money,
});

export const detailedCart = smallCart.extend({
  /** `product` is `null` where the back end does not describe the goods; `name` is what it calls them then. */
  items: z.array(
    smallItem.extend({
      unit_price: money,
      price_before: money.optional(),
      product: product.nullable(),
      name: z.string().optional(),
    }),
  ),
  subtotal: money,
  vat: z.object({ rate: z.number(), amount: money }).nullable(),
});

const path = z.object({ index: z.coerce.number().int().min(0).max(999) });
const headers = z.object({ "if-match": z.string().optional() });

/** A change is answered with the cart as it is afterwards, or with 204: then the cart is asked for anew. */
export const cartCalls = {
  "GET /cart": { summary: "The small cart; ETag is its version", replies: { 200: smallCart }, errors: [] },
  "GET /cart/detailed": { summary: "The cart with its tyres and VAT", replies: { 200: detailedCart }, errors: [] },
  "POST /cart/items": {
    summary: "Adds a tyre (quantity 1 unless told)",
    body: z.object({ product_id: z.union([tableId, z.string().min(1).max(100)]), quantity: quantity.default(1) }),
    replies: { 201: smallCart, 204: null },
    errors: ["not_found", "out_of_stock"],
  },
  "PATCH /cart/items/{index}": {
    summary: "Sets the quantity of the line at a position",
    path,
    headers,
    body: z.object({ quantity }),
    replies: { 200: smallCart, 204: null },
    errors: ["not_found", "out_of_stock", "stale_cart"],
  },
  "DELETE /cart/items/{index}": {
    summary: "Removes the line at a position; later lines move up by one",
    path,
    headers,
    replies: { 200: smallCart, 204: null },
    errors: ["not_found", "stale_cart"],
  },
} satisfies Record<string, Call>;

export type SmallCart = z.infer<typeof smallCart>;
export type DetailedCart = z.infer<typeof detailedCart>;
