import { describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { cartTokenHash } from "@/lib/backend/cart/cart-cookie";
import { database } from "@/lib/backend/kernel/database/connect";
import { until } from "@/tests/support/chaos/until";
import { waitedFor } from "@/tests/support/chaos/waited-for";
import { newKey, newScene, withDatabase } from "@/tests/support/scene";
import { carriers } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

describe.each(carriers)("what goes into a cart, %s", (_name, open) => {
  const scene = newScene(open);

  /** Puts a line for each tyre into the cart that has one of `tyre`. */
  const fill = (tyre: number, tyres: readonly number[]) =>
    database().execute(sql`
      insert into cart_item (cart_id, product_id, quantity, added_czk, added_eur, added_usd)
      select i.cart_id, p.id, 1, p.price_czk, p.price_eur, p.price_usd from cart_item i, product p
      where i.product_id = ${tyre} and p.id in ${[...tyres]}`);

  it("is a hundred tyres at most; of one that is there already more can be added", async () => {
    await scene.add(1);
    const others: number[] = [];
    for (let count = 0; count < 98; count += 1) others.push(await addTyre());
    await fill(scene.tyre, others);
    const [last, oneMore] = [await addTyre(), await addTyre()];
    await scene.add(2, last);
    const refusal = await scene.shopper.isRefused("POST /cart/items", { body: { product_id: oneMore, quantity: 1 } });
    expect(refusal).toMatchObject({ code: "invalid", errors: [{ path: "product_id", code: "too_big" }] });
    await scene.add(1, last);
    const lines = await scene.lines();
    expect(lines).toHaveLength(100);
    expect(lines.at(-1)).toEqual([last, 3]);
  });

  it("does not reach the cart of an account that it becomes at that moment", async () => {
    await scene.add(1);
    const other = await addTyre();
    const before = await scene.cart();
    let added: ReturnType<typeof scene.add> | undefined;
    await database().transaction(async (tx) => {
      await tx.execute(sql`update cart set token_hash = ${cartTokenHash(newKey())} where id = ${before.id}`);
      added = scene.add(1, other);
      expect(await until(() => waitedFor(tx))).toBeDefined();
    });
    const answer = await added;
    expect(answer?.body.id).not.toBe(before.id);
    expect(answer?.body.items.map((item) => item.product_id)).toEqual([other]);
    const lines = await database().execute(sql`select product_id from cart_item where cart_id = ${before.id}`);
    expect([...lines]).toEqual([{ product_id: scene.tyre }]);
  });
});
