import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { startWorker, stopWorker } from "@/lib/backend/jobs/worker";
import { freeJobsOfTheDead, makePresent } from "@/lib/backend/jobs/worker-presence";
import { database, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { orderConfirmation } from "@/lib/backend/order/mails/order-confirmation";
import { jobs } from "@/lib/backend/registry";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { queueSql } from "@/tests/support/jobs/queue-tables";
import { takeLogLines } from "@/tests/support/log-lines";
import { openMailServer } from "@/tests/support/mail-server";
import { placeOrder } from "@/tests/support/placed-order";

let db: TestDatabase;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;

beforeAll(async () => {
  db = await openTestDatabase();
}, databasePatience);

async function openServer(refuse?: (attempt: number) => string | null) {
  mailServer = await openMailServer(refuse);
  process.env.SMTP_URL = mailServer.url;
}

afterEach(async () => {
  await stopWorker();
  delete process.env.SMTP_URL;
  await mailServer?.close();
  await database().execute(sql`delete from ${queueSql.jobs}`);
}, databasePatience);

afterAll(() => db?.close(), databasePatience);

const timeout = 60_000;

/** The queue is looked at often: what is tried again is not told of. */
const quick = { pollInterval: 100, restartDelay: 100 };

/** What waits to be tried again is due now: the queue would wait for seconds, longer each time. */
const tryAgainNow = () =>
  database().execute(sql`
    update ${queueSql.jobs} set run_at = now()
    where attempts > 0 and locked_at is null and run_at between now() and now() + interval '1 hour'`);

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await what()); waited += 50) {
    if (waited > 30_000) throw new Error("It did not come to that.");
    await pause(50);
  }
}

/** How many mails wait to be sent now; what is for another day does not count. */
const queued = async () =>
  (await database().execute(sql`select 1 from ${queueSql.jobs} where run_at < now() + interval '1 day'`)).length;

describe("with a mail server", () => {
  it(
    "both mails of an order arrive there, each at its own recipient, as text and as HTML",
    async () => {
      await openServer();
      startWorker(jobs, quick);
      const order = await placeOrder();
      await until(async () => (await queued()) === 0);
      const byRecipient = Object.fromEntries(
        mailServer.received.map(({ recipients, mail }) => [recipients.join(), mail]),
      );
      expect(Object.keys(byRecipient).sort()).toEqual(["dilna@dezen.example", "jana.dvorakova@post.example"]);
      const mail = byRecipient["jana.dvorakova@post.example"];
      expect(mail?.subject).toBe(`Objednávka ${order.number} je přijatá`);
      expect(mail?.text).toContain("Dobrý den,");
      expect(mail?.html).toContain('<html lang="cs">');
      expect(mail?.attachments).toHaveLength(1);
    },
    timeout,
  );

  it(
    "a mail refused for now is tried again and arrives once",
    async () => {
      await openServer((attempt) => (attempt <= 2 ? "try later" : null));
      startWorker(jobs, quick);
      const order = await placeOrder();
      await until(async () => {
        await tryAgainNow();
        return (await queued()) === 0;
      });
      expect(mailServer.attempts()).toBe(4);
      const ids = mailServer.received.map(({ mail }) => mail.messageId).sort();
      expect(ids).toEqual([
        `<order-${order.id}-confirmation@dezen.example>`,
        `<order-${order.id}-notice@dezen.example>`,
      ]);
      const told = takeLogLines("error");
      expect(told.map(({ msg }) => msg).join()).toContain("try later");
      expect(JSON.stringify(told)).not.toContain("jana.dvorakova");
    },
    timeout,
  );

  it(
    "an order is placed while the mail server is away, and its mail stays queued",
    async () => {
      await openServer();
      await mailServer.close();
      let failures = 0;
      startWorker(jobs, quick);
      await placeOrder();
      await until(() => {
        failures += takeLogLines("error").length;
        return failures >= 2;
      });
      expect(await queued()).toBe(2);
      await stopWorker();
      takeLogLines("error");
    },
    timeout,
  );

  it(
    "a stop in the middle of sending waits until what has arrived is ticked off",
    async () => {
      let stopped: Promise<void> | undefined;
      await openServer(() => {
        stopped ??= stopWorker();
        return null;
      });
      startWorker(jobs, quick);
      await placeOrder();
      await until(() => stopped !== undefined);
      await stopped;
      expect(mailServer.received.length).toBeGreaterThan(0);
      expect((await queued()) + mailServer.received.length).toBe(2);
    },
    timeout,
  );

  it(
    "the worker goes on after the database has cut all its connections",
    async () => {
      await openServer();
      startWorker(jobs, quick);
      await placeOrder();
      // Cut while it is idle: what it has sent must have been ticked off, or it would rightly be looked at once more.
      await until(async () => mailServer.received.length === 2 && (await queued()) === 0);
      await database().execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()`);
      await pause(200);
      await placeOrder();
      await until(() => mailServer.received.length === 4);
      takeLogLines("error");
    },
    timeout,
  );

  it(
    "a mail refused for good is given up at the first refusal and stays in the table; what is put off is not",
    async () => {
      const { code, first } = { code: 554, first: 1 };
      mailServer = await openMailServer(
        (attempt) => (attempt === first ? "no such mailbox" : "try later"),
        (attempt) => (attempt === first ? code : 451),
      );
      process.env.SMTP_URL = mailServer.url;
      startWorker(jobs, quick);
      await placeOrder();
      const states = async () =>
        (await database().execute(sql`
          select attempts >= max_attempts as given_up, last_error as error from ${queueSql.jobs}
          where last_error is not null order by 1 desc`)) as unknown as { given_up: boolean; error: string }[];
      await until(async () => {
        const found = await states();
        return found.length === 2 && found[0]?.given_up === true;
      });
      expect((await states()).map(({ given_up, error }) => [given_up, /554|451/.exec(error)?.[0]])).toEqual([
        [true, "554"],
        [false, "451"],
      ]);
      await stopWorker();
      expect(takeLogLines().map(({ msg }) => msg)).toContain("A mail was refused for good and is given up.");
    },
    timeout,
  );

  it("a mail that was sent is not sent again by a repeated job", async () => {
    await openServer();
    const order = await placeOrder();
    for (let time = 0; time < 3; time += 1) await orderConfirmation.run({ order_id: order.id }, "1");
    expect(mailServer.attempts()).toBe(1);
  });
});

describe("a worker that died while sending", () => {
  const dead = "pool-of-a-dead-process";
  const lockAs = (name: string, seconds: number) =>
    database().execute(sql`
      update ${queueSql.jobs}
      set locked_by = ${name}, locked_at = now() - make_interval(secs => ${seconds})
      where run_at < now() + interval '1 day'`);
  const locked = async () =>
    (await database().execute(sql`select 1 from ${queueSql.jobs} where locked_by is not null`)).length;

  it(
    "leaves its jobs to the next worker",
    async () => {
      await openServer();
      await placeOrder();
      await lockAs(dead, 20);
      startWorker(jobs, quick);
      await until(() => mailServer.received.length === 2);
    },
    timeout,
  );

  it("is told from one that lives: a living worker's jobs stay its own, and a new one's too", async () => {
    await openServer();
    await placeOrder();
    await lockAs("pool-of-a-living-process", 20);
    await withOwnConnection(async (living) => {
      await makePresent(living.sql, "pool-of-a-living-process");
      await withOwnConnection((asking) => freeJobsOfTheDead(asking.sql, "pool-that-asks"));
      expect(await locked()).toBe(2);
    });
    await lockAs("pool-that-has-just-begun", 1);
    await withOwnConnection((asking) => freeJobsOfTheDead(asking.sql, "pool-that-asks"));
    expect(await locked()).toBe(2);
    await lockAs("pool-of-a-living-process", 20);
    await withOwnConnection((asking) => freeJobsOfTheDead(asking.sql, "pool-that-asks"));
    expect(await locked()).toBe(0);
  });
});
