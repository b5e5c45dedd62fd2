import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { idList } from "@/lib/backend/supply/offered";

/** An arbitrary number that distinguishes these locks from others. */
const lockClass = 2_040_118;

/**
 * Claims tyres until the transaction's end, in the order of their ids, so that two orders never wait for each other: of orders, cancellations
 * and moves of stock that touch a tyre each counts what the one before it has taken.
 *
 * A tyre that suppliers offer is claimed without a lock on its row, for what it can sell is counted from offers and allocations: an order of
 * it does not wait for a list that is being applied, which holds the rows of all its tyres until it ends. A tyre without offers is sold from
 * the row itself, which is locked.
 */
export async function claimTyres(tx: Executor, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = idList(productIds);
  await tx.execute(sql`
    select pg_advisory_xact_lock(${lockClass}::int, id)
    from (select distinct id from unnest(${ids}::text::int[]) as id order by 1) as tyre`);
  await tx.execute(sql`
    select id from product
    where id = any(${ids}::text::int[]) and not exists (select from supplier_offer where product_id = product.id)
    order by id for no key update`);
}
