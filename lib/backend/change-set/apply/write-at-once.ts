import type postgres from "postgres";
import { settable } from "@/lib/backend/change-set/read/compare-sql";
import type { QueryTag } from "@/lib/backend/supply/offered";
import { toPublish } from "@/lib/backend/supply/publish-stock";

/** What distinguishes a tyre from all others: a row of which it changes is locked for orders too, which refer to the tyre. */
const names = ["ean", "slug"];
const columns = [...settable, "updated_at", "stock", "dispatch_days", "cost_czk", "offer_supplier_id"].filter(
  (column) => !names.includes(column),
);

/**
 * Writes tyres, each once whatever changes of it: a tyre that is written twice costs twice. What becomes of each stands in the temporary
 * table `writing` (`product_id`, `columns` as an object of those that change), of those whose offers have changed in `offering`
 * (`product_id`): what the shop can sell of these is published by the offers as they are now. All of them are locked already. Numbers and
 * addresses are left for `writeNames`, which needs the table `written` that this makes.
 */
export async function writeAtOnce(sql: postgres.TransactionSql): Promise<void> {
  const tag: QueryTag<postgres.PendingQuery<postgres.Row[]>> = sql;
  await sql`
    create temporary table written on commit drop as
    select coalesce(writing.product_id, now.id) as product_id, coalesce(now.columns, '{}') || coalesce(writing.columns, '{}') as columns
    from writing full join (
      select id, jsonb_build_object('stock', stock, 'dispatch_days', days, 'cost_czk', landed, 'offer_supplier_id', supplier_id) as columns
      from (${toPublish(tag, tag`tyre.id in (select product_id from offering)`)}) as offered
    ) as now on now.id = writing.product_id`;
  await sql`analyze written (product_id)`;
  await sql.unsafe(`
    update product as p set (${columns.join(", ")}) = (
      select ${columns.map((column) => `n.${column}`).join(", ")} from jsonb_populate_record(p, w.columns) as n
    )
    from written as w where w.product_id = p.id`);
}

/**
 * Writes the numbers and addresses of the tyres in `written`, where they change: call it at the very end of the transaction, for until that ends an
 * order or a cart of such a tyre waits, and of no other.
 */
export async function writeNames(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    update product as p set ean = n.ean, slug = n.slug
    from (select id, (jsonb_populate_record(product, w.columns)).ean, (jsonb_populate_record(product, w.columns)).slug
      from written as w join product on product.id = w.product_id where w.columns ?| array['ean', 'slug']) as n
    where p.id = n.id and (p.ean, p.slug) is distinct from (n.ean, n.slug)`;
}
