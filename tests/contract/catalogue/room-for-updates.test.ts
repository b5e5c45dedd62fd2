import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { addSupplier } from "@/tests/support/suppliers";
import { addTyre } from "@/tests/support/tyres";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
}, databasePatience);
afterAll(() => db?.close());

it("an update of every tyre at once, as a price list is, writes no index", async () => {
  for (let tyre = 0; tyre < 200; tyre += 1) await addTyre();
  const [changed] = await connection().sql.begin(async (sql) => {
    await sql`update product set price_czk = price_czk + 100, stock = stock + 1`;
    return sql<{ rows: number; without_index: number }[]>`
      select pg_stat_get_xact_tuples_updated('product'::regclass)::int as rows,
        pg_stat_get_xact_tuples_hot_updated('product'::regclass)::int as without_index`;
  });
  expect(changed).toEqual({ rows: 200, without_index: 200 });
});

it("nor does one of every offer", async () => {
  const supplier = await addSupplier();
  await connection().sql`
    insert into supplier_offer (supplier_id, product_id, cost, currency, stock, as_of)
    select ${supplier}, id, 90000, 'CZK', 8, now() from product`;
  const [changed] = await connection().sql.begin(async (sql) => {
    await sql`update supplier_offer set cost = cost + 100, stock = stock - 1`;
    return sql<{ rows: number; without_index: number }[]>`
      select pg_stat_get_xact_tuples_updated('supplier_offer'::regclass)::int as rows,
        pg_stat_get_xact_tuples_hot_updated('supplier_offer'::regclass)::int as without_index`;
  });
  expect(changed).toEqual({ rows: 200, without_index: 200 });
});
