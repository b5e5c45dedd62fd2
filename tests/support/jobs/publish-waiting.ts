import { connection } from "@/lib/backend/kernel/database/connect";
import { publishStockJob } from "@/lib/backend/supply/publish-supplier";
import { queueTables } from "@/tests/support/jobs/queue-tables";

/** Does the jobs that publish tyres whose rows somebody else had, as the queue does. @returns how many there were */
export async function publishWaiting(): Promise<number> {
  const { sql } = connection();
  const jobs = await sql<{ id: string; payload: unknown }[]>`
    delete from ${sql(queueTables.jobs)} as job using ${sql(queueTables.tasks)} as task
    where task.id = job.task_id and identifier = ${publishStockJob.task} returning job.id, payload`;
  for (const { id, payload } of jobs) await publishStockJob.run(payload, id);
  return jobs.length;
}
