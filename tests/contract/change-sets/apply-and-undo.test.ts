import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { applied, catalogueChecksum, changesOf, offersOf, sent, sold, undone } from "@/tests/support/change-sets";
import { clearCatalogue, listOf, storedTyres } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";
import { type Desk, joined, staffClock } from "@/tests/support/staff-scene";
import { addSupplier } from "@/tests/support/suppliers";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

const clock = staffClock(new Date());
let desk: Desk;
let supplier: number;

const winter = { ean: "4011111111116", price: 2000, stock: 8 };
const other = { ean: "4022222222226", pattern: "Zima 6", price: 3000, stock: 4 };
const third = { ean: "4033333333336", pattern: "Zima 7", size: "195/65 R15", price: 1500, stock: 20 };

beforeAll(async () => {
  desk = (await joined(clock)).desk;
}, 60_000);

beforeEach(async () => {
  await clearCatalogue();
  await connection().sql`truncate supplier, supplier_offer, change_set cascade`;
  supplier = await addSupplier();
});

describe("a supplier's list", () => {
  it("changes nothing of the shop while it is only read", async () => {
    const before = await catalogueChecksum();
    const set = await sent(desk, supplier, listOf([winter, other]));
    expect(set).toMatchObject({ state: "ready", counts: { rows: 2, unchanged: 0, kinds: { added: 2 } } });
    expect(await catalogueChecksum()).toEqual(before);
    expect(await connection().sql`select name from brand`).toHaveLength(0);
  });

  it("adds tyres with the supplier's offers, and publishes its pieces", async () => {
    const set = await sold(desk, supplier, listOf([winter, other]));
    expect(set).toMatchObject({ state: "applied", counts: { results: { done: 2 } } });
    expect((await storedTyres()).map(({ name, price_czk, stock }) => [name, price_czk, stock])).toEqual([
      ["Vzor Zima 5", 200_000, 8],
      ["Vzor Zima 6", 300_000, 4],
    ]);
    expect(await offersOf(supplier)).toMatchObject([{ stock: 8 }, { stock: 4 }]);
  });

  it("shows for each tyre what it changes, from what to what", async () => {
    await sold(desk, supplier, listOf([winter, other, third]));
    const set = await sent(desk, supplier, listOf([{ ...winter, price: 2100 }, { ...other, stock: 2 }, third]));
    expect(set.counts).toMatchObject({ rows: 3, unchanged: 1, kinds: { price: 1, stock: 1 } });
    expect((await changesOf(desk, set.id)).map(({ tyre, changes }) => [tyre?.name, changes])).toEqual([
      [
        "Vzor Zima 5",
        [
          { field: "price_czk", before: 200_000, after: 210_000 },
          { field: "price_eur", before: 8230, after: 8642 },
          { field: "price_usd", before: 9524, after: 10_000 },
        ],
      ],
      ["Vzor Zima 6", [{ field: "stock", before: 4, after: 2 }]],
    ]);
  });
});

describe("taking a change set back", () => {
  it("leaves every column of every tyre, offer and address as before, and the log of prices only longer", async () => {
    await sold(desk, supplier, listOf([winter, other]));
    const before = await catalogueChecksum();
    const log = async () => (await connection().sql`select id from price_log`).length;
    const logged = await log();
    const next = [{ ...winter, price: 2100, service: "94V", stock: 2 }, { ...other, stock: 0 }, third];
    const set = await sold(desk, supplier, listOf(next));
    expect(set.counts.results).toEqual({ done: 3 });
    expect(await catalogueChecksum()).not.toEqual(before);
    const back = await undone(desk, set.id);
    expect(back).toMatchObject({ state: "undone", counts: { results: { undone: 3 } } });
    expect(await catalogueChecksum()).toEqual(before);
    expect(await log()).toBeGreaterThan(logged);
    expect((await storedTyres()).at(-1)).toMatchObject({ name: "Vzor Zima 7", active: false, stock: 0 });
  });

  it("lets the prices that come back hold from that moment in the log, which the lowest of thirty days is read from", async () => {
    await sold(desk, supplier, listOf([winter]));
    await undone(desk, (await sold(desk, supplier, listOf([{ ...winter, price: 2100 }]))).id);
    const log = await connection().sql<{ amount: number }[]>`
      select amount from price_log where currency = 'CZK' order by at, id`;
    expect(log.map(({ amount }) => amount)).toEqual([200_000, 210_000, 200_000]);
  });

  it("keeps what somebody has changed since, and says which tyres", async () => {
    await sold(desk, supplier, listOf([winter, other]));
    const set = await sold(
      desk,
      supplier,
      listOf([
        { ...winter, price: 2100 },
        { ...other, price: 3100 },
      ]),
    );
    await connection().sql`update product set price_czk = 222200 where ean = ${winter.ean}`;
    await undone(desk, set.id);
    expect((await storedTyres()).map(({ price_czk }) => price_czk)).toEqual([222_200, 300_000]);
    expect((await changesOf(desk, set.id)).map(({ result }) => result)).toEqual(["kept_changed", "undone"]);
  });

  it("lets a later list add again what was taken back", async () => {
    const set = await sold(desk, supplier, listOf([winter]));
    await undone(desk, set.id);
    expect(await storedTyres()).toMatchObject([{ active: false, stock: 0 }]);
    await sold(desk, supplier, listOf([winter]));
    expect(await storedTyres()).toMatchObject([{ active: true, stock: 8 }]);
  });

  it("is over once the supplier's next list is applied", async () => {
    const first = await sold(desk, supplier, listOf([winter]));
    expect(first.can.undo).toBe(true);
    await sold(desk, supplier, listOf([{ ...winter, price: 2100 }]));
    const body = { revision: first.revision };
    const headers = { "idempotency-key": "undo-that-is-over" };
    const input = { path: { id: first.id }, headers, body };
    expect(await desk.isRefused("POST /admin/change-sets/{id}/undo", input)).toBe("undo_over");
  });
});

describe("applying a change set", () => {
  it("leaves a price alone that is not any more what the list was compared with, and writes its offer all the same", async () => {
    await sold(desk, supplier, listOf([winter]));
    const set = await sent(desk, supplier, listOf([{ ...winter, price: 2100, stock: 3 }]));
    await connection().sql`update product set price_czk = 199900 where ean = ${winter.ean}`;
    const { counts } = await applied(desk, set.id);
    expect(counts.results).toEqual({ skipped_changed: 1 });
    expect(await storedTyres()).toMatchObject([{ price_czk: 199_900, stock: 3 }]);
  });

  it("leaves out what was taken out of it", async () => {
    await sold(desk, supplier, listOf([winter, other]));
    const set = await sent(
      desk,
      supplier,
      listOf([
        { ...winter, price: 2900 },
        { ...other, price: 3100 },
      ]),
    );
    const path = { id: set.id };
    const filter = { flag: "price_jump" as const };
    const out = await desk.does("PATCH /admin/change-sets/{id}/changes", {
      path,
      body: { revision: set.revision, filter, excluded: true },
    });
    expect(out.body.counts.excluded).toBe(1);
    await applied(desk, set.id);
    expect((await storedTyres()).map(({ price_czk }) => price_czk)).toEqual([200_000, 310_000]);
  });

  it("sells out what a complete list does not name, of its own supplier only", async () => {
    const second = await addSupplier();
    await sold(desk, supplier, listOf([winter, other]));
    await sold(desk, second, listOf([third]));
    await connection().sql`update supplier set complete = true where id = ${supplier}`;
    const set = await sold(desk, supplier, listOf([winter]));
    expect(set.counts).toMatchObject({ rows: 1, unchanged: 1, kinds: { sold_out: 1 }, flags: { gone_from_list: 1 } });
    expect((await storedTyres()).map(({ stock }) => stock)).toEqual([8, 0, 20]);
    await undone(desk, set.id);
    expect((await storedTyres()).map(({ stock }) => stock)).toEqual([8, 4, 20]);
  });

  it("puts the offer beside the tyre that another supplier's list has added meanwhile", async () => {
    const second = await addSupplier();
    const waiting = await sent(desk, supplier, listOf([winter]));
    await sold(desk, second, listOf([{ ...winter, stock: 1 }]));
    const set = await applied(desk, waiting.id);
    expect(set).toMatchObject({ state: "applied", counts: { results: { skipped_changed: 1 } } });
    expect(await storedTyres()).toMatchObject([{ stock: 8 }]);
  });
});

describe("the demonstration", () => {
  const demonstration = { source: "demonstration", ean: winter.ean };

  it("leaves with the first list, leaves a real tyre its number, and comes back with the undo", async () => {
    const tyre = await addTyre(demonstration);
    const before = await catalogueChecksum();
    const set = await sold(desk, supplier, listOf([winter]));
    expect(set.counts).toMatchObject({ kinds: { added: 1, retired: 1 }, results: { done: 2 } });
    expect((await storedTyres()).map(({ id, active, ean }) => [id === tyre, active, ean])).toEqual([
      [true, false, null],
      [false, true, winter.ean],
    ]);
    await undone(desk, set.id);
    expect((await catalogueChecksum()).slugs).toEqual(before.slugs);
    expect((await storedTyres())[0]).toMatchObject({ id: tyre, active: true, ean: null });
  });

  it("stays while a list has no row that can be read", async () => {
    await addTyre(demonstration);
    const set = await sent(desk, supplier, listOf([{ ...winter, price: "dohodou" }]));
    expect(set.counts.kinds).toEqual({ refused: 1 });
  });
});
