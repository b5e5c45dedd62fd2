import { inArray, sql } from "drizzle-orm";
import { rateTyres } from "@/lib/backend/catalogue/rate-tyres";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import { review } from "@/lib/backend/kernel/database/schema/review";

/** How long orders and their documents are kept from the end of the year of the sale, years: Czech Act 235/2004, § 35 and
 * Act 563/1991, § 31; Slovak Act 431/2002, § 35. The privacy page and the terms say so. */
const retentionYears = 10;
/** How many orders go in one transaction, so that nobody waits long for their rows. */
const portion = 500;

/** The beginning of the oldest year whose orders are kept, as the clocks of Czechia and Slovakia show it; in January they
 * are an hour ahead of UTC. */
function oldestRetained(now: Date): Date {
  const year = new Date(now.getTime() + 3_600_000).getUTCFullYear();
  return new Date(`${year - retentionYears}-01-01T00:00:00+01:00`);
}

/**
 * Deletes the orders to which nothing has happened since the oldest year that is kept: their lines, history, withdrawals,
 * mails sent and reviews go with them, and a tyre's stars no longer count the reviews. A refund or return is a document of
 * its own year, so it keeps its order.
 */
export async function sweepOrders(now: Date): Promise<void> {
  const limit = oldestRetained(now).toISOString();
  for (let found = portion; found === portion; ) {
    found = await retriedTransaction(async (tx) => {
      const old = await tx.execute<{ id: string }>(sql`
        select id from customer_order
        where placed_at < ${limit}
          and not exists (select from order_event where order_id = customer_order.id and at >= ${limit})
        order by placed_at limit ${portion} for update`);
      const ids = old.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const ofThem = inArray(review.orderId, ids);
      const rated = await tx.select({ id: review.productId }).from(review).where(ofThem).groupBy(review.productId);
      await tx.delete(customerOrder).where(inArray(customerOrder.id, ids));
      await rateTyres(
        tx,
        rated.map(({ id }) => id),
      );
      return ids.length;
    });
  }
}
