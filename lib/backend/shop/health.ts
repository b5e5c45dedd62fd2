import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { outboxFigures } from "@/lib/backend/jobs/outbox-figures";
import { workerBroken } from "@/lib/backend/jobs/worker-state";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Health } from "@/lib/contract/shop";
import { log } from "@/lib/telemetry/log";

/** How long the database may take to answer, ms: a load balancer asks every few seconds. */
const timeout = 2_000;
/**
 * A mail that waits longer is stuck, seconds: a mail server that asks for patience is tried again after minutes. A mail
 * that was given up waits no more: one mistyped address must not keep the shop degraded; log and metrics tell of it.
 */
const stuckAfter = 15 * 60;

const journal = z.object({ entries: z.array(z.object({ when: z.number() })).min(1) });

let known: Promise<number> | undefined;

/** The time of the newest migration that this code needs. */
function neededMigration(): Promise<number> {
  known ??= readFile(
    join(/* turbopackIgnore: true */ process.cwd(), "lib/backend/kernel/database/migrations/meta/_journal.json"),
    "utf8",
  ).then((text) => Math.max(...journal.parse(JSON.parse(text)).entries.map(({ when }) => when)));
  return known;
}

async function soon<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeout} ms`)), timeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A newer schema is right too: while nodes are replaced one by one, the first new one has migrated already. */
async function isMigrated(): Promise<boolean> {
  const [row] = await database().execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  return Number(row?.last ?? 0) >= (await neededMigration());
}

async function degraded(mailTasks: readonly string[]): Promise<string[]> {
  const { oldestSeconds } = await outboxFigures(mailTasks);
  return [...(workerBroken() ? ["mail worker"] : []), ...(oldestSeconds > stuckAfter ? ["outbox"] : [])];
}

/**
 * Is this process able to sell? `down` names what keeps it from selling. Mail that does not go out is named as `degraded`
 * only: orders are taken and their mail stays queued, every node shares the same queue and mail server, and a balancer
 * that took them all away would close a shop that sells.
 * @param mailTasks the tasks of the outbox
 */
export async function health(mailTasks: readonly string[]): Promise<Health> {
  try {
    const [migrated, less] = await soon(Promise.all([isMigrated(), degraded(mailTasks)]));
    if (!migrated) return { status: "unavailable", down: ["migrations"] };
    return less.length > 0 ? { status: "degraded", down: [], degraded: less } : { status: "ok", down: [] };
  } catch (error) {
    log().error({ error }, "Health: the database does not answer.");
    return { status: "unavailable", down: ["database"] };
  }
}
