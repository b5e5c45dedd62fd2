import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { queueSql } from "@/tests/support/jobs/queue-tables";
import { czechOrder } from "@/tests/support/order-request";
import { withDatabase } from "@/tests/support/scene";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { carriers, type OpenCarrier } from "@/tests/support/transports";
import { addTyre, stockOf } from "@/tests/support/tyres";

let keys = 0;

withDatabase();

const newKey = () => `key-of-the-rush-${++keys}`;
const timeout = 120_000;

/** Orders with a line of the tyre, and what those lines took of it. */
async function ordersOf(tyre: number) {
  const [row] = await database().execute<{ orders: number; pieces: number }>(sql`
    select count(distinct order_id)::int as orders, coalesce(sum(quantity), 0)::int as pieces
    from order_line where product_id = ${tyre}`);
  return row;
}

async function countOf(what: ReturnType<typeof sql>): Promise<number | undefined> {
  const [row] = await database().execute<{ count: number }>(sql`select count(*)::int as count ${what}`);
  return row?.count;
}

describe.each(carriers)("many shoppers at once, %s", (_name, open) => {
  let opened: OpenCarrier;

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const add = (by: Shopper, product_id: number, quantity = 1) =>
    by.does("POST /cart/items", { body: { product_id, quantity } });
  /** Who is told to come again (503: a machine that is too slow for all of them at once) does so, with the same key. */
  const order = async (by: Shopper, key = newKey()) => {
    for (;;) {
      const ordered = { headers: { "idempotency-key": key }, body: czechOrder };
      const answer = await by.tries("POST /checkout/create-order", ordered);
      if (answer.status !== 503) return answer;
    }
  };
  const crowd = (size: number) => Array.from({ length: size }, () => newShopper(opened.carrier));

  it(
    "of 200 buyers of the last 40 tyres 40 get one and 160 are told that none is left",
    async () => {
      const tyre = await addTyre({ stock: 40 });
      const buyers = crowd(200);
      await Promise.all(buyers.map((buyer) => add(buyer, tyre)));
      const answers = await Promise.all(buyers.map((buyer) => order(buyer)));
      const statuses = answers.map((answer) => answer.status).sort();
      expect(statuses).toEqual([...Array(40).fill(201), ...Array(160).fill(409)]);
      for (const { body } of answers.filter(({ status }) => status === 409)) {
        expect(body).toMatchObject({ code: "out_of_stock", product_id: tyre, left: 0 });
      }
      expect(await stockOf(tyre)).toBe(0);
      expect(await ordersOf(tyre)).toEqual({ orders: 40, pieces: 40 });
      expect(
        await countOf(sql`from customer_order o where not exists (select from order_line where order_id = o.id)`),
      ).toBe(0);
      const numbers = new Set(
        answers.flatMap(({ status, body }) => (status === 201 ? [(body as { number: string }).number] : [])),
      );
      expect(numbers.size).toBe(40);
    },
    timeout,
  );

  it(
    "every order has its two events and its two mails queued, and nobody without an order lost their cart",
    async () => {
      const tyre = await addTyre({ stock: 5 });
      const buyers = crowd(20);
      await Promise.all(buyers.map((buyer) => add(buyer, tyre)));
      const answers = await Promise.all(buyers.map((buyer) => order(buyer)));
      const carts = await Promise.all(
        buyers.map(async (buyer) => (await buyer.does("GET /cart", {})).body.items.length),
      );
      expect(carts).toEqual(answers.map(({ status }) => (status === 201 ? 0 : 1)));
      const ids = answers.flatMap(({ status, body }) => (status === 201 ? [(body as { id: string }).id] : []));
      expect(ids).toHaveLength(5);
      for (const id of ids) {
        expect(await countOf(sql`from order_event where order_id = ${id}`)).toBe(2);
        const mails = sql`from ${queueSql.jobs} where payload->>'order_id' = ${id} and key like 'order_mail%'`;
        expect(await countOf(mails)).toBe(2);
      }
    },
    timeout,
  );

  it(
    "50 equal calls with one key place one order and are all answered alike",
    async () => {
      const tyre = await addTyre({ stock: 100 });
      const buyer = newShopper(opened.carrier);
      await add(buyer, tyre, 2);
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: 50 }, () => order(buyer, key)));
      expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await ordersOf(tyre)).toEqual({ orders: 1, pieces: 2 });
      expect(await stockOf(tyre)).toBe(98);
    },
    timeout,
  );

  it(
    "20 strangers with one and the same key place one order; the others are told that the key is taken",
    async () => {
      const tyre = await addTyre({ stock: 100 });
      const strangers = crowd(20);
      await Promise.all(strangers.map((stranger) => add(stranger, tyre)));
      const key = newKey();
      const answers = await Promise.all(strangers.map((stranger) => order(stranger, key)));
      const codes = answers
        .map(({ status, body }) => (status === 201 ? "placed" : (body as { code: string }).code))
        .sort();
      expect(codes).toEqual([...Array(19).fill("key_reused"), "placed"]);
      expect(await stockOf(tyre)).toBe(99);
    },
    timeout,
  );

  it(
    "carts with the same tyres in opposite orders never wait for each other",
    async () => {
      const [first, second] = [await addTyre({ stock: 100 }), await addTyre({ stock: 100 })];
      const buyers = crowd(40);
      await Promise.all(
        buyers.map(async (buyer, place) => {
          for (const tyre of place % 2 === 0 ? [first, second] : [second, first]) await add(buyer, tyre);
        }),
      );
      const answers = await Promise.all(buyers.map((buyer) => order(buyer)));
      expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201));
      expect([await stockOf(first), await stockOf(second)]).toEqual([60, 60]);
    },
    timeout,
  );

  it(
    "two tabs that remove the same line at once remove one tyre: the other tab is told that the cart has changed",
    async () => {
      const buyer = newShopper(opened.carrier);
      const tyres = [await addTyre(), await addTyre(), await addTyre()];
      for (const tyre of tyres) await add(buyer, tyre);
      const remove = () =>
        buyer.tries("DELETE /cart/items/{index}", { path: { index: 0 }, headers: { "if-match": '"3"' } });
      const answers = await Promise.all([remove(), remove(), remove(), remove()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
      const left = (await buyer.does("GET /cart", {})).body;
      expect(left.items.map((item) => item.product_id)).toEqual(tyres.slice(1));
      expect(left.version).toBe(4);
    },
    timeout,
  );

  it(
    "20 additions of the same tyre at once are one line of 20 pieces",
    async () => {
      const buyer = newShopper(opened.carrier);
      const [tyre, other] = [await addTyre({ stock: 100 }), await addTyre()];
      await add(buyer, other);
      await Promise.all(Array.from({ length: 20 }, () => add(buyer, tyre)));
      const { items, version } = (await buyer.does("GET /cart", {})).body;
      expect(items.map((item) => [item.product_id, item.quantity])).toEqual([
        [other, 1],
        [tyre, 20],
      ]);
      expect(version).toBe(21);
    },
    timeout,
  );
});
