import type postgres from "postgres";
import { publishStock } from "@/lib/backend/supply/publish-stock";

/**
 * Writes the offers of a change set, each beside what it replaces, and publishes what the shop can sell of them: pieces that were sold
 * since count by construction.
 */
export async function writeOffers(
  sql: postgres.TransactionSql,
  { id, supplierId, asOf }: { id: number; supplierId: number; asOf: Date },
): Promise<void> {
  await sql`update offering as o set product_id = t.product_id from new_tyre as t where t.seq = o.seq`;
  await sql`create index on offering (product_id)`;
  await sql`analyze offering, new_tyre, product`;
  // A tyre that was added meanwhile may stand in the list under another row too: the first one counts.
  await sql`
    delete from offering as later using offering as first where first.product_id = later.product_id and first.seq < later.seq`;
  await sql`
    update change_set_offer as c set product_id = o.product_id, before = to_jsonb(was) - '{supplier_id,product_id}'::text[],
      shown = jsonb_build_object('stock', p.stock, 'dispatch_days', p.dispatch_days, 'cost_czk', p.cost_czk,
        'offer_supplier_id', p.offer_supplier_id)
    from offering as o join product as p on p.id = o.product_id
    left join supplier_offer as was on was.supplier_id = ${supplierId} and was.product_id = o.product_id
    where c.change_set_id = ${id} and c.seq = o.seq`;
  await sql`
    insert into supplier_offer (supplier_id, product_id, code, cost, currency, stock, lead_days, as_of, change_set_id)
    select ${supplierId}, c.product_id, c.code, c.cost, c.currency, c.stock, c.lead_days, ${asOf.toISOString()}, ${id}
    from change_set_offer as c join offering as o on o.seq = c.seq where c.change_set_id = ${id}
    order by c.product_id
    on conflict (supplier_id, product_id) do update set code = excluded.code, cost = excluded.cost, currency = excluded.currency,
      stock = excluded.stock, lead_days = excluded.lead_days, as_of = excluded.as_of, change_set_id = excluded.change_set_id`;
  await sql`
    update change_set_item set result = 'done' where change_set_id = ${id} and not excluded and result = 'pending' and kind <> 'refused'`;
  const [found] = await sql<
    { ids: number[] | null }[]
  >`select array_agg(product_id order by product_id) as ids from offering`;
  await publishStock(sql, found?.ids ?? []);
}
