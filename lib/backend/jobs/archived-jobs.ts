import type postgres from "postgres";

/**
 * The queue's tables change with the versions of its library, so a backup stores waiting jobs as arguments of its `add_job`,
 * which queues them again. A job that was running at the time of the backup counts as waiting, as after a crash.
 */

/** The stored columns of a job. */
export const jobColumns = [
  "task",
  "payload",
  "queue_name",
  "run_at",
  "attempts",
  "max_attempts",
  "job_key",
  "priority",
  "flags",
];

/** The queue's own table of jobs. */
export const jobsTable = "graphile_worker._private_jobs";

/** The query by which COPY reads the jobs, the oldest first. */
export const jobsQuery = `
  select tasks.identifier, jobs.payload::text, queues.queue_name, jobs.run_at, jobs.attempts, jobs.max_attempts, jobs.key,
    jobs.priority, (select array_agg(flag) from jsonb_object_keys(jobs.flags) as flag)
  from graphile_worker._private_jobs as jobs
  join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
  left join graphile_worker._private_job_queues as queues on queues.id = jobs.job_queue_id
  order by jobs.id`;

const sequence = "pg_get_serial_sequence('graphile_worker._private_jobs', 'id')";

/** The greatest id of a job so far; 0 before the first. */
export async function lastJob(tx: postgres.TransactionSql): Promise<string> {
  const [row] = await tx.unsafe(`select coalesce(pg_sequence_last_value(${sequence}::regclass), 0)::text as id`);
  return row?.id;
}

/** Empties the queue, and makes a temporary table for the jobs of a backup in this transaction. */
export async function clearQueue(tx: postgres.TransactionSql): Promise<void> {
  await tx`select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker.jobs where locked_by is not null))`;
  await tx`select count(*) from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`;
  await tx`create temporary table jobs (task text, payload json, queue_name text, run_at timestamptz, attempts int,
    max_attempts int, job_key text, priority int, flags text[], position bigint generated always as identity) on commit drop`;
}

/** Queues the jobs that were loaded into the table made by `clearQueue`, with ids that no earlier job has had. */
export async function queueLoadedJobs(tx: postgres.TransactionSql, lastJob: string): Promise<void> {
  await tx.unsafe(
    `select setval(${sequence}, greatest($1::bigint, coalesce(pg_sequence_last_value(${sequence}::regclass), 0), 1))`,
    [lastJob],
  );
  await tx`
    select graphile_worker.reschedule_jobs(array[(graphile_worker.add_job(task, payload => payload,
      queue_name => queue_name, run_at => run_at, max_attempts => max_attempts, job_key => job_key,
      priority => priority, flags => flags)).id], attempts => attempts)
    from (select * from jobs order by position) as waiting`;
}
