import { sql } from "drizzle-orm";
import type postgres from "postgres";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { idList } from "@/lib/backend/supply/offered";

/** An arbitrary number that distinguishes these locks from others. */
const lockClass = 2_040_118;
/** Whoever claims tyres shares this lock of that class; it is no tyre's id. Taken last, for who has it waits for no row. */
const anyTyre = 0;

/**
 * Claims tyres until the transaction's end, in the order of their ids, so that two orders never wait for each other: of orders, cancellations
 * and moves of stock that touch a tyre each counts what the one before it has taken.
 *
 * A tyre that suppliers offer is claimed without a lock on its row, for what it can sell is counted from offers and allocations: an order of
 * it does not wait for a list that is being applied, which holds the rows of all its tyres until it ends, unless the list changes the tyre's
 * number or address: then for the list's last moment. A tyre without offers is sold from the row itself, which is locked.
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
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockClass}::int, ${anyTyre}::int)`);
}

/**
 * Waits until no transaction has tyres claimed any more, and lets none claim any until this one has ended: for the last moment of one that takes
 * offers away and counts what was sold of them.
 */
export async function awaitClaims(tx: postgres.TransactionSql): Promise<void> {
  await tx`select pg_advisory_xact_lock(${lockClass}::int, ${anyTyre}::int)`;
}
