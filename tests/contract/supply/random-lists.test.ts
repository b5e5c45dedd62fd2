import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { type Connection, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { publishStock } from "@/lib/backend/supply/publish-stock";
import { withDatabase } from "@/tests/support/scene";
import { history, lived, type Terms, type Tyre } from "@/tests/support/supplier-histories";
import { addSupplier } from "@/tests/support/suppliers";
import { addTyre, copiesOf } from "@/tests/support/tyres";

/** Histories of a tyre; `npm run fuzz` lives through twenty times as many. `FUZZ_SEED` repeats a run. */
const cases = Number(process.env.FUZZ_CASES ?? 1_000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const portion = 1_000;

withDatabase();

const terms: Terms[] = [
  { cap: null, buffer: 0 },
  { cap: 12, buffer: 0 },
  { cap: null, buffer: 2 },
];
const moment = (at: number | null) => (at === null ? null : new Date(1_800_000_000_000 + at * 1_000).toISOString());

/** Brings the tyres' offers and sales into the database as they ended, and publishes. @returns the stock of each */
async function publishedOf({ sql, database }: Connection, tyres: Tyre[], ids: number[], suppliers: number[]) {
  const offers = tyres.flatMap((tyre, at) =>
    tyre.offers.flatMap((offer, of) =>
      offer
        ? [{ supplier_id: suppliers[of] ?? 0, product_id: ids[at] ?? 0, stock: offer.stock, as_of: moment(offer.asOf) }]
        : [],
    ),
  );
  const sold = tyres.flatMap((tyre, at) =>
    tyre.sold.map((one, position) => ({
      ...{ order_id: crypto.randomUUID(), position, product_id: ids[at] ?? 0, quantity: one.quantity },
      ...{ supplier_id: suppliers[one.supplier] ?? 0, state: one.state, ordered_at: moment(one.orderedAt) },
    })),
  );
  await sql`insert into supplier_offer (supplier_id, product_id, currency, stock, as_of)
    select supplier_id, product_id, 'CZK', stock, as_of
    from jsonb_to_recordset(${JSON.stringify(offers)}::text::jsonb) as o (supplier_id int, product_id int, stock int, as_of timestamptz)`;
  await sql`insert into line_allocation (order_id, position, product_id, supplier_id, quantity, currency, state, ordered_at)
    select order_id, position, product_id, supplier_id, quantity, 'CZK', state::supply_state, ordered_at
    from jsonb_to_recordset(${JSON.stringify(sold)}::text::jsonb) as s (order_id uuid, position smallint, product_id int, supplier_id int,
      quantity smallint, state text, ordered_at timestamptz)`;
  await publishStock(database, ids);
  const rows = await sql<{ id: number; stock: number }[]>`select id, stock from product where id = any(${ids}::int[])`;
  const stocks = new Map(rows.map(({ id, stock }) => [id, stock]));
  return ids.map((id) => stocks.get(id));
}

it(`what the shop sells is never more than one source can still give, whatever was sold and listed (seed ${seed})`, async () => {
  const suppliers: number[] = [];
  for (const { cap, buffer } of terms) suppliers.push(await addSupplier({ stockCap: cap, buffer }));
  const tyre = await addTyre({ stock: 0 });
  let sales = 0;
  await withOwnConnection(async (own) => {
    const { sql } = own;
    await sql`set session_replication_role = replica`; // sales without orders
    for (let from = 0; from < cases; from += portion) {
      const histories = fc.sample(history, { numRuns: Math.min(portion, cases - from), seed: seed + from });
      const tyres = histories.map((one) => lived(one, terms));
      sales += tyres.reduce((sum, { sold }) => sum + sold.length, 0);
      const ids = await copiesOf(sql, tyre, tyres.length);
      const stocks = await publishedOf(own, tyres, ids, suppliers);
      for (const [at, { published, truth }] of tyres.entries()) {
        const stock = stocks[at] ?? -1;
        if (stock === published && stock <= truth) continue;
        expect({ stock, history: histories[at] }).toEqual({
          stock: Math.min(published, truth),
          history: histories[at],
        });
      }
      await sql`delete from line_allocation`;
      await sql`delete from supplier_offer`;
      await sql`delete from product where id = any(${ids}::int[])`;
    }
  });
  expect(sales).toBeGreaterThan(cases / 10);
}, 300_000);
