import type postgres from "postgres";
import { settable } from "@/lib/backend/change-set/read/compare-sql";
import type { QueryTag } from "@/lib/backend/supply/offered";
import { toPublish } from "@/lib/backend/supply/publish-stock";

const columns = [...settable, "slug", "updated_at", "stock", "dispatch_days", "cost_czk", "offer_supplier_id"];

/**
 * Writes tyres, each once whatever changes of it: a tyre that is written twice costs twice. What becomes of each stands in the temporary
 * table `writing` (`product_id`, `columns` as an object of those that change), of those whose offers have changed in `offering`
 * (`product_id`): what the shop can sell of these is published by the offers as they are now. All of them are locked already.
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
