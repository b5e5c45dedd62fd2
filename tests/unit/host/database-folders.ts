import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { startEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";

const made: string[] = [];
const holders: ChildProcess[] = [];

/** A data folder of the test's own, removed by `removeFolders`. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "dezen-host-"));
  chmodSync(folder, 0o711); // Root's server runs under another account, which has to pass.
  made.push(folder);
  return folder;
}

/** For afterAll: ends the processes the test left, then removes its folders. */
export function removeFolders(): void {
  for (const holder of holders.splice(0)) holder.kill("SIGKILL");
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export const start = (dataDir: string) => startEmbeddedDatabase({ dataDir, log: () => {} });

/** Opens the embedded database for one question and stops it again. */
export async function ask(dataDir: string, question: (sql: postgres.Sql) => Promise<postgres.RowList<postgres.Row[]>>) {
  const database = await start(dataDir);
  try {
    return [...(await askAt(database.url, question))];
  } finally {
    await database.stop();
  }
}

export async function askAt(
  address: string,
  question: (sql: postgres.Sql) => Promise<postgres.RowList<postgres.Row[]>>,
) {
  const { url, options } = postgresJsAddress(address);
  const sql = postgres(url, { ...options, max: 1, onnotice: () => {} });
  try {
    return await question(sql);
  } finally {
    await sql.end();
  }
}

/** Starts another process that holds the folder's database and has written a note into it. */
export async function holdInAnotherProcess(dataDir: string, note: string): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/unit/host/hold-database.ts", dataDir, note], {
    env: { ...process.env, NODE_OPTIONS: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  holders.push(child);
  const ready = await new Promise<string>((resolve) => {
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        printed += text;
        if (printed.includes("cluster")) resolve(printed);
      });
    }
    child.once("exit", () => resolve(printed));
  });
  if (child.exitCode !== null || child.pid === undefined) throw new Error(ready);
  return Object.assign(child, { pid: child.pid });
}

/** Process numbers of all that runs on the folder's database: leash, server and its sessions. */
export function databaseProcesses(dataDir: string): number[] {
  const cluster = join(dataDir, "postgres", "cluster");
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, "utf8").includes(cluster);
      } catch {
        return false; // ended while we looked
      }
    })
    .map(Number);
}

/** Process number of the server, by its own file. */
export function serverOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "postgres", "cluster", "postmaster.pid"), "utf8").split("\n")[0]);
}

/** @returns how many milliseconds it took until no such process was left. */
export async function untilGone(pid: number, timeout: number): Promise<number> {
  const started = Date.now();
  while (existsSync(`/proc/${pid}`) && Date.now() - started < timeout) await pause(5);
  return Date.now() - started;
}
