import type postgres from "postgres";
import { settable } from "@/lib/backend/change-set/read/compare-sql";
import { addedColumns } from "@/lib/backend/change-set/read/write-items";

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
      select tyre ->> 'ean' from new_tyre union select after ->> 'ean' from changing where fits)`;
}

/** Keeps what the changes overwrite beside what the list was compared with: the way back needs all of it. */
async function keepBefore(sql: postgres.TransactionSql, id: number): Promise<void> {
  await sql`
    update change_set_item as i set
      before = coalesce(i.before, '{}') || jsonb_build_object('updated_at', p.updated_at)
        || case when c.kind = 'taken_over' then jsonb_build_object('created_at', p.created_at) else '{}' end
        || case when g.slug <> p.slug then jsonb_build_object('slug', p.slug, 'redirects',
          exists (select from product_slug where slug = g.slug)) else '{}' end,
      after = i.after || case when c.kind = 'taken_over' then jsonb_build_object('created_at', now()) else '{}' end
        || case when g.slug <> p.slug then jsonb_build_object('slug', g.slug) else '{}' end
    from changing as c join product as p on p.id = c.product_id left join given_slug as g on g.seq = c.seq
    where i.change_set_id = ${id} and i.seq = c.seq and c.fits`;
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

/** Changes the tyres that there are, in one statement. */
export async function changeTyres(sql: postgres.TransactionSql, id: number): Promise<void> {
  await keepBefore(sql, id);
  await beginAnew(sql);
  await redirect(sql);
  const columns = [...settable, "slug", "updated_at"];
  await sql.unsafe(`
    update product as p set (${columns.join(", ")}) = (
      select ${settable.map((column) => `n.${column}`).join(", ")},
        coalesce((select slug from given_slug where given_slug.seq = c.seq), p.slug), now()
      from jsonb_populate_record(p, c.after) as n
    )
    from changing as c where c.product_id = p.id and c.fits`);
  await sql`
    insert into price_log (product_id, currency, amount, at)
    select p.id, price.currency, price.amount, now()
    from changing as c join product as p on p.id = c.product_id
    cross join lateral (values ('CZK'::currency, p.price_czk), ('EUR'::currency, p.price_eur), ('USD'::currency, p.price_usd))
      as price (currency, amount)
    where c.kind = 'taken_over' and c.fits and not exists (
      select from price_log as log where log.product_id = p.id and log.currency = price.currency)`;
  await sql`
    update change_set_item as i set result = (case when c.fits then 'done' else 'skipped_changed' end)::change_result
    from changing as c where i.change_set_id = ${id} and i.seq = c.seq`;
}

/** Adds the tyres that the shop does not have, in one statement. */
export async function addTyres(sql: postgres.TransactionSql, id: number): Promise<void> {
  const columns = addedColumns.join(", ");
  await sql.unsafe(`
    insert into product (${columns}, brand_id, pattern_id, slug, stock)
    select ${addedColumns.map((column) => `n.${column}`).join(", ")}, t.brand_id, t.pattern_id, g.slug, 0
    from new_tyre as t join given_slug as g on g.seq = t.seq
    cross join lateral jsonb_populate_record(null::product, t.tyre) as n
    where t.product_id is null order by t.seq`);
  await sql`
    update new_tyre as t set product_id = p.id from given_slug as g join product as p on p.slug = g.slug
    where g.seq = t.seq and t.product_id is null`;
  await sql`
    update change_set_item as i set product_id = t.product_id,
      after = i.after || case when g.slug is null then '{}' else jsonb_build_object('slug', g.slug) end,
      result = (case when g.slug is null then 'skipped_changed' else 'done' end)::change_result
    from new_tyre as t left join given_slug as g on g.seq = t.seq
    where i.change_set_id = ${id} and i.seq = t.seq`;
}
