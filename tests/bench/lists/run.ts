import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { applyChangeSet } from "@/lib/backend/change-set/apply-change-set";
import { makeListSet } from "@/lib/backend/change-set/make-list-set";
import { changeSetById, moveOn } from "@/lib/backend/change-set/states";
import { storeFile } from "@/lib/backend/change-set/store-file";
import { undoChangeSet } from "@/lib/backend/change-set/undo-change-set";
import { connection, database } from "@/lib/backend/kernel/database/connect";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";
import { backgroundNiceness } from "@/lib/runtime/run-apart";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import { joined, type Met, shop, told } from "@/tests/bench/lists/shoppers";

/**
 * `npm run bench:lists [-- rows]`: what it takes to read a supplier's list to a diff in a process of its own, to apply it and to take it
 * back: first all tyres as new, then the same list with every price changed and a tenth of the stock gone. With `-- ROWS shoppers`, what
 * shoppers wait for in each step of the second one, median / p95 / worst, beside an idle shop; `-- ROWS shoppers ROUNDS` reads the second
 * list so often, and tells at the end what all rounds say together: the slowest twentieth of a hundred visits is five of them, so that
 * one round's figures are off by a half, either way.
 */
const [rows = 50_000] = process.argv.slice(2, 3).map(Number);
const withShoppers = process.argv[3] === "shoppers";
const rounds = Number(process.argv[4] ?? 1);
/** What shoppers met with in all rounds, by what happened meanwhile. */
const ofAllRounds = new Map<string, Met[]>();
const goals = { reading: 30, applying: 15, undoing: 20, child: 160 };
const mebibyte = 2 ** 20;

const sizes = [
  "205/55 R16",
  "195/65 R15",
  "225/45 R17",
  "185/65 R15",
  "175/65 R14",
  "215/60 R16",
  "235/35 R19",
  "255/40 R18",
];

function ean(number: number): string {
  const digits = `859${String(number).padStart(9, "0")}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A list as it comes, a piece at a time. @param change how much dearer everything is, in percent */
function* list(change: number): Generator<Buffer> {
  yield Buffer.from(
    "EAN;Kód;Výrobce;Dezén;Rozměr;Indexy;Sezóna;Cena s DPH (Kč);Nákupní cena bez DPH (Kč);Sklad;Obrázek\n",
  );
  for (let row = 0; row < rows; row += 1) {
    const [price, stock] = [1000 + (row % 3000), change > 0 && row % 10 === 0 ? 0 : 4 + (row % 40)];
    const paid = (sum: number) => ((sum * (100 + change)) / 100).toFixed(2);
    yield Buffer.from(
      `${[
        ...[ean(row), `K${row}`, `Značka ${row % 60}`, `Vzor ${row % 420}`, sizes[row % sizes.length], "91H"],
        ...[row % 2 ? "zimní" : "letní", paid(price), paid(price * 0.6), stock, `https://firma.example/${row}.jpg`],
      ].join(";")}\n`,
    );
  }
}

/** Does work, and tells how long it took. */
async function timed<Result>(work: () => Promise<Result>): Promise<{ seconds: number; result: Result }> {
  const began = performance.now();
  const result = await work();
  return { seconds: (performance.now() - began) / 1000, result };
}

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

const say = (what: string, value: number, unit: string, goal?: number) =>
  console.info(
    `${what.padEnd(40)}${value.toFixed(1).padStart(8)} ${unit}${goal === undefined ? "" : `   goal ≤ ${goal}${value <= goal ? "" : "  MISSED"}`}`,
  );

/** Ids of tyres that shoppers can buy. */
async function buyable(): Promise<number[]> {
  const { sql } = connection();
  return (await sql<{ id: number }[]>`select id from product where stock > 20 order by md5(id::text) limit 2000`).map(
    ({ id }) => id,
  );
}

function tell(when: string, met: Met, before?: Met): void {
  console.info(`shoppers ${when}:\n${told(met, before)}`);
  ofAllRounds.set(when, [...(ofAllRounds.get(when) ?? []), met]);
}

/** Does a step of the work, while shoppers are there if they are wanted. @param before what they met with in an idle shop */
async function step<Result>(name: string, work: () => Promise<Result>, before?: Met) {
  // As the server does every five minutes: between two steps of one list there are hours.
  await connection().sql`checkpoint`;
  if (!before) return timed(work);
  const leave = shop(await buyable());
  const done = await timed(work);
  tell(`while ${name}`, await leave(), before);
  return done;
}

const quiet = "in an idle shop";
/** How long shoppers are alone with the shop, ms: about as long as a step takes. */
const idleFor = 20_000;

async function visit(ms: number): Promise<Met> {
  const leave = shop(await buyable());
  await pause(ms);
  return leave();
}

/**
 * What shoppers meet with while nothing else happens; and, to compare the list with, beside a program that does nothing but keep a core
 * busy, at the lowest priority there is: that much any other work on the machine costs them.
 */
async function idle(): Promise<Met> {
  await visit(3_000);
  const met = await visit(idleFor);
  tell(quiet, met);
  const busy = spawn(process.execPath, ["--eval", "for (;;);"], { stdio: "ignore" });
  setPriority(busy.pid ?? 0, constants.priority.PRIORITY_LOW);
  tell("beside one busy core, at the lowest priority", await visit(idleFor), met);
  busy.kill();
  return met;
}

async function round(supplierId: number, change: number): Promise<void> {
  const met = withShoppers && change > 0 ? await idle() : undefined;
  const [madeBy, now] = [null, new Date()];
  const values = { supplierId, fileName: "cenik.csv", asOf: now, madeBy, now };
  const id = await database().transaction((tx) => makeListSet(tx, values));
  await storeFile(id, Readable.from(list(change)));
  await moveOn(database(), id, ["uploaded"], { state: "reading", heartbeatAt: now });
  const read = await step("it is read", () => readInChild(id), met);
  const set = await changeSetById(database(), id);
  console.info(`\n${JSON.stringify({ state: set?.state, problem: set?.problem, counts: set?.counts })}`);
  say("reading", read.seconds, "s", goals.reading);
  say("the reading process", read.result, "MiB", goals.child);
  const before = process.memoryUsage().rss;
  await moveOn(database(), id, ["ready"], { state: "applying" });
  say("applying", (await step("it is applied", () => applyChangeSet(id), met)).seconds, "s", goals.applying);
  if (change === 0) return;
  await moveOn(database(), id, ["applied"], { state: "undoing" });
  say("undoing", (await step("it is taken back", () => undoChangeSet(id), met)).seconds, "s", goals.undoing);
  say("this process has grown by", (process.memoryUsage().rss - before) / mebibyte, "MiB");
  console.info((await changeSetById(database(), id))?.state);
}

await withBenchDatabase(async () => {
  const [made] = await database()
    .insert(supplier)
    .values({ name: "Velkoobchod", kind: "list", currency: "CZK", leadDays: 2, cutoff: "12:00" })
    .returning({ id: supplier.id });
  await round(made?.id ?? 0, 0);
  for (let nth = 0; nth < rounds; nth += 1) await round(made?.id ?? 0, 2);
  const before = joined(ofAllRounds.get(quiet) ?? []);
  if (withShoppers && rounds > 1)
    for (const [when, met] of ofAllRounds)
      console.info(`all ${rounds} rounds, shoppers ${when}:\n${told(joined(met), before)}`);
});
