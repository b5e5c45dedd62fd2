import type postgres from "postgres";
import type { Listed } from "@/lib/backend/change-set/apply/write-tyres";

/** What the list asks for a tyre that a rule or somebody's hand prices is kept for when neither does any more. */
export async function keepAsked(sql: postgres.TransactionSql, id: number): Promise<void> {
  await sql`
    insert into list_price (product_id, price_czk, price_eur, price_usd)
    select p.id, c.asked[1], c.asked[2], c.asked[3]
    from change_set_offer as c join offering as o on o.seq = c.seq join product as p on p.id = o.product_id
    where c.change_set_id = ${id} and c.asked is not null and p.price_source <> 'list'
    on conflict (product_id) do update
    set price_czk = excluded.price_czk, price_eur = excluded.price_eur, price_usd = excluded.price_usd`;
}

/** Finds the tyres of the offers: those that the list adds, and those that were added meanwhile. */
export async function findOffered(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    update offering as o set product_id = coalesce(t.product_id, t.id), new = t.product_id is null from new_tyre as t where t.seq = o.seq`;
  await sql`create index on offering (product_id)`;
  await sql`analyze offering`;
  // A tyre that was added meanwhile may stand in the list under another row too: the first one counts.
  await sql`
    delete from offering as later using offering as first where first.product_id = later.product_id and first.seq < later.seq`;
}

/**
 * Writes the offers of tyres that the shop has, or of those that are `added`, each beside what it replaces: what the shop sold of the tyre
 * before, and what was asked for it. Of a tyre that leaves its list's prices these are what was asked.
 */
export async function writeOffers(
  sql: postgres.TransactionSql,
  { id, supplierId, asOf }: Listed,
  added: boolean,
): Promise<void> {
  await sql`
    update change_set_offer as offer set product_id = o.product_id, before = to_jsonb(was) - '{supplier_id,product_id}'::text[],
      shown = jsonb_build_object('stock', p.stock, 'dispatch_days', p.dispatch_days, 'cost_czk', p.cost_czk,
        'offer_supplier_id', p.offer_supplier_id, 'listed', case
          when p.price_source = 'list' and c.fits and c.after ->> 'price_source' <> 'list'
            then to_jsonb(array[p.price_czk, p.price_eur, p.price_usd])
          when l.product_id is not null then to_jsonb(array[l.price_czk, l.price_eur, l.price_usd]) end)
        || case when o.new then '{"stock": 0, "cost_czk": null, "offer_supplier_id": null}' else '{}' end::jsonb
    from offering as o join product as p on p.id = o.product_id
    left join supplier_offer as was on was.supplier_id = ${supplierId} and was.product_id = o.product_id
    left join list_price as l on l.product_id = p.id
    left join changing as c on c.product_id = p.id
    where offer.change_set_id = ${id} and offer.seq = o.seq and o.new = ${added}`;
  await sql`
    insert into supplier_offer (supplier_id, product_id, code, cost, currency, stock, lead_days, as_of, change_set_id)
    select ${supplierId}, c.product_id, c.code, c.cost, c.currency, c.stock, c.lead_days, ${asOf.toISOString()}, ${id}
    from change_set_offer as c join offering as o on o.seq = c.seq and o.new = ${added} where c.change_set_id = ${id}
    order by c.product_id
    on conflict (supplier_id, product_id) do update set code = excluded.code, cost = excluded.cost, currency = excluded.currency,
      stock = excluded.stock, lead_days = excluded.lead_days, as_of = excluded.as_of, change_set_id = excluded.change_set_id`;
}

/** Changes that are of the offers alone have been done. */
export async function doneWithOffers(sql: postgres.TransactionSql, id: number): Promise<void> {
  await sql`
    update change_set_item set result = 'done' where change_set_id = ${id} and not excluded and result = 'pending' and kind <> 'refused'`;
}
