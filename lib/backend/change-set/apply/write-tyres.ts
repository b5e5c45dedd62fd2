import type postgres from "postgres";
import { writeAtOnce } from "@/lib/backend/change-set/apply/write-at-once";
import { addedColumns } from "@/lib/backend/change-set/read/write-items";
import { offeredWhere, type QueryTag } from "@/lib/backend/supply/offered";

/** Demonstration tyres that a list takes over begin anew: what was made up about them goes with the prices they had. */
async function beginAnew(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    update changing set after = after || jsonb_build_object('created_at', now())
    where kind = 'taken_over' and fits`;
  await sql`
    delete from price_log using changing as c where price_log.product_id = c.product_id and c.kind = 'taken_over' and c.fits`;
  // A made-up number may be a real tyre's.
  await sql`
    update product set ean = null where source = 'demonstration' and ean in (
      select ean from new_tyre union select after ->> 'ean' from changing where fits)`;
}

/** Notes what becomes of each change, and keeps what it overwrites beside what the list was compared with: the way back needs all of it. */
async function keepBefore(sql: postgres.TransactionSql, id: number): Promise<void> {
  await sql`
    update change_set_item as i set
      before = case when c.fits then coalesce(i.before, '{}') || jsonb_build_object('updated_at', p.updated_at)
        || case when c.kind = 'taken_over' then jsonb_build_object('created_at', p.created_at) else '{}' end
        || case when g.slug <> p.slug then jsonb_build_object('slug', p.slug, 'redirects',
          exists (select from product_slug where slug = g.slug)) else '{}' end else i.before end,
      after = case when c.fits then i.after
        || case when c.kind = 'taken_over' then jsonb_build_object('created_at', now()) else '{}' end
        || case when g.slug <> p.slug then jsonb_build_object('slug', g.slug) else '{}' end else i.after end,
      result = (case when c.fits then 'done' else 'skipped_changed' end)::change_result
    from changing as c join product as p on p.id = c.product_id left join given_slug as g on g.seq = c.seq
    where i.change_set_id = ${id} and i.seq = c.seq`;
}

/** Old addresses redirect to the new ones. */
async function redirect(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    create temporary table moved on commit drop as
    select p.id, p.slug as old, g.slug as new
    from given_slug as g join changing as c on c.seq = g.seq join product as p on p.id = c.product_id
    where p.slug <> g.slug`;
  await sql`delete from product_slug using moved where product_slug.slug = moved.new`;
  await sql`
    insert into product_slug (slug, product_id) select old, id from moved
    on conflict (slug) do update set product_id = excluded.product_id`;
}

/** Changes the tyres that there are, and publishes what the shop can sell of those whose offers have changed. */
export async function changeTyres(sql: postgres.TransactionSql, id: number): Promise<void> {
  await keepBefore(sql, id);
  await beginAnew(sql);
  await redirect(sql);
  await sql`
    create temporary table writing on commit drop as
    select c.product_id, c.after || jsonb_build_object('updated_at', now())
      || case when g.slug is null then '{}' else jsonb_build_object('slug', g.slug) end as columns
    from changing as c left join given_slug as g on g.seq = c.seq where c.fits`;
  await sql`analyze writing (product_id)`;
  await writeAtOnce(sql);
  await sql`
    insert into price_log (product_id, currency, amount, at)
    select p.id, price.currency, price.amount, now()
    from changing as c join product as p on p.id = c.product_id
    cross join lateral (values ('CZK'::currency, p.price_czk), ('EUR'::currency, p.price_eur), ('USD'::currency, p.price_usd))
      as price (currency, amount)
    where c.kind = 'taken_over' and c.fits and not exists (
      select from price_log as log where log.product_id = p.id and log.currency = price.currency)`;
}

/** The list that a change set is made of: its offers are the supplier's, as of when it was made. */
export type Listed = { id: number; supplierId: number; asOf: Date };

/** What the shop can sell of the tyres that are new, in the temporary table `new_offered`: nobody else offers them. */
async function offerNew(sql: postgres.TransactionSql, { id, supplierId, asOf }: Listed): Promise<void> {
  await sql`
    create temporary table new_offer on commit drop as
    select ${supplierId}::int as supplier_id, t.id as product_id, c.code, c.cost, c.currency, c.stock, c.lead_days,
      ${asOf.toISOString()}::timestamptz as as_of
    from new_tyre as t join change_set_offer as c on c.change_set_id = ${id} and c.seq = t.seq`;
  const tag: QueryTag<postgres.PendingQuery<postgres.Row[]>> = sql;
  await sql`
    create temporary table new_offered on commit drop as
    select product_id, supplier_id, available, landed, days from (${offeredWhere(tag, tag`true`, tag`new_offer`)}) as offered`;
  await sql`analyze new_offered`;
}

/** Adds the tyres that the shop does not have, as they are offered: in one statement, for each that is written twice costs twice. */
export async function addTyres(sql: postgres.TransactionSql, list: Listed): Promise<void> {
  await offerNew(sql, list);
  await sql.unsafe(`
    insert into product (id, ${addedColumns.join(", ")}, brand_id, pattern_id, slug, stock, dispatch_days, cost_czk, offer_supplier_id)
    overriding system value
    select t.id, ${addedColumns.map((column) => `t.${column}`).join(", ")}, t.brand_id, t.pattern_id, g.slug, coalesce(o.available, 0),
      coalesce(o.days, 1), o.landed, o.supplier_id
    from new_tyre as t join given_slug as g on g.seq = t.seq left join new_offered as o on o.product_id = t.id
    where t.product_id is null order by t.seq`);
  await sql`
    update change_set_item as i set product_id = coalesce(t.product_id, t.id),
      after = i.after || case when g.slug is null then '{}' else jsonb_build_object('slug', g.slug) end,
      result = (case when g.slug is null then 'skipped_changed' else 'done' end)::change_result
    from new_tyre as t left join given_slug as g on g.seq = t.seq
    where i.change_set_id = ${list.id} and i.seq = t.seq`;
}
