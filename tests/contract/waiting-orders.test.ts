import { expect, it } from "@jest/globals";
import { withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { from, placing } from "@/tests/support/hasty-buyers";
import { publishWaiting } from "@/tests/support/jobs/publish-waiting";
import { czechOrder } from "@/tests/support/order-request";
import { newKey, withDatabase } from "@/tests/support/scene";
import { standing, untilStanding } from "@/tests/support/standing";
import { addSupplier, offer, sold } from "@/tests/support/suppliers";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

it("orders that wait for a tyre without offers, whose list is being applied, hold up no other call, and are placed when it is free", async () => {
  const tyre = await addTyre();
  const buyers = Array.from({ length: 8 }, (_, number) => from(`198.51.100.${number + 1}`));
  for (const buyer of buyers) await buyer.does("POST /cart/items", { body: { product_id: tyre, quantity: 1 } });
  const visitor = from("203.0.113.7");
  const other = await addTyre();
  const placed = await withOwnConnection(async ({ sql }) => {
    const orders: Promise<{ status: number }>[] = [];
    await sql.begin(async (applied) => {
      await applied`select id from product where id = ${tyre} for no key update`;
      for (const [number, buyer] of buyers.entries()) {
        const contact = {
          ...czechOrder.contact,
          email: `kupujici-${number}@post.example`,
          phone_number: `60123456${number}`,
        };
        const headers = { "idempotency-key": newKey() };
        orders.push(buyer.does("POST /checkout/create-order", { headers, body: { ...czechOrder, contact } }));
      }
      await untilStanding(4);
      const added = await visitor.does("POST /cart/items", { body: { product_id: other, quantity: 2 } });
      expect(added.body.items).toHaveLength(1);
      expect((await visitor.does("GET /products", { query: { category: "car-winter" } })).status).toBe(200);
      expect(await standing()).toBe(4);
    });
    return Promise.all(orders);
  });
  expect(placed.map(({ status }) => status)).toEqual(Array(8).fill(201));
});

it("an order of a supplier's tyre does not wait for a list that is being applied, and is held back of what the list then offers", async () => {
  const tyre = await addTyre({ stock: 0 });
  const supplier = await addSupplier();
  await offer(supplier, tyre, { stock: 8 });
  const [first, second] = [from("198.51.100.20"), from("198.51.100.21")];
  await first.does("POST /cart/items", { body: { product_id: tyre, quantity: 4 } });
  await second.does("POST /cart/items", { body: { product_id: tyre, quantity: 8 } });
  await withOwnConnection(async ({ sql }) => {
    await sql.begin(async (applied) => {
      await applied`select id from product where id = ${tyre} for no key update`;
      await applied`update supplier_offer set stock = 7 where product_id = ${tyre}`;
      await applied`update product set stock = 7 where id = ${tyre}`;
      expect((await first.does("POST /checkout/create-order", placing())).status).toBe(201);
      expect(await second.tries("POST /checkout/create-order", placing())).toMatchObject({
        ...{ status: 409, body: { code: "out_of_stock", left: 4 } },
      });
    });
  });
  expect(await second.tries("POST /checkout/create-order", placing())).toMatchObject({ body: { left: 3 } });
  expect(await publishWaiting()).toBe(1);
  expect((await sold(tyre)).stock).toBe(3);
  expect(await publishWaiting()).toBe(0);
});
