import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ownTables } from "@/lib/backend/backup/own-tables";
import { installQueue } from "@/lib/backend/jobs/install-queue";
import { connection } from "@/lib/backend/kernel/database/connect";
import { migrate } from "@/lib/backend/migrate";
import { databasePatience } from "@/tests/support/database";
import { applyFirstMigrations } from "@/tests/support/earlier-migrations";
import { emptyMachine, onMachine, runOn } from "@/tests/support/machine";

const earlier = emptyMachine();
const target = emptyMachine();
const file = join(earlier.dataDir, "earlier.gz");

const columnsOf = async (schema: string) =>
  (
    await connection().sql`
      select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
      where table_schema = ${schema} order by table_name, ordinal_position`
  ).map((row) => ({ ...row }));

async function form() {
  const { sql } = connection();
  const rest = await sql`
    select conname as name, pg_get_constraintdef(oid) as what from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select tgname, pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
    union all select hash, created_at::text from drizzle.__drizzle_migrations order by 1, 2`;
  return [await columnsOf("public"), rest.map((row) => ({ ...row }))];
}

beforeAll(async () => {
  await onMachine(earlier.dataDir, async () => {
    await applyFirstMigrations(3);
    await installQueue();
    const { sql } = connection();
    await sql`insert into brand (slug, name) values ('testa', 'Testa')`;
    await sql`insert into pattern (brand_id, slug, name, match_key, search, season, tread)
      values (1, 'grip', 'Grip', 'grip', 'testa grip', 'winter', 'directional')`;
    await sql`insert into product (brand_id, pattern_id, price_czk, price_eur, price_usd, category, season, family, width,
      rim_tenths, load_index, speed_rank, speed_symbol, slug, source)
      values (1, 1, 100, 100, 100, 'car-winter', 'winter', 'car', 205, 160, 91, 210, 'H', 'testa', 'test')`;
    await sql`select nextval('order_number_seq') from generate_series(1, 41)`;
  });
  expect(await runOn(earlier.dataDir, ["backup", file])).toMatchObject({ code: 0 });
}, databasePatience);
afterAll(() => {
  earlier.remove();
  target.remove();
});

describe("a backup of an earlier shop", () => {
  it("is restored with the tables of this one, as if its shop had been brought up to date", async () => {
    expect(await runOn(target.dataDir, ["restore", file])).toMatchObject({ code: 0 });
    const restored = await onMachine(target.dataDir, async () => {
      const { sql } = connection();
      expect(await sql`select slug, rating_count from product`).toMatchObject([{ slug: "testa", rating_count: 0 }]);
      expect(await sql`select currency, amount from price_log order by id`).toHaveLength(3);
      expect(await sql`select nextval('order_number_seq')::int as next`).toMatchObject([{ next: 42 }]);
      await migrate(); // finds nothing left to do
      return form();
    });
    await onMachine(earlier.dataDir, async () => {
      await migrate();
      expect(restored).toEqual(await form());
    });
  }, 120_000);
});

describe("what a backup holds", () => {
  it("is every table of the shop, also one that comes later, parents first", async () => {
    await onMachine(target.dataDir, async () => {
      const { sql } = connection();
      await sql`create table public."Later table" (
        "order" int, product_id int references product, twice int generated always as (product_id * 2) stored)`;
      const tables = await ownTables(sql);
      expect(tables).toContainEqual({ name: 'public."Later table"', columns: ['"order"', "product_id"] });
      const names = tables.map(({ name }) => name);
      const there = await sql`
        select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker', 'drizzle')`;
      // The log of changes does not outlive a crash, and says nothing in another database.
      expect([...names, "public.page_change"].sort()).toEqual(there.map(({ name }) => name).sort());
      const order = (name: string) => names.indexOf(`public.${name}`);
      expect(order("brand")).toBeLessThan(order("pattern"));
      expect(order("product")).toBeLessThan(order("cart_item"));
      expect(order("customer_order")).toBeLessThan(order("review"));
      await sql`drop table public."Later table"`;
    });
  });
});
