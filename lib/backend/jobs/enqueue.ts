import { sql } from "drizzle-orm";
import type { JobKind } from "@/lib/backend/jobs/job";
import type { Executor } from "@/lib/backend/kernel/database/executor";

/**
 * Queues a job. Call it inside the transaction of the change that it is about, so that both are stored or neither.
 * @param key keeps a second job for the same thing from being queued while the first one waits
 * @param at when to run it; at once when left out
 */
export async function enqueue<Payload>(
  tx: Executor,
  { task, queue }: JobKind<Payload>,
  payload: Payload,
  key: string | null = null,
  at: Date | null = null,
): Promise<void> {
  const json = JSON.stringify(payload);
  await tx.execute(
    sql`select graphile_worker.add_job(${task}, payload => ${json}::json, job_key => ${key}::text,
      queue_name => ${queue ?? null}::text, run_at => ${at?.toISOString() ?? null}::timestamptz)`,
  );
}

/** Takes a queued job back by its key. @returns false when it is not waiting any more */
export async function unqueue(tx: Executor, key: string): Promise<boolean> {
  const rows = await tx.execute<{ taken: boolean }>(
    sql`select (job).id is not null as taken from (select graphile_worker.remove_job(${key}) as job) as removed`,
  );
  return rows[0]?.taken === true;
}
