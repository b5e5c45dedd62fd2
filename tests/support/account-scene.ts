import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, jest } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import type { Transport } from "@/lib/api/transport/call";
import { startWorker, stopWorker } from "@/lib/backend/jobs/worker";
import { database } from "@/lib/backend/kernel/database/connect";
import { account } from "@/lib/backend/kernel/database/schema/account";
import { jobs } from "@/lib/backend/registry";
import { queueSql } from "@/tests/support/jobs/queue-tables";
import { withDatabase } from "@/tests/support/scene";
import type { Clock, OpenCarrier } from "@/tests/support/transports";

/** For a `describe.each(carriers)`: a carrier for all its tests, whose clock a test can move; it is right again after each. */
export function newClockedScene(open: (clock?: Clock) => Promise<OpenCarrier>) {
  let opened: OpenCarrier;
  let moment: Date | undefined;
  const carrier: Transport = (path, init) => opened.carrier(path, init);
  beforeAll(async () => {
    opened = await open(() => moment);
  });
  afterEach(() => {
    moment = undefined;
  });
  afterAll(() => opened.close());
  return {
    carrier,
    /** The clock stands at a moment until the test's end. */
    setClock: (now: Date) => {
      moment = now;
    },
    /** The clock stands so many ms after a moment. */
    later: (start: Date, ms: number) => {
      moment = new Date(start.getTime() + ms);
    },
  };
}

/** Opens a database for the whole test file, with a worker that writes mail into the outbox. */
export function withDatabaseAndMail(): void {
  jest.setTimeout(30_000); // mail is waited for
  afterAll(() => stopWorker()); // before the database goes
  withDatabase();
  beforeAll(() => startWorker(jobs));
}

async function mailsIn(folder: string) {
  const names = readdirSync(folder, { recursive: false })
    .map(String)
    .filter((name) => name.startsWith("account-") && name.endsWith(".eml"));
  return Promise.all(
    names.map(async (name) => ({ name, mail: await PostalMime.parse(readFileSync(join(folder, name))) })),
  );
}

/** The mails about an account that were written for an address, `kind` as in the name of the file. */
export async function mailsTo(address: string, kind: string) {
  const all = await mailsIn(join(process.env.DATA_DIR ?? "", "outbox")).catch(() => []);
  return all
    .filter(({ name, mail }) => name.startsWith(`account-${kind}-`) && mail.to?.[0]?.address === address)
    .map(({ mail }) => mail);
}

/** Waits until every queued mail has been dealt with, but those that are for another day. */
export async function allMailDone(): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 50) {
    const jobs = await database().execute(
      sql`select 1 from ${queueSql.jobs} where run_at < now() + interval '1 day' limit 1`,
    );
    if (jobs.length === 0) return;
    await pause(50);
  }
  throw new Error("Mail stays in the queue.");
}

/** The only mail of a kind to an address, and the token of its link, if it has one. */
export async function mailTo(address: string, kind: string) {
  await allMailDone();
  const mails = await mailsTo(address, kind);
  const [mail] = mails;
  if (!mail || mails.length > 1) throw new Error(`${mails.length} mails ${kind} to ${address}, not one.`);
  return { mail, token: /(?:token|verify)=([\w-]{43})\b/.exec(mail.text ?? "")?.[1] ?? "" };
}

/** Changes an account behind the API's back. */
export async function changeAccount(email: string, fields: Partial<typeof account.$inferInsert>): Promise<void> {
  await database().update(account).set(fields).where(eq(account.email, email));
}

/** The row of an account. */
export async function accountRow(email: string) {
  const [row] = await database().select().from(account).where(eq(account.email, email));
  if (!row) throw new Error(`No account has the address ${email}.`);
  return row;
}
