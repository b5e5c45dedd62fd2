import { sql } from "drizzle-orm";
import { outboxFigures } from "@/lib/backend/jobs/outbox-figures";
import { database } from "@/lib/backend/kernel/database/connect";
import type { ShopFigures } from "@/lib/runtime/shop-figures";

/**
 * What metrics tell of the whole shop. The counts of orders read an index only (`customer_order_figures_index`).
 * @param mailTasks the tasks of the outbox
 */
export async function readFigures(mailTasks: readonly string[]): Promise<ShopFigures> {
  const db = database();
  const [outbox, orders, notices, connections] = await Promise.all([
    outboxFigures(mailTasks),
    db.execute<ShopFigures["orders"][number]>(sql`
      select currency, payment_id as payment, count(*)::int as placed,
        count(*) filter (where payment_status = 'paid')::int as paid
      from customer_order group by currency, payment_id`),
    db.execute<{ count: number }>(sql`select count(*)::int as count from stock_notice`),
    db.execute<ShopFigures["connections"][number]>(sql`
      select coalesce(state, 'unknown') as state, count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'dezen' group by 1`),
  ]);
  return { outbox, orders: [...orders], stockNotices: notices[0]?.count ?? 0, connections: [...connections] };
}
