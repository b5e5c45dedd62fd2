import { EventEmitter } from "node:events";
import { type JobHelpers, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import postgres from "postgres";
import { FinalFailure, type Job } from "@/lib/backend/jobs/job";
import { workerLogger } from "@/lib/backend/jobs/worker-logger";
import { endWorkerPool, workerPool } from "@/lib/backend/jobs/worker-pool";
import { freeJobsOfTheDead, freeLostJobs, makePresent } from "@/lib/backend/jobs/worker-presence";
import { markWorker } from "@/lib/backend/jobs/worker-state";
import { connection, connectionOptions } from "@/lib/backend/kernel/database/connect";
import { ConfigError, readConfig } from "@/lib/config";
import { processWide } from "@/lib/runtime/process-wide";
import { onStop } from "@/lib/runtime/stop-tasks";
import { log } from "@/lib/telemetry/log";

/** How often presence is shown and dead workers' jobs are freed, ms. */
const presenceInterval = 15_000;
/** How often the queue is polled, and how long after a crash the worker starts again, ms. */
type Pace = { pollInterval: number; restartDelay: number };
const usualPace: Pace = { pollInterval: 2_000, restartDelay: 5_000 };

type Working = { stop(): Promise<void> };

const running = processWide<Working | undefined>("worker", () => undefined);

/** Allows a job that has failed for good no further attempts. */
async function giveUp(id: string): Promise<void> {
  // Before the job ends: afterwards the queue may hand it out again.
  await connection().sql`update graphile_worker._private_jobs set max_attempts = attempts where id = ${id}`;
}

async function attempt(work: Job, payload: unknown, id: string): Promise<void> {
  try {
    await work.run(payload, id);
  } catch (error) {
    if (error instanceof FinalFailure) await giveUp(id);
    throw error;
  }
}

function tasksOf(jobs: readonly Job[]): TaskList {
  return Object.fromEntries(
    jobs.map((work) => [work.task, (payload: unknown, { job }: JobHelpers) => attempt(work, payload, job.id)]),
  );
}

const crontabOf = (jobs: readonly Job[]) =>
  jobs.flatMap(({ task, schedule }) => (schedule ? [`${schedule} ${task}`] : [])).join("\n");

/** Shows the worker's presence on a separate connection until `ended`; a lost connection is reopened. */
async function stayPresent(name: string, running: ReadonlySet<string>, ended: Promise<void>): Promise<void> {
  let over = false;
  ended.then(() => {
    over = true;
  });
  const { url, options } = connectionOptions();
  const sql = postgres(url, { ...options, max: 1, idle_timeout: 0, max_lifetime: null });
  try {
    while (!over) {
      await makePresent(sql, name)
        .then(() => Promise.all([freeJobsOfTheDead(sql, name), freeLostJobs(sql, name, running)]))
        .catch((error: unknown) => log().warn({ error }, "jobs: lost jobs could not be looked for"));
      await Promise.race([ended, new Promise<void>((resolve) => setTimeout(resolve, presenceInterval).unref())]);
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The ids of the jobs that are being worked on; the set changes as they begin and end. */
function jobsAtWork(events: WorkerEvents): ReadonlySet<string> {
  const running = new Set<string>();
  events.on("job:start", ({ job }) => running.add(job.id));
  events.on("job:complete", ({ job }) => running.delete(job.id));
  // The outcome of the job could not be stored.
  events.on("worker:fatalError", ({ worker }) => running.delete(worker.getActiveJob()?.id ?? ""));
  return running;
}

/** One runner, from its start to its end; ends when told to stop or when it breaks down. */
async function work(jobs: readonly Job[], pgPool: Pool, stopping: AbortSignal, { pollInterval }: Pace): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  const ended = new Promise<void>((resolve) => events.once("stop", () => resolve()));
  let presence: Promise<void> = Promise.resolve();
  events.once("pool:create", ({ workerPool }) => {
    presence = stayPresent(workerPool.id, jobsAtWork(events), ended);
  });
  const runner = await run({
    pgPool,
    // One more than there are queues (change sets, pictures, published stock), so that mail waits for none of them.
    concurrency: 4,
    pollInterval,
    noHandleSignals: true,
    logger: workerLogger,
    events,
    crontab: crontabOf(jobs),
    taskList: tasksOf(jobs),
  });
  markWorker(false);
  let stopped: Promise<void> = Promise.resolve();
  const stop = () => {
    stopped = runner.stop();
  };
  if (stopping.aborted) stop();
  stopping.addEventListener("abort", stop, { once: true });
  try {
    await runner.promise;
  } finally {
    stopping.removeEventListener("abort", stop);
    await Promise.all([stopped, presence]);
  }
}

/** Keeps a runner at work until told to stop; one that broke down is replaced. */
async function keepWorking(jobs: readonly Job[], url: string, stopping: AbortSignal, pace: Pace): Promise<void> {
  while (!stopping.aborted) {
    const pool = workerPool(url);
    await work(jobs, pool, stopping, pace).catch((error: unknown) => {
      markWorker(!stopping.aborted);
      if (!stopping.aborted) log().error({ error }, "jobs: the worker broke down and starts again");
    });
    await endWorkerPool(pool);
    if (!stopping.aborted) await new Promise((resolve) => setTimeout(resolve, pace.restartDelay));
  }
}

/**
 * Starts doing queued jobs in the background; one worker per process, a second call does nothing. The database must be
 * migrated. It stops with the shop.
 * @param jobs every kind of work there is; one that is missing is queued and never done
 * @param pace shorter times for tests
 * @throws ConfigError when `DATABASE_URL` is not set
 */
export function startWorker(jobs: readonly Job[], pace: Partial<Pace> = {}): void {
  if (running.get()) return;
  const { databaseUrl } = readConfig();
  if (!databaseUrl)
    throw new ConfigError("The setting DATABASE_URL is missing: set it, or start the shop with npm start.");
  const stopping = new AbortController();
  const done = keepWorking(jobs, databaseUrl, stopping.signal, { ...usualPace, ...pace });
  running.set({
    stop: () => {
      stopping.abort();
      return done;
    },
  });
  onStop(stopWorker);
}

/** Lets the jobs that are being done finish, then stops; what is queued is done after the next start. */
export async function stopWorker(): Promise<void> {
  const worker = running.get();
  running.set(undefined);
  await worker?.stop();
}
