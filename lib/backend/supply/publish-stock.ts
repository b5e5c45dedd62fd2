import { sql } from "drizzle-orm";
import { z } from "zod";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { JobKind } from "@/lib/backend/jobs/job";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { idList, offeredWhere, type QueryTag } from "@/lib/backend/supply/offered";

/** Tyres that are published after the transaction that changes their offers; one job after another, for a supplier may have many. */
export const publishKind = {
  task: "publish_stock",
  queue: "publish_stock",
  payload: z.union([z.object({ supplier: z.int() }), z.object({ tyres: z.array(z.int()) })]),
} satisfies JobKind<unknown>;

/**
 * The condition that suppliers say what the shop sells of a tyre, even where none of those that offer it is active now; any other tyre is
 * sold from its own row.
 * @param tyre the name of the table `product` in the query
 */
export const isSupplied = <Query>(tag: QueryTag<Query>, tyre: Query): Query => tag`
  (${tyre}.offer_supplier_id is not null or exists (select from supplier_offer where product_id = ${tyre}.id))`;

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
  where ${which} and ${isSupplied(tag, tag`tyre`)}
    and (tyre.stock, tyre.dispatch_days, tyre.cost_czk, tyre.offer_supplier_id)
      is distinct from (coalesce(best.most, 0), coalesce(best.days, tyre.dispatch_days), best.landed, best.supplier_id)`;

/** Publishes tyres whose rows the transaction has locked. */
const publishLocked = (tx: Executor, rows: readonly { id: number }[]) =>
  tx.execute(sql`
    update product set stock = now.stock, dispatch_days = now.days, cost_czk = now.landed, offer_supplier_id = now.supplier_id
    from (${toPublish(sql, sql`tyre.id = any(${idList(rows.map(({ id }) => id))}::text::int[])`)}) as now
    where product.id = now.id`);

/** Publishes those of the tyres whose rows nobody else has, locked in the order of their ids, as everywhere. @returns the others there are */
async function publishFree(tx: Executor, productIds: readonly number[]): Promise<number[]> {
  const free = await tx.execute<{ id: number }>(sql`
    select id from product where id = any(${idList(productIds)}::text::int[]) order by id for no key update skip locked`);
  await publishLocked(tx, free);
  const published = new Set(free.map(({ id }) => id));
  const left = productIds.filter((id) => !published.has(id));
  if (left.length === 0) return left;
  const there = await tx.execute<{ id: number }>(
    sql`select id from product where id = any(${idList(left)}::text::int[])`,
  );
  return there.map(({ id }) => id);
}

/**
 * Brings what the shop sells of some tyres up to the offers of its active suppliers, in one statement: call it at the end of the
 * transaction that has changed offers, suppliers or what is held back of them, as often as that happens. `stock` is what the one source
 * with the most pieces can still give, not the sum, so that whatever number is sold comes from one place. `dispatch_days`, `cost_czk` and
 * `offer_supplier_id` are of the source that would serve a set of four: the cheapest with its freight of those that have four, else the
 * one with the most; pieces of the own store whose cost nobody knows are paid for and cost nothing more. Tyres for which nothing changes
 * are not touched, nor are those that no supplier has ever offered.
 *
 * It waits for nobody: a tyre whose row another transaction has, such as a list that is being applied, is published by a job once that has
 * ended. Until then an order is still held to what its source can give.
 * @param tx a transaction
 */
export async function publishStock(tx: Executor, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const tyres = await publishFree(tx, productIds);
  if (tyres.length > 0) await enqueue(tx, publishKind, { tyres });
}

/** When tyres are tried again that somebody else has, ms. */
const retryAfter = 2_000;

/** The same as a job does it: tyres that somebody else still has are tried again a little later, so that it keeps no other job waiting. */
export async function publishStockLater(tx: Executor, productIds: readonly number[], now: Date): Promise<void> {
  if (productIds.length === 0) return;
  const tyres = await publishFree(tx, productIds);
  if (tyres.length > 0) await enqueue(tx, publishKind, { tyres }, null, new Date(now.getTime() + retryAfter));
}
