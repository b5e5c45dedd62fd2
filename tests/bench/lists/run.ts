import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { applyChangeSet } from "@/lib/backend/change-set/apply-change-set";
import { changeSetById, moveOn } from "@/lib/backend/change-set/states";
import { undoChangeSet } from "@/lib/backend/change-set/undo-change-set";
import { connection, database } from "@/lib/backend/kernel/database/connect";
import { backgroundNiceness } from "@/lib/runtime/run-apart";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import { measureBesideShoppers } from "@/tests/bench/lists/beside-shoppers";
import { addSupplier, goals, receiveList, say, timed } from "@/tests/bench/lists/list";

/**
 * `npm run bench:lists [-- rows]`: what it takes to read a supplier's list to a diff in a process of its own, to apply it and to take it
 * back: first all tyres as new, then the same list with every price changed and a tenth of the stock gone. With `-- ROWS shoppers ROUNDS`,
 * what shoppers wait for meanwhile: see `measureBesideShoppers`.
 */
const [rows = 50_000] = process.argv.slice(2, 3).map(Number);
const withShoppers = process.argv[3] === "shoppers";
const rounds = Number(process.argv[4] ?? 1);
const mebibyte = 2 ** 20;

/** Reads in a process of its own, as the job does. @returns the most memory that it took, MiB */
async function readInChild(id: number): Promise<number> {
  const options = ["--single-threaded", "--max-semi-space-size=4", "--max-old-space-size=128", "--import", "tsx"];
  const child = spawn(process.execPath, [...options, "lib/backend/change-set/read-cli.ts", String(id)], {
    stdio: "inherit",
  });
  setPriority(child.pid ?? 0, backgroundNiceness);
  let most = 0;
  let running = true;
  child.once("exit", () => {
    running = false;
  });
  while (running) {
    try {
      most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0));
    } catch {
      // It has just ended.
    }
    await pause(50);
  }
  return most / 1024;
}

/** Does a step of the work. */
async function step<Result>(work: () => Promise<Result>) {
  // As the server does every five minutes: between two steps of one list there are hours.
  await connection().sql`checkpoint`;
  return timed(work);
}

async function round(supplierId: number, change: number): Promise<void> {
  const id = await receiveList(supplierId, rows, change);
  await moveOn(database(), id, ["uploaded"], { state: "reading", heartbeatAt: new Date() });
  const read = await step(() => readInChild(id));
  const set = await changeSetById(database(), id);
  console.info(`\n${JSON.stringify({ state: set?.state, problem: set?.problem, counts: set?.counts })}`);
  say("reading", read.seconds, "s", goals.reading);
  say("the reading process", read.result, "MiB", goals.child);
  const before = process.memoryUsage().rss;
  await moveOn(database(), id, ["ready"], { state: "applying" });
  say("applying", (await step(() => applyChangeSet(id))).seconds, "s", goals.applying);
  if (change === 0) return;
  await moveOn(database(), id, ["applied"], { state: "undoing" });
  say("undoing", (await step(() => undoChangeSet(id))).seconds, "s", goals.undoing);
  say("this process has grown by", (process.memoryUsage().rss - before) / mebibyte, "MiB");
  console.info((await changeSetById(database(), id))?.state);
}

if (withShoppers) await measureBesideShoppers(rows, rounds);
else
  await withBenchDatabase(async () => {
    const supplierId = await addSupplier();
    for (const change of [0, 2]) await round(supplierId, change);
  });
