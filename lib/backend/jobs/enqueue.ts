import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import type { MailKind } from "@/lib/backend/mail/mail-kind";

/**
 * Queues a mail, or another task of the worker's. Inside the transaction of what it tells about: that and its mail are there together or not at all.
 * @param key keeps a second job for the same mail from being queued while the first one waits
 * @param at when it is sent, at once when left out
 */
export async function queueMail<Payload>(
  tx: Executor,
  kind: Pick<MailKind<Payload>, "task" | "payload">,
  payload: Payload,
  key: string | null = null,
  at: Date | null = null,
): Promise<void> {
  const json = JSON.stringify(payload);
  await tx.execute(
    sql`select graphile_worker.add_job(${kind.task}, payload => ${json}::json, job_key => ${key}::text,
      run_at => ${at?.toISOString() ?? null}::timestamptz)`,
  );
}
