import type { Locale } from "@/lib/domain/locale";
import { embedded } from "@/tests/support/embedded";
import { czechOrder, type OrderInput } from "@/tests/support/order-request";
import { newShopper } from "@/tests/support/shopper";
import { addTyre } from "@/tests/support/tyres";

let keys = 0;

/** Places an order of a new tyre, two pieces of it unless told otherwise. */
export async function placeOrder(
  { body = czechOrder, quantity = 2, locale }: { body?: OrderInput; quantity?: number; locale?: Locale } = {},
  tyre?: number,
) {
  keys += 1;
  const headers = { "idempotency-key": `placed-order-${keys}` };
  const shopper = newShopper(embedded.carrier, locale);
  const product_id = tyre ?? (await addTyre());
  await shopper.does("POST /cart/items", { body: { product_id, quantity } });
  const placed = (await shopper.does("POST /checkout/create-order", { headers, body })).body;
  const read = async () =>
    (await shopper.does("GET /checkout/{id}", { path: { id: placed.id }, query: { token: placed.token } })).body;
  return { ...placed, product_id, read };
}
