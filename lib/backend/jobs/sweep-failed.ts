import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";

/** How long a mail that could not be sent is kept after the last attempt, days, so that it can be looked at and queued once
 * more; it holds personal data. The privacy page says so. */
const retentionDays = 30;

/** Removes the mails, and the other tasks of the worker, that have failed for good. */
export async function sweepFailedJobs(now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionDays * 86_400_000).toISOString();
  await database().execute(sql`
    select count(*) from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where attempts >= max_attempts and updated_at < ${oldest}))`);
}
