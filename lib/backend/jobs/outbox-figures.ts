import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { ShopFigures } from "@/lib/runtime/shop-figures";

/**
 * The figures of the outbox, which counts only the mails in the queue. A mail that is due later, such as an invitation to
 * review, is not waiting yet. For a mail that was tried, the queue forgets when it was due; it is estimated: the delays add
 * up to about 1.6 eⁿ seconds after n attempts. Source: graphile-worker, exponential backoff.
 * @param mailTasks the tasks that send mail
 */
export async function outboxFigures(mailTasks: readonly string[]): Promise<ShopFigures["outbox"]> {
  const [row] = await database().execute<ShopFigures["outbox"]>(sql`
    select count(*) filter (where waits)::int as waiting, count(*) filter (where attempts >= max_attempts)::int as failed,
      coalesce(extract(epoch from max(waiting_for) filter (where waits)), 0)::float as "oldestSeconds"
    from (
      select attempts, max_attempts, attempts < max_attempts and (attempts > 0 or run_at <= now()) as waits,
        case when attempts = 0 then now() - run_at
          else least(now() - created_at, make_interval(secs => 1.6 * exp(least(attempts, 10)))) end as waiting_for
      from graphile_worker.jobs where task_identifier = any(${sql.param([...mailTasks])})) as mail`);
  if (!row) throw new Error("A count without a row.");
  return row;
}
