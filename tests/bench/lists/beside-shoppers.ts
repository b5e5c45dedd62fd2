import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { startApplying, startReading, startUndoing } from "@/lib/backend/change-set/start-work";
import { type ChangeSetRow, changeSetById } from "@/lib/backend/change-set/states";
import { connection, database } from "@/lib/backend/kernel/database/connect";
import type { ChangeSetState } from "@/lib/domain/admin/change-set";
import { withBenchShop } from "@/tests/bench/bench-shop";
import { addSupplier, goals, receiveList, say, timed } from "@/tests/bench/lists/list";
import { joined, type Met, shop, told } from "@/tests/bench/lists/shoppers";

const quiet = "in an idle shop";
/** How long shoppers are alone with the shop, ms: about twice as long as a step takes. */
const idleFor = 20_000;
/** After a list the shop looks for its pictures and makes pages anew, ms. */
const settledAfter = 20_000;

/** What shoppers met with in all rounds, by what happened meanwhile. */
const ofAllRounds = new Map<string, Met[]>();

function tell(when: string, met: Met, before?: Met): void {
  console.info(`shoppers ${when}:\n${told(met, before)}`);
  ofAllRounds.set(when, [...(ofAllRounds.get(when) ?? []), met]);
}

/** Ids of tyres that shoppers can buy. */
async function buyable(): Promise<number[]> {
  const { sql } = connection();
  const rows = await sql<{ id: number }[]>`
    select id from product where active and stock > 20 order by md5(id::text) limit 2000`;
  return rows.map(({ id }) => id);
}

async function visit(url: string, ms: number): Promise<Met> {
  const leave = shop(url, await buyable());
  await pause(ms);
  return leave();
}

/**
 * What shoppers meet with while nothing else happens; and, to compare the list with, beside a program that does nothing but keep a core
 * busy, at the lowest priority there is: that much any other work on the machine costs them.
 */
async function idle(url: string): Promise<Met> {
  await visit(url, 3_000);
  const met = await visit(url, idleFor);
  tell(quiet, met);
  const busy = spawn(process.execPath, ["--eval", "for (;;);"], { stdio: "ignore" });
  setPriority(busy.pid ?? 0, constants.priority.PRIORITY_LOW);
  tell("beside one busy core, at the lowest priority", await visit(url, idleFor), met);
  busy.kill();
  return met;
}

async function changeSetAt(id: number): Promise<ChangeSetRow> {
  const set = await changeSetById(database(), id);
  if (!set) throw new Error(`there is no change set ${id}`);
  return set;
}

/** The states in which the shop works on a change set. */
const working: ReadonlySet<ChangeSetState> = new Set(["uploaded", "reading", "applying", "undoing"]);

/** @throws Error where the work ends in another state, or is not done at all within two minutes */
async function reached(id: number, state: ChangeSetState): Promise<void> {
  const until = performance.now() + 120_000;
  for (;;) {
    const set = await changeSetAt(id);
    if (set.state === state) return;
    const isOver = !working.has(set.state) || performance.now() > until;
    if (isOver) throw new Error(`change set ${id} is ${set.state}, not ${state}: ${JSON.stringify(set.problem)}`);
    await pause(100);
  }
}

/** What the shop does with a list, as somebody in the office has it do it. */
const steps = [
  {
    what: "reading",
    when: "while it is read",
    begin: (id: number) => database().transaction((tx) => startReading(tx, id)),
    end: "ready",
  },
  {
    what: "applying",
    when: "while it is applied",
    begin: async (id: number) => {
      const set = await changeSetAt(id);
      await database().transaction((tx) => startApplying(tx, set, { by: null, confirmed: true }));
    },
    end: "applied",
  },
  {
    what: "undoing",
    when: "while it is taken back",
    begin: async (id: number) => {
      const set = await changeSetAt(id);
      await database().transaction((tx) => startUndoing(tx, set, null, new Date()));
    },
    end: "undone",
  },
] as const;

/**
 * What shoppers wait for while a supplier's list is read, applied and taken back by the shop as `npm start` serves it, with all its
 * processes, each by HTTP: median, 95th percentile and worst, beside the idle shop; at the end of all rounds together. The slowest
 * twentieth of a hundred visits is five of them, so one round's figures are off by a half, either way.
 * @param rows of the list, @param rounds how often it comes
 */
export async function measureBesideShoppers(rows: number, rounds: number): Promise<void> {
  await withBenchShop({ TRUSTED_PROXIES: "1" }, async ({ shop: { url }, databaseUrl }) => {
    process.env.DATABASE_URL = databaseUrl;
    try {
      const supplierId = await addSupplier();
      for (let round = 0; round <= rounds; round += 1) {
        const isFirst = round === 0; // all tyres are new: nobody shops yet
        const before = isFirst ? undefined : await idle(url);
        const id = await receiveList(supplierId, rows, isFirst ? 0 : 2);
        for (const { what, when, begin, end } of isFirst ? steps.slice(0, 2) : steps) {
          // As the server does every five minutes: between two steps of one list there are hours.
          await connection().sql`checkpoint`;
          const leave = before && shop(url, await buyable());
          const done = await timed(async () => {
            await begin(id);
            await reached(id, end);
          });
          if (leave) tell(when, await leave(), before);
          say(what, done.seconds, "s", goals[what]);
        }
        await pause(settledAfter);
      }
    } finally {
      await connection().sql.end();
    }
    const before = joined(ofAllRounds.get(quiet) ?? []);
    for (const [when, met] of ofAllRounds)
      console.info(`all ${rounds} rounds, shoppers ${when}:\n${told(joined(met), before)}`);
  });
}
