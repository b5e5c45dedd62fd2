import { EventEmitter } from "node:events";
import { type JobHelpers, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import postgres from "postgres";
import { forgetContacts } from "@/lib/backend/account/forget-contacts";
import { sweepLinks } from "@/lib/backend/account/link";
import { sweepArticleVisits } from "@/lib/backend/article/views";
import { sweepCarts } from "@/lib/backend/cart/sweep-carts";
import { sweepMessages } from "@/lib/backend/contact/sweep-messages";
import { connectionOptions } from "@/lib/backend/database/connect";
import { sweepLimits } from "@/lib/backend/limit/sweep-limits";
import { mailKinds } from "@/lib/backend/mail/kinds";
import { sweepDrafts } from "@/lib/backend/mail/outbox-folder";
import { deliveredOrGivenUp } from "@/lib/backend/mail/refused-for-good";
import { sweepFailedJobs } from "@/lib/backend/mail/sweep-failed";
import { workerLogger } from "@/lib/backend/mail/worker-logger";
import { endWorkerPool, workerPool } from "@/lib/backend/mail/worker-pool";
import { freeJobsOfTheDead, freeLostJobs, makePresent } from "@/lib/backend/mail/worker-presence";
import { noteMailWorker } from "@/lib/backend/mail/worker-state";
import { sweepOrders } from "@/lib/backend/order/sweep-orders";
import { endUnpaidOrder } from "@/lib/backend/payments/card/deadline";
import { sweepEvents } from "@/lib/backend/payments/card/webhook";
import { addMissingTerms } from "@/lib/backend/payments/missing-terms";
import { endUnpaidTransfer } from "@/lib/backend/payments/transfer-deadline";
import { sweepInvitations } from "@/lib/backend/review/invitation-link";
import { sweepSessions } from "@/lib/backend/session/end-session";
import { sweepAttempts } from "@/lib/backend/social/attempt";
import { sweepNotices } from "@/lib/backend/stock-notice/sweep-notices";
import { ConfigError, readConfig } from "@/lib/config";
import { onStop } from "@/lib/host/stop-tasks";
import { log } from "@/lib/telemetry/log";

/** How often presence is shown and dead workers' jobs are freed, ms. */
const presenceInterval = 15_000;
/** How long after a breakdown the worker starts again, ms. */
const restartDelay = 5_000;

type Working = { stop(): Promise<void> };

declare global {
  // Next bundles a module once per entry: the worker must be one per process all the same.
  var dezenMailWorker: Working | undefined;
}

const tasks: TaskList = {
  ...Object.fromEntries(
    mailKinds.map((kind) => [
      kind.task,
      (payload: unknown, { job }: JobHelpers) => deliveredOrGivenUp(job, kind.deliver(payload, job.id)),
    ]),
  ),
  cancel_unpaid_order: (payload) => endUnpaidOrder(payload, new Date()),
  cancel_unpaid_transfer: (payload) => endUnpaidTransfer(payload, new Date()),
  sweep_stripe_events: () => sweepEvents(new Date()),
  sweep_messages: () => sweepMessages(new Date()),
  sweep_article_visits: () => sweepArticleVisits(new Date()),
  sweep_stock_notices: () => sweepNotices(new Date()),
  sweep_carts: () => sweepCarts(new Date()),
  sweep_failed_jobs: () => sweepFailedJobs(new Date()),
  sweep_drafts: () => sweepDrafts(readConfig().dataDir, new Date()),
  sweep_orders: async () => {
    await sweepOrders(new Date());
    await addMissingTerms(new Date());
  },
  sweep_accounts: async () => {
    await sweepSessions(new Date());
    await sweepLinks(new Date());
    await sweepLimits(new Date());
    await sweepAttempts(new Date());
    await sweepInvitations(new Date());
    await forgetContacts();
  },
};

/** Every night from 0:07 UTC on; drafts every hour. */
const crontab =
  "7 0 * * * sweep_article_visits\n7 3 * * * sweep_failed_jobs\n8 * * * * sweep_drafts\n17 3 * * * sweep_carts\n57 3 * * * sweep_orders\n27 3 * * * sweep_accounts\n37 3 * * * sweep_messages\n47 3 * * * sweep_stock_notices\n57 3 * * * sweep_stripe_events";

/** Shows presence on a connection of its own until `ended`; a lost connection is opened again. */
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
        .catch((error: unknown) => log().warn({ error }, "mail queue: lost jobs could not be looked for"));
      await Promise.race([ended, new Promise<void>((resolve) => setTimeout(resolve, presenceInterval).unref())]);
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The numbers of the jobs that are being worked on, as they come and go. */
function jobsAtWork(events: WorkerEvents): ReadonlySet<string> {
  const running = new Set<string>();
  events.on("job:start", ({ job }) => running.add(job.id));
  events.on("job:complete", ({ job }) => running.delete(job.id));
  // What came of the job could not be written down.
  events.on("worker:fatalError", ({ worker }) => running.delete(worker.getActiveJob()?.id ?? ""));
  return running;
}

/** One runner, from its start to its end; ends when told to stop or when it breaks down. */
async function work(pgPool: Pool, stopping: AbortSignal): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  const ended = new Promise<void>((resolve) => events.once("stop", () => resolve()));
  let presence: Promise<void> = Promise.resolve();
  events.once("pool:create", ({ workerPool }) => {
    presence = stayPresent(workerPool.id, jobsAtWork(events), ended);
  });
  const runner = await run({
    pgPool,
    concurrency: 2,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: workerLogger,
    events,
    crontab,
    taskList: tasks,
  });
  noteMailWorker(false);
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
async function keepWorking(url: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const pool = workerPool(url);
    await work(pool, stopping).catch((error: unknown) => {
      noteMailWorker(!stopping.aborted);
      if (!stopping.aborted) log().error({ error }, "mail queue: the worker broke down and starts again");
    });
    await endWorkerPool(pool);
    if (!stopping.aborted) await new Promise((resolve) => setTimeout(resolve, restartDelay));
  }
}

/**
 * Starts sending queued mail in the background; one worker per process, a second call does nothing. The database must be
 * migrated. It stops with the shop.
 * @throws ConfigError when `DATABASE_URL` is not set
 */
export function startMailWorker(): void {
  if (globalThis.dezenMailWorker) return;
  const { databaseUrl } = readConfig();
  if (!databaseUrl)
    throw new ConfigError("The setting DATABASE_URL is missing: set it, or start the shop with npm start.");
  const stopping = new AbortController();
  const done = keepWorking(databaseUrl, stopping.signal);
  globalThis.dezenMailWorker = {
    stop: () => {
      stopping.abort();
      return done;
    },
  };
  onStop(stopMailWorker);
}

/** Lets the mail that is being sent finish, then stops; what is queued is sent after the next start. */
export async function stopMailWorker(): Promise<void> {
  const worker = globalThis.dezenMailWorker;
  globalThis.dezenMailWorker = undefined;
  await worker?.stop();
}
