import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import type { Transport } from "@/lib/api/transport/call";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { czechOrder, type OrderInput } from "@/tests/support/order-request";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import type { OpenCarrier } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

/** Opens a database for the whole test file and closes it at its end. */
export function withDatabase(): void {
  let db: TestDatabase | undefined;
  beforeAll(async () => {
    db = await openTestDatabase();
  }, databasePatience);
  afterAll(() => db?.close());
}

let keys = 0;

/** An Idempotency-Key nobody has used. */
export const newKey = () => `key-of-the-test-${++keys}`;

/**
 * For a `describe.each(carriers)`: a carrier for all its tests, and for each test a shopper who reads Czech and pays in crowns, and
 * a tyre of which there are ten.
 */
export function newScene(open: () => Promise<OpenCarrier>) {
  let opened: OpenCarrier;
  let shopper: Shopper;
  let tyre = 0;
  const carrier: Transport = (path, init) => opened.carrier(path, init);
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    shopper = newShopper(carrier);
    tyre = await addTyre();
  });
  const cart = async () => (await shopper.does("GET /cart", {})).body;
  return {
    get shopper() {
      return shopper;
    },
    get tyre() {
      return tyre;
    },
    carrier,
    add: (quantity?: number, product_id = tyre, by = shopper) =>
      by.does("POST /cart/items", { body: { product_id, ...(quantity !== undefined && { quantity }) } }),
    cart,
    /** Product and pieces of each line. */
    lines: async () => (await cart()).items.map((item) => [item.product_id, item.quantity]),
    place: async (body: OrderInput = czechOrder, key = newKey(), by = shopper) =>
      (await by.does("POST /checkout/create-order", { headers: { "idempotency-key": key }, body })).body,
    isRefused: (body: unknown = czechOrder, key = newKey(), by = shopper) =>
      by.isRefused("POST /checkout/create-order", { headers: { "idempotency-key": key }, body }),
    read: async ({ id, token }: { id: string; token: string }, by = shopper) =>
      (await by.does("GET /checkout/{id}", { path: { id }, query: { token } })).body,
  };
}
