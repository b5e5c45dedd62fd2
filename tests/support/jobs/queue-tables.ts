import { sql } from "drizzle-orm";

/** What the queue's library calls its tables and functions: tests that look into the queue name them by this. */
export const queueTables = {
  /** Every job: key, payload, run_at, created_at, attempts, max_attempts, last_error, locked_at, locked_by, task_id. */
  jobs: "graphile_worker._private_jobs",
  /** The tasks that jobs belong to: id, identifier. */
  tasks: "graphile_worker._private_tasks",
  /** Jobs with their task_identifier, without their payload. */
  view: "graphile_worker.jobs",
};

/** The same for statements of Drizzle's. */
export const queueSql = {
  jobs: sql.raw(queueTables.jobs),
  tasks: sql.raw(queueTables.tasks),
};
