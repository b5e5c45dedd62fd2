import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { mailKinds } from "@/lib/backend/mail-jobs";
import type { ShopFigures } from "@/lib/runtime/shop-figures";

const mails = () =>
  sql.join(
    mailKinds.map(({ task }) => sql`${task}`),
    sql`, `,
  );

/**
 * Mails only: the queue has other jobs too. One that is due later, as an invitation to review, does not wait yet. A mail that
 * was tried waits since it was due, which the queue forgets: its delays add up to about 1.6 eⁿ seconds after n attempts.
 * Source: graphile-worker, exponential backoff.
 */
export async function outboxFigures(): Promise<ShopFigures["outbox"]> {
  const [row] = await database().execute<ShopFigures["outbox"]>(sql`
    select count(*) filter (where waits)::int as waiting, count(*) filter (where attempts >= max_attempts)::int as failed,
      coalesce(extract(epoch from max(waiting_for) filter (where waits)), 0)::float as "oldestSeconds"
    from (
      select attempts, max_attempts, attempts < max_attempts and (attempts > 0 or run_at <= now()) as waits,
        case when attempts = 0 then now() - run_at
          else least(now() - created_at, make_interval(secs => 1.6 * exp(least(attempts, 10)))) end as waiting_for
      from graphile_worker.jobs where task_identifier in (${mails()})) as mail`);
  if (!row) throw new Error("A count without a row.");
  return row;
}

/** What metrics tell of the whole shop. The counts of orders read an index only (`customer_order_figures_index`). */
export async function readFigures(): Promise<ShopFigures> {
  const db = database();
  const [outbox, orders, notices, connections] = await Promise.all([
    outboxFigures(),
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
