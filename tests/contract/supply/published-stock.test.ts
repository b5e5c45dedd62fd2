import { beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { connection, database } from "@/lib/backend/kernel/database/connect";
import { publishStock } from "@/lib/backend/supply/publish-stock";
import { withDatabase } from "@/tests/support/scene";
import { addSupplier, forgetSuppliers, offer, sold } from "@/tests/support/suppliers";
import { addTyre } from "@/tests/support/tyres";

withDatabase();
let tyre = 0;
beforeEach(async () => {
  await forgetSuppliers();
  await database().execute(sql`delete from setting where key = 'exchange_rates'`);
  tyre = await addTyre({ stock: 7 });
});

describe("What the shop sells of a tyre", () => {
  it("is what it was while no supplier offers it", async () => {
    const before = await sold(tyre);
    await addSupplier();
    await database().transaction((tx) => publishStock(tx, [tyre]));
    expect(await sold(tyre)).toEqual({ ...before, stock: 7, from: null });
  });

  it("is the pieces of the one source that has the most, served by the cheapest of those that have four", async () => {
    const cheap = await addSupplier({ leadDays: 2, perPieceCost: 5_000 });
    const large = await addSupplier({ leadDays: 4 });
    await offer(cheap, tyre, { stock: 4, cost: 100_000 });
    await offer(large, tyre, { stock: 9, cost: 106_000 });
    expect(await sold(tyre)).toEqual({ stock: 9, days: 2, cost: 105_000, from: cheap });
    await offer(cheap, tyre, { stock: 3, cost: 100_000 });
    expect(await sold(tyre)).toEqual({ stock: 9, days: 4, cost: 106_000, from: large });
    await offer(large, tyre, { stock: 2, cost: 106_000 });
    expect(await sold(tyre)).toEqual({ stock: 3, days: 2, cost: 105_000, from: cheap });
  });

  it("is at most the supplier's cap, less its buffer, and never below nothing", async () => {
    const careful = await addSupplier({ stockCap: 20, buffer: 2 });
    await offer(careful, tyre, { stock: 500 });
    expect((await sold(tyre)).stock).toBe(18);
    await offer(careful, tyre, { stock: 1 });
    expect((await sold(tyre)).stock).toBe(0);
  });

  it("costs what its list says by the shop's rates, and by the usual ones where it has none", async () => {
    const abroad = await addSupplier({ currency: "EUR", perPieceCost: 100 });
    await offer(abroad, tyre, { stock: 8, cost: 4_000, currency: "EUR" });
    expect((await sold(tyre)).cost).toBe(99_630); // 41 euros at 24.30
    await database().execute(sql`insert into setting values ('exchange_rates', '{"EUR": 25}')`);
    await offer(abroad, tyre, { stock: 8, cost: 4_000, currency: "EUR" });
    expect((await sold(tyre)).cost).toBe(102_500);
    await offer(abroad, tyre, { stock: 8, cost: null, currency: "EUR" });
    expect((await sold(tyre)).cost).toBeNull();
  });

  it("leaves in the days that its list states for it", async () => {
    const one = await addSupplier({ leadDays: 3 });
    await offer(one, tyre, { stock: 8, leadDays: 6 });
    expect((await sold(tyre)).days).toBe(6);
  });

  it("ends with the supplier that is switched off", async () => {
    const one = await addSupplier();
    await offer(one, tyre, { stock: 8 });
    await database().execute(sql`update supplier set active = false`);
    await database().transaction((tx) => publishStock(tx, [tyre]));
    expect(await sold(tyre)).toEqual({ stock: 0, days: 3, cost: null, from: null });
  });

  it("is not touched where nothing changes", async () => {
    const one = await addSupplier();
    await offer(one, tyre, { stock: 8 });
    const version = () => connection().sql`select xmin::text, ctid::text from product where id = ${tyre}`;
    const before = await version();
    await database().transaction((tx) => publishStock(tx, [tyre]));
    expect([...(await version())]).toEqual([...before]);
  });
});
