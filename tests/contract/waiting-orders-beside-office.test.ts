import { expect, it } from "@jest/globals";
import { connection, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { applied, sent, sold as soldOf, undone } from "@/tests/support/change-sets";
import { from, inTime, placing } from "@/tests/support/hasty-buyers";
import { publishWaiting } from "@/tests/support/jobs/publish-waiting";
import { placeOrder } from "@/tests/support/placed-order";
import { clearCatalogue, listOf, storedTyres } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";
import { staffKey } from "@/tests/support/staff-orders";
import { joined, staffClock } from "@/tests/support/staff-scene";
import { untilStanding } from "@/tests/support/standing";
import { addSupplier, forgetSuppliers, offer, sold } from "@/tests/support/suppliers";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

it("an order does not wait for a list that gives its tyre another number, but for the list's last moment", async () => {
  const { desk } = await joined(staffClock(new Date()));
  const supplier = await addSupplier();
  const listed = { pattern: "Zima 5", mpn: "Z5-1", stock: 8 };
  await soldOf(desk, supplier, listOf([listed]));
  const set = await sent(desk, supplier, listOf([{ ...listed, ean: "4011111111116", stock: 6 }]));
  const tyre = async () => (await storedTyres()).find(({ mpn }) => mpn === "Z5-1");
  const id = (await tyre())?.id ?? 0;
  const buyer = from("198.51.100.30");
  await buyer.does("POST /cart/items", { body: { product_id: id, quantity: 2 } });
  let applying: Promise<unknown> = Promise.resolve();
  let ordered: unknown;
  await withOwnConnection(({ sql: last }) =>
    last.begin(async (atTheEnd) => {
      await withOwnConnection(({ sql: first }) =>
        first.begin(async (atTheBeginning) => {
          await atTheBeginning`select id from product where id = ${id} for no key update`;
          applying = applied(desk, set.id);
          await untilStanding(1);
          await atTheEnd`select id from change_set where id = ${set.id} for update`;
        }),
      );
      await untilStanding(1);
      ordered = await inTime(buyer.tries("POST /checkout/create-order", placing()));
    }),
  );
  await applying;
  expect([ordered, await tyre()]).toMatchObject([201, { ean: "4011111111116" }]);
  expect(await publishWaiting()).toBe(1);
  expect((await sold(id)).stock).toBe(4);
});

it("an order does not wait for a colleague who says of its tyre that the supplier has none, or takes that back, while a list has the offer", async () => {
  const { desk } = await joined(staffClock(new Date()));
  const tyre = await addTyre({ stock: 0 });
  const supplier = await addSupplier();
  await offer(supplier, tyre, { stock: 8 });
  await offer(await addSupplier(), tyre, { stock: 8, cost: 200_000 });
  const { number } = await placeOrder({ quantity: 2 }, tyre);
  const buyers = ["198.51.100.40", "198.51.100.41"].map(from);
  for (const buyer of buyers) await buyer.does("POST /cart/items", { body: { product_id: tyre, quantity: 1 } });
  const line = { number, position: 0, revision: 0, state: "short" as const };
  /** Somebody in the office does something while a list has the offer, and then somebody orders. */
  const beside = async <Done>(buyer: ReturnType<typeof from> | undefined, act: () => Promise<Done>) => {
    let acting: Promise<Done> | undefined;
    const ordered = await withOwnConnection(({ sql: own }) =>
      own.begin(async (list) => {
        await list`select from supplier_offer where supplier_id = ${supplier} and product_id = ${tyre} for update`;
        acting = act();
        await untilStanding(1);
        return buyer && inTime(buyer.tries("POST /checkout/create-order", placing()));
      }),
    );
    return { ordered, done: await acting };
  };
  const marked = await beside(buyers[0], () =>
    desk.does("PATCH /admin/supply/lines", { headers: staffKey(), body: { lines: [line] } }),
  );
  expect([marked.ordered, marked.done?.body.done]).toMatchObject([201, [{ number }]]);
  const token = marked.done?.body.undo?.token ?? "";
  const undone = await beside(buyers[1], () => desk.does("POST /admin/undo", { body: { token } }));
  expect([undone.ordered, undone.done?.body.done]).toMatchObject([201, [{ number }]]);
});

it("the first move of stock waits for an order without holding up any other tyre", async () => {
  await forgetSuppliers();
  const { desk } = await joined(staffClock(new Date()), ["catalogue"]);
  const [other, tyre] = [await addTyre(), await addTyre()];
  const buyer = from("198.51.100.50");
  await buyer.does("POST /cart/items", { body: { product_id: tyre, quantity: 2 } });
  let ordering: Promise<{ status: number }> | undefined;
  let moving: Promise<{ status: number }> | undefined;
  const free = await withOwnConnection(({ sql: own }) =>
    own.begin(async (held) => {
      await held`lock table order_event in exclusive mode`; // an order stops there, its tyre claimed
      ordering = buyer.tries("POST /checkout/create-order", placing());
      await untilStanding(1);
      const body = { quantity: 4, reason: "received" };
      moving = desk.tries("POST /admin/tyres/{id}/stock", { path: { id: tyre }, headers: staffKey(), body });
      await untilStanding(2);
      return connection().sql`select id from product where id = ${other} for no key update skip locked`;
    }),
  );
  expect([...free]).toEqual([{ id: other }]);
  expect([(await ordering)?.status, (await moving)?.status]).toEqual([201, 201]);
  expect((await sold(tyre)).stock).toBe(12);
});

it("a list that is taken back counts the order that was being placed by it meanwhile", async () => {
  await clearCatalogue();
  await forgetSuppliers();
  const { desk } = await joined(staffClock(new Date()));
  const tyre = await addTyre({ ean: "4011111111116", stock: 10 });
  const supplier = await addSupplier();
  const set = await soldOf(
    desk,
    supplier,
    listOf([{ brand: "Testa", pattern: "Grip 1", ean: "4011111111116", stock: 8 }]),
  );
  expect(await sold(tyre)).toMatchObject({ stock: 8, from: supplier });
  const buyer = from("198.51.100.60");
  await buyer.does("POST /cart/items", { body: { product_id: tyre, quantity: 3 } });
  let ordering: Promise<unknown> | undefined;
  let undoing: Promise<unknown> | undefined;
  await withOwnConnection(({ sql: own }) =>
    own.begin(async (held) => {
      await held`lock table order_event in exclusive mode`; // an order stops there, with its source
      ordering = buyer.does("POST /checkout/create-order", placing());
      await untilStanding(1);
      undoing = undone(desk, set.id);
      await Promise.race([undoing, untilStanding(2)]);
    }),
  );
  await Promise.all([ordering, undoing]);
  await publishWaiting();
  expect(await sold(tyre)).toMatchObject({ stock: 7, from: null });
});
