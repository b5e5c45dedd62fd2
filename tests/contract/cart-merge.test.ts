import { beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { sweepCarts } from "@/lib/backend/cart/sweep-carts";
import { database } from "@/lib/backend/kernel/database/connect";
import { cart } from "@/lib/backend/kernel/database/schema/cart";
import { type Customer, goodPassword, newCustomer, register, withToken } from "@/tests/support/customer";
import { newScene, withDatabase } from "@/tests/support/scene";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";
import { addTyre, changeTyre } from "@/tests/support/tyres";

withDatabase();

describe.each(carriers)("the carts of guest and account, %s", (_name, open) => {
  const scene = newScene(open);
  let other: number;

  beforeEach(async () => {
    other = await addTyre();
  });

  type Caller = Pick<Customer, "does">;
  const add = (by: Caller, product_id: number, quantity: number) =>
    by.does("POST /cart/items", { body: { product_id, quantity } });
  const lines = async (by: Caller) =>
    (await by.does("GET /cart", {})).body.items.map(({ product_id, quantity }) => [product_id, quantity]);
  const login = async (shopper: Shopper, email: string) => {
    const answer = await shopper.does("POST /auth/login", { body: { email, password: goodPassword } });
    return Object.assign(withToken(shopper, answer.body.access_token), { headers: answer.headers });
  };

  it("become one at registration: the guest's cart goes along", async () => {
    await scene.add(3);
    const before = await scene.cart();
    const customer = await register(scene.shopper);
    expect(await lines(customer)).toEqual([[scene.tyre, 3]]);
    expect((await customer.does("GET /cart", {})).body.id).toBe(before.id);
  });

  it("become one at sign-in: pieces add up, the guest's other tyres come behind", async () => {
    const customer = await newCustomer(scene.carrier);
    await add(customer, scene.tyre, 4);
    await add(scene.shopper, other, 2);
    await scene.add(3);
    const signedIn = await login(scene.shopper, customer.email);
    expect(await lines(signedIn)).toEqual([
      [scene.tyre, 7],
      [other, 2],
    ]);
    expect(await lines(customer)).toEqual(await lines(signedIn));
  });

  it("hold no more of a tyre than there is, nor than 20", async () => {
    await changeTyre(other, { stock: 500 });
    const customer = await newCustomer(scene.carrier);
    await add(customer, scene.tyre, 8);
    await add(customer, other, 15);
    await scene.add(8);
    await add(scene.shopper, other, 15);
    expect(await lines(await login(scene.shopper, customer.email))).toEqual([
      [scene.tyre, 10],
      [other, 20],
    ]);
  });

  it("keep what a guest's tyre cost when it was added", async () => {
    const customer = await newCustomer(scene.carrier);
    await add(customer, other, 1);
    await scene.add(1);
    await changeTyre(scene.tyre, { priceCzk: 120_000 });
    const signedIn = await login(scene.shopper, customer.email);
    const { items } = (await signedIn.does("GET /cart/detailed", {})).body;
    expect(items[1]).toMatchObject({ product_id: scene.tyre, price_before: { amount: 100_000, currency: "CZK" } });
  });

  it("are merged once: signing in again adds nothing", async () => {
    const customer = await newCustomer(scene.carrier);
    await add(customer, scene.tyre, 1);
    await scene.add(2);
    await login(scene.shopper, customer.email);
    expect(await lines(await login(scene.shopper, customer.email))).toEqual([[scene.tyre, 3]]);
  });

  it("are one cart on every device, which each cookie opens also after the session", async () => {
    const customer = await newCustomer(scene.carrier);
    await add(customer, scene.tyre, 2);
    const second = newShopper(scene.carrier);
    await login(second, customer.email);
    expect(second.jar.get("cart_id")).toBe(customer.shopper.jar.get("cart_id"));
    await add(customer, other, 1);
    expect(await lines(second)).toEqual([
      [scene.tyre, 2],
      [other, 1],
    ]);
  });

  it("stay the account's when it is found by the token alone", async () => {
    const customer = await newCustomer(scene.carrier);
    await add(customer, scene.tyre, 2);
    const withoutCookie = withToken(newShopper(scene.carrier), customer.token);
    const answer = await withoutCookie.does("PATCH /cart/items/{index}", {
      path: { index: 0 },
      headers: {},
      body: { quantity: 5 },
    });
    expect(await lines(customer)).toEqual([[scene.tyre, 5]]);
    expect(answer.headers.getSetCookie()[0]).toContain(`cart_id=${customer.shopper.jar.get("cart_id")};`);
  });

  it("part at sign-out: the device begins with an empty cart, the account's waits", async () => {
    await scene.add(2);
    const customer = await register(scene.shopper);
    const { headers } = await customer.does("POST /auth/logout", {});
    expect(headers.getSetCookie()[0]).toMatch(/^cart_id=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/);
    expect(await lines(scene.shopper)).toEqual([]);
    await add(scene.shopper, other, 1);
    expect(await lines(await login(newShopper(scene.carrier), customer.email))).toEqual([[scene.tyre, 2]]);
  });

  it("of two people on one device are not mixed when the first forgot to sign out", async () => {
    const first = await register(scene.shopper);
    await add(first, scene.tyre, 4);
    const second = await register(scene.shopper);
    expect(await lines(second)).toEqual([]);
    await add(second, other, 1);
    expect(await lines(first)).toEqual([[scene.tyre, 4]]);
  });

  it("are one also when a person signs in ten times at once", async () => {
    const customer = await newCustomer(scene.carrier);
    await scene.add(2);
    const body = { email: customer.email, password: goodPassword };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => scene.shopper.tries("POST /auth/login", { body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await lines(customer)).toEqual([[scene.tyre, 2]]);
  });

  it("make one new cart of ten first tyres at once", async () => {
    const customer = await newCustomer(scene.carrier);
    await Promise.all(Array.from({ length: 10 }, () => add(customer, scene.tyre, 1)));
    expect(await lines(customer)).toEqual([[scene.tyre, 10]]);
  });

  it("are swept when nobody's for 31 days; an account's stays", async () => {
    const customer = await newCustomer(scene.carrier);
    await add(customer, scene.tyre, 1);
    await scene.add(1);
    const old = new Date("2026-01-01T00:00:00.000Z");
    for (const id of [(await scene.cart()).id, (await customer.does("GET /cart", {})).body.id]) {
      await database()
        .update(cart)
        .set({ updatedAt: old })
        .where(eq(cart.id, id ?? ""));
    }
    await sweepCarts(new Date("2026-02-02T00:00:00.000Z"));
    expect(await lines(customer)).toEqual([[scene.tyre, 1]]);
    expect(await lines(scene.shopper)).toEqual([]);
  });
});
