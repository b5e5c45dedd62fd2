import { type APIRequestContext, expect } from "@playwright/test";
import type { SmallCart } from "@/lib/contract/cart";
import type { Product } from "@/lib/contract/products";

/** Puts tyres into the cart of whoever `request` belongs to: `page.request` shares the page's cookies. */
export async function putIntoCart(request: APIRequestContext, tyre: Product, quantity: number): Promise<void> {
  const response = await request.post("/api/v1/cart/items", { data: { product_id: tyre.id, quantity } });
  expect(response.status(), await response.text()).toBe(201);
}

/** The lines of that cart as the server knows them, in its order. */
export async function cartLines(
  request: APIRequestContext,
): Promise<Pick<SmallCart["items"][number], "product_id" | "quantity">[]> {
  const cart: SmallCart = await (await request.get("/api/v1/cart")).json();
  return cart.items.map(({ product_id, quantity }) => ({ product_id, quantity }));
}
