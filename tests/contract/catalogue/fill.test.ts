import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { fillEmptyCatalogue } from "@/lib/backend/catalogue/demonstration/fill";
import { sizeGroups } from "@/lib/backend/catalogue/size-groups";
import { connection } from "@/lib/backend/kernel/database/connect";
import { underUpkeepLock } from "@/lib/backend/kernel/database/upkeep-lock";
import { applyPendingMigrations } from "@/lib/backend/migrate";
import { log } from "@/lib/telemetry/log";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { takeLogLines } from "@/tests/support/log-lines";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
}, databasePatience);
afterAll(() => db?.close());
const said = () => takeLogLines("info").map(({ msg }) => msg);

const waiting = "waiting";
const prepare = () =>
  underUpkeepLock(
    async (own) => {
      await applyPendingMigrations(own);
      await fillEmptyCatalogue(own, 2026);
    },
    () => log().info(waiting),
  );

it(
  "three starts at once fill an empty catalogue once, saying how far it is",
  async () => {
    await Promise.all([prepare(), prepare(), prepare()]);
    const lines = said();
    expect(lines.filter((line) => line === waiting)).toHaveLength(2);
    expect(lines.filter((line) => /^\d+ of \d+ tyres$/.test(line)).length).toBeGreaterThan(2);
    const [count] = await connection().sql`
      select count(*)::int as tyres, count(distinct brand_id)::int as brands, count(distinct pattern_id)::int as patterns,
        count(distinct category)::int as categories, (select count(*)::int from price_log) as prices from product`;
    expect(count?.tyres).toBeGreaterThanOrEqual(12_000);
    expect(count).toEqual({
      tyres: count?.tyres,
      brands: 57,
      patterns: 418,
      categories: 9,
      prices: 3 * Number(count?.tyres),
    });
  },
  databasePatience,
);

it("counts of sizes are asked of the database at most once a second", async () => {
  const at = Date.now();
  const total = async (now: number) => (await sizeGroups("CZK", now)).reduce((sum, { count }) => sum + count, 0);
  const before = await total(at);
  await connection().sql`update product set active = false where id = 1`;
  expect([await total(at + 999), await total(at + 1_000)]).toEqual([before, before - 1]);
});

it("a catalogue that has any tyre is left alone", async () => {
  await connection().sql.begin(async (sql) => {
    await sql`set local statement_timeout = '60s'`; // more than a call may take: each of 21,000 tyres is looked for in a dozen tables
    await sql`delete from product where id > 1`;
  });
  await prepare();
  expect(await connection().sql`select id from product`).toHaveLength(1);
  expect(said()).toEqual([]);
});

it("a stock below zero, a price of nothing and half a label are refused by the database itself", async () => {
  const { sql } = connection();
  await expect(sql`update product set stock = -1`).rejects.toThrow("product_stock_check");
  await expect(sql`update product set price_eur = 0`).rejects.toThrow("product_price_check");
  await expect(sql`update product set fuel = null`).rejects.toThrow("product_label_check");
});
