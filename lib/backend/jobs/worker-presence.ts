import type { Connection } from "@/lib/backend/kernel/database/connect";

type Sql = Connection["sql"];

/** How long a new worker has to make its presence known, seconds. */
const grace = 10;

/**
 * Shows that the worker `name` is alive, by an advisory lock on this connection, which the database releases when the process
 * dies. Repeat it, since the connection may have been reopened.
 */
export async function makePresent(sql: Sql, name: string): Promise<void> {
  await sql`select pg_try_advisory_lock(hashtextextended(${name}, 0))`;
}

/**
 * Releases jobs that this worker holds but does not work on, because the database failed when a job began or ended. The queue
 * would hold them for four hours.
 * @param running ids of the jobs being worked on
 */
export async function freeLostJobs(sql: Sql, name: string, running: ReadonlySet<string>): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set locked_by = null, locked_at = null
    where locked_by = ${name} and locked_at < now() - make_interval(secs => ${grace})
      and id <> all(${[...running]}::bigint[])`;
}

/**
 * Releases the jobs of dead workers, whose lock is free; the queue itself would hold them for four hours. @param name of this
 * worker, whose own jobs stay
 */
export async function freeJobsOfTheDead(sql: Sql, name: string): Promise<void> {
  const owners = await sql<{ name: string }[]>`
    select distinct locked_by as name from graphile_worker._private_jobs
    where locked_by <> ${name} and locked_at < now() - make_interval(secs => ${grace})`;
  for (const owner of owners) {
    const [lock] = await sql`select pg_try_advisory_lock(hashtextextended(${owner.name}, 0)) as taken`;
    if (!lock?.taken) continue;
    await sql`select graphile_worker.force_unlock_workers(array[${owner.name}])`;
    await sql`select pg_advisory_unlock(hashtextextended(${owner.name}, 0))`;
  }
}
