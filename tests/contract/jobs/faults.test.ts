import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { outboxFigures } from "@/lib/backend/jobs/outbox-figures";
import { database } from "@/lib/backend/kernel/database/connect";
import { embeddedPid } from "@/tests/support/chaos/own-postgres";
import { until } from "@/tests/support/chaos/until";
import { databasePatience, openTestServer, type TestDatabase } from "@/tests/support/database";
import { heldJob } from "@/tests/support/jobs/held-job";
import { startWorkerProcess } from "@/tests/support/jobs/worker-process";

// Rules for any queue: what is asked here is asked of `lib/backend/jobs`, not of its library.

/** How soon a job is free again whose worker has died or whose end could not be written down, ms. */
const bound = 40_000;

type Worker = ReturnType<typeof startWorkerProcess>;

let db: TestDatabase;
const workers: Worker[] = [];

function newWorker(): Worker {
  const worker = startWorkerProcess();
  workers.push(worker);
  return worker;
}

const queue = (name: string) => enqueue(database(), heldJob, { name });

/** How many jobs wait or are at work; nothing while the database is away. */
const left = () =>
  outboxFigures([heldJob.task]).then(
    ({ waiting }) => waiting,
    () => undefined,
  );
/** @returns whether so many jobs are left within the bound */
const leaves = async (count: number) => (await until(async () => (await left()) === count, bound)) !== undefined;

/** Kills the database, which is started again by who has started it. @returns once it is dead */
async function killDatabase(): Promise<void> {
  const pid = embeddedPid(db.dataDir);
  const isDead = () => {
    try {
      return !process.kill(pid, 0);
    } catch {
      return true;
    }
  };
  process.kill(pid, "SIGKILL");
  await until(isDead);
}

beforeAll(async () => {
  db = await openTestServer();
}, databasePatience);
afterAll(async () => {
  for (const worker of workers) await worker.end("SIGKILL");
  await db?.close();
}, databasePatience);

describe("a job at work", () => {
  it("is waited for by a stop, and ticked off: the next worker does not do it again", async () => {
    await queue("stopped");
    const worker = newWorker();
    expect(await worker.begins("stopped")).toBe(true);
    const stopped = worker.end("SIGTERM");
    await pause(500);
    expect(worker.lives()).toBe(true);
    worker.letGo("stopped");
    expect(await stopped).toBe(0);
    expect(await left()).toBe(0);
  });

  it("is done by the next worker when its own is killed", async () => {
    await queue("killed");
    const worker = newWorker();
    expect(await worker.begins("killed")).toBe(true);
    expect(await worker.end("SIGKILL")).toBe("SIGKILL");
    const next = newWorker();
    next.letGo("killed");
    expect(await next.begins("killed", bound)).toBe(true);
    expect(await leaves(0)).toBe(true);
    expect(await next.end("SIGTERM")).toBe(0);
  }, 120_000);
});

describe("two jobs at work when the database is killed", () => {
  let worker: Worker;
  beforeAll(async () => {
    await queue("early");
    await queue("late");
    worker = newWorker();
    expect([await worker.begins("early"), await worker.begins("late")]).toEqual([true, true]);
    await killDatabase();
    worker.letGo("early");
  }, databasePatience);

  it("the one that ends while it is away is ticked off when it is back, or done once more", async () => {
    expect(await leaves(1)).toBe(true);
    expect(worker.counts("early").done).toBeGreaterThan(0);
  }, 60_000);

  it("the one that ends afterwards is done once, and ticked off", async () => {
    worker.letGo("late");
    expect(await leaves(0)).toBe(true);
    expect(worker.counts("late")).toEqual({ begun: 1, done: 1 });
  }, 60_000);

  it("the worker lives on and does the next job", async () => {
    await queue("next");
    expect(await worker.begins("next")).toBe(true);
    worker.letGo("next");
    expect(await leaves(0)).toBe(true);
    expect(worker.lives()).toBe(true);
  }, 60_000);
});
