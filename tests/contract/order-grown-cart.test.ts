import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { until } from "@/tests/support/chaos/until";
import { waitedFor } from "@/tests/support/chaos/waited-for";
import { czechOrder } from "@/tests/support/order-request";
import { newKey, newScene, withDatabase } from "@/tests/support/scene";
import { withSettings } from "@/tests/support/settings";
import { carriers } from "@/tests/support/transports";
import { addTyre, stockOf } from "@/tests/support/tyres";

withDatabase();

let people = 0;
/** An order from an internet address that nobody else orders from, by somebody nobody knows. */
function somebody() {
  people += 1;
  const contact = {
    ...czechOrder.contact,
    email: `roste.${people}@post.example`,
    phone_number: `+42060${2_000_000 + people}`,
  };
  return {
    from: `198.51.100.${people}`,
    body: { ...czechOrder, contact, address: { ...czechOrder.address, address: `Rostoucí ${people}` } },
  };
}

describe.each(carriers)("a cart that grows between the count of its pieces and its order, %s", (_name, open) => {
  const scene = newScene(open);
  let restore: () => void;
  beforeAll(() => {
    restore = withSettings({ OPEN_ORDERS: "1" }); // so that an address may order 32 pieces a day
  });
  afterAll(() => restore());

  const ordersOf = async (tyres: readonly number[]) => {
    const [row] = await database().execute<{ count: number }>(sql`
      select count(*)::int as count from order_line where product_id in ${[...tyres]}`);
    return row?.count;
  };

  /** Orders a cart while another transaction holds it: the order's pieces are counted, then `grow` changes it. */
  async function orderWhile(grow: (tx: Executor, cart: string) => Promise<unknown>, tyre: number, by = somebody()) {
    const send = () =>
      scene.shopper.tries(
        "POST /checkout/create-order",
        { headers: { "idempotency-key": newKey() }, body: by.body },
        { "x-forwarded-for": by.from },
      );
    let placed: ReturnType<typeof send> | undefined;
    await database().transaction(async (tx) => {
      const [cart] = await tx.execute<{ id: string }>(sql`
        select id from cart where id in (select cart_id from cart_item where product_id = ${tyre}) for update`);
      placed = send();
      expect(await until(() => waitedFor(tx))).toBeDefined();
      await grow(tx, cart?.id ?? "");
    });
    return { answer: await placed, send };
  }

  const raise = (tx: Executor, cart: string, tyre: number, quantity: number) =>
    tx.execute(sql`update cart_item set quantity = ${quantity} where cart_id = ${cart} and product_id = ${tyre}`);
  const put = (tx: Executor, cart: string, tyre: number, quantity: number) =>
    tx.execute(sql`
      insert into cart_item (cart_id, product_id, quantity, added_czk, added_eur, added_usd)
      values (${cart}, ${tyre}, ${quantity}, 100000, 4000, 4400)`);

  it.each(["raised", "joined by another"])(
    "by a line that is %s: nothing is ordered or taken, the cart stays, and no piece counts against the address",
    async (how) => {
      const [first, second] = [await addTyre({ stock: 20 }), await addTyre({ stock: 40 })];
      await scene.add(15, first);
      if (how === "raised") await scene.add(15, second);
      const grow = (tx: Executor, cart: string) => (how === "raised" ? raise : put)(tx, cart, second, 18);
      const { answer, send } = await orderWhile(grow, first);
      expect(answer).toMatchObject({ status: 409, body: { code: "price_changed" } });
      expect(await ordersOf([first, second])).toBe(0);
      expect([await stockOf(first), await stockOf(second)]).toEqual([20, 40]);
      expect(await scene.lines()).toEqual([
        [first, 15],
        [second, 18],
      ]);
      // 33 pieces are more than the address may order in a day, 32 are not, if nothing is left of those counted before.
      expect(await send()).toMatchObject({ status: 429, body: { code: "too_many" } });
      await database().execute(sql`update cart_item set quantity = 17 where product_id = ${second}`);
      expect((await send()).status).toBe(201);
      expect([await stockOf(first), await stockOf(second)]).toEqual([5, 23]);
    },
  );

  it.each([
    ["pieces", 100_000, 3],
    ["sum", 2_000_000, 1],
  ])("above the %s of one order: nothing is ordered", async (_what, priceCzk, lines) => {
    const tyres = [];
    for (let line = 0; line < lines; line += 1) tyres.push(await addTyre({ stock: 20, priceCzk }));
    const [first = 0, ...others] = tyres;
    await scene.add(1, first);
    const { answer } = await orderWhile(async (tx, cart) => {
      await raise(tx, cart, first, 20);
      for (const tyre of others) await put(tx, cart, tyre, 20);
    }, first);
    expect(answer?.status).toBe(409);
    expect(await ordersOf(tyres)).toBe(0);
    expect(await Promise.all(tyres.map(stockOf))).toEqual(tyres.map(() => 20));
  });
});
