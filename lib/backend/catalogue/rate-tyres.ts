import { inArray, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";

/**
 * Counts the stars of tyres anew from the reviews that are shown; call it in the transaction that has written, hidden, shown or removed
 * some. The tyres are locked first: whoever else has just changed their reviews is waited for, and counted.
 */
export async function rateTyres(tx: Executor, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const ours = inArray(product.id, [...productIds]);
  await tx.select({ id: product.id }).from(product).where(ours).orderBy(product.id).for("no key update");
  await tx.execute(sql`
    update product set rating_sum = shown.stars, rating_count = shown.reviews
    from (
      select tyre.id, coalesce(sum(stars), 0) as stars, count(stars) as reviews
      from product tyre left join review on product_id = tyre.id and hidden_at is null
      where ${inArray(sql`tyre.id`, [...productIds])} group by tyre.id
    ) as shown
    where product.id = shown.id and (rating_sum, rating_count) is distinct from (shown.stars, shown.reviews)`);
}
