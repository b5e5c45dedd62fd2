import { sql } from "drizzle-orm";
import type postgres from "postgres";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { idList, offeredWhere, type QueryTag } from "@/lib/backend/supply/offered";

const locked = <Query>(tag: QueryTag<Query>, ids: string): Query => tag`
  select id from product where id = any(${ids}::text::int[]) order by id for no key update`;

/**
 * What the shop is to sell of some tyres by their offers, where it does not yet: `id`, `stock`, `days`, `landed`, `supplier_id`. Each tyre's
 * offers are looked up by themselves: how long it takes does not depend on what the planner takes the tables to hold, which within an
 * import is nothing at all.
 * @param which a condition on `tyre.id`
 */
export const toPublish = <Query>(tag: QueryTag<Query>, which: Query): Query => tag`
  select tyre.id, coalesce(best.most, 0) as stock, coalesce(best.days, tyre.dispatch_days) as days, best.landed, best.supplier_id
  from product as tyre
  left join lateral (
    select supplier_id, landed, days, max(available) over () as most
    from (${offeredWhere(tag, tag`offer.product_id = tyre.id`)}) as offered
    order by available >= 4 desc, case when available >= 4 then coalesce(landed, case when own then 0 end) end nulls last,
      available desc, landed nulls last, days, supplier_id
    limit 1
  ) as best on true
  where ${which} and (tyre.offer_supplier_id is not null or exists (select from supplier_offer where product_id = tyre.id))
    and (tyre.stock, tyre.dispatch_days, tyre.cost_czk, tyre.offer_supplier_id)
      is distinct from (coalesce(best.most, 0), coalesce(best.days, tyre.dispatch_days), best.landed, best.supplier_id)`;

const published = <Query>(tag: QueryTag<Query>, ids: string): Query => tag`
  update product set stock = now.stock, dispatch_days = now.days, cost_czk = now.landed, offer_supplier_id = now.supplier_id
  from (${toPublish(tag, tag`tyre.id = any(${ids}::text::int[])`)}) as now where product.id = now.id`;

/**
 * Brings what the shop sells of some tyres up to the offers of its active suppliers, in one statement: call it at the end of the
 * transaction that has changed offers, suppliers or what is held back of them, as often as that happens. `stock` is what the one source
 * with the most pieces can still give, not the sum, so that whatever number is sold comes from one place. `dispatch_days`, `cost_czk` and
 * `offer_supplier_id` are of the source that would serve a set of four: the cheapest with its freight of those that have four, else the
 * one with the most; pieces of the own store whose cost nobody knows are paid for and cost nothing more. Tyres for which nothing changes
 * are not touched, nor are those that no supplier has ever offered.
 *
 * The tyres are locked first, in the order of their ids as everywhere: two changes of one tyre wait for each other, and the later one
 * counts what the earlier one has done.
 * @param db a transaction, of drizzle or of postgres.js; outside one the lock holds nothing
 */
export async function publishStock(
  db: Executor | postgres.TransactionSql,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  const ids = idList(productIds);
  if ("savepoint" in db) {
    const tag: QueryTag<postgres.PendingQuery<postgres.Row[]>> = db;
    await locked(tag, ids);
    await published(tag, ids);
    return;
  }
  await db.execute(locked(sql, ids));
  await db.execute(published(sql, ids));
}
