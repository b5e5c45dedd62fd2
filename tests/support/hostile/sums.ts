import { expect } from "@jest/globals";
import { detailedCart, smallCart } from "@/lib/contract/cart";
import { order } from "@/lib/contract/order";
import { vatIncluded, vatRate } from "@/lib/domain/vat";
import type { Checked } from "@/tests/support/hostile/answer-rules";

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

function checkCart(body: unknown): void {
  const cart = smallCart.parse(body);
  expect(cart.total.amount).toBe(sum(cart.items.map(({ total }) => total.amount)));
  const products = cart.items.map(({ product_id }) => product_id);
  expect(new Set(products).size).toBe(products.length);
  for (const { quantity } of cart.items) expect(quantity >= 1 && quantity <= 20).toBe(true);
}

function checkDetailedCart(body: unknown): void {
  checkCart(body);
  const cart = detailedCart.parse(body);
  for (const item of cart.items) expect(item.total.amount).toBe(item.unit_price.amount * item.quantity);
  expect(cart.subtotal).toEqual(cart.total);
  expect(cart.vat?.amount).toEqual(vatIncluded(cart.total, cart.vat?.rate ?? 0).vat);
}

function checkOrder(body: unknown): void {
  const placed = order.parse(body);
  for (const line of placed.lines) expect(line.total.amount).toBe(line.unit_price.amount * line.quantity);
  expect(placed.subtotal.amount).toBe(sum(placed.lines.map(({ total }) => total.amount)));
  const parts = [placed.subtotal, placed.delivery.price, placed.payment.price];
  expect(placed.total.amount).toBe(sum(parts.map(({ amount }) => amount)));
  expect(new Set([...parts, placed.total].map(({ currency }) => currency)).size).toBe(1);
  expect(placed.vat?.rate).toBe(vatRate(placed.address.country));
  const { net, vat } = vatIncluded(placed.total, placed.vat?.rate ?? 0);
  expect([placed.vat?.base, placed.vat?.amount]).toEqual([net, vat]);
}

/** Holds the sums of a cart or an order that was answered against its lines. */
export function checkSums({ name, status, body }: Checked): void {
  if (status >= 300 || body === undefined) return;
  if (name === "GET /cart/detailed") checkDetailedCart(body);
  else if (name?.includes("/cart")) checkCart(body);
  else if (name === "GET /checkout/{id}" || name === "GET /orders/{number}") checkOrder(body);
}
