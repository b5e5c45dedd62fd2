import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Product } from "@/lib/contract/products";
import { orderBody } from "../../support/buyer";
import { putIntoCart } from "./cart";

export type PlacedOrder = { id: string; number: string; token: string };

/** Places an order of a guest's by the API; the cart of `request` must hold nothing else. */
export async function orderOf(request: APIRequestContext, tyre: Product, quantity: number): Promise<PlacedOrder> {
  await putIntoCart(request, tyre, quantity);
  const response = await request.post("/api/v1/checkout/create-order", {
    headers: { "idempotency-key": randomUUID(), "x-currency": "CZK" },
    data: orderBody(tyre.id),
  });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}
