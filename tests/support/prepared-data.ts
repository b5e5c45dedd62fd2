import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const output = "tests/.output";
/** A shop that takes longer than this to fill its catalogue was ended in the middle, ms. */
const longestMaking = 300_000;

/** The data of a shop of this very build. */
const placeOf = () => join(output, `prepared-${readFileSync(".next/dezen-build", "utf8").slice(0, 16)}`);

/** Copies files with their owners; where the file system can, they share their blocks until one is written to. */
function copy(from: string, to: string): void {
  const shared = process.platform === "linux" ? ["--reflink=auto"] : [];
  execFileSync("cp", ["-a", ...shared, from, to]);
}

/** Takes the right to make the prepared data; false when somebody else makes them. */
function tryLock(lock: string): boolean {
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > longestMaking) rmSync(lock, { recursive: true });
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function make(place: string, fill: (dataDir: string) => Promise<void>): Promise<void> {
  for (const name of readdirSync(output))
    if (name.startsWith("prepared-") && !name.endsWith(".lock")) rmSync(join(output, name), { recursive: true });
  const draft = `${place}.draft`;
  mkdirSync(draft, { mode: 0o755 });
  await fill(draft);
  // Its server may take a moment longer than the shop to end: until then files come and go in its folder.
  const running = join(draft, "postgres", "cluster", "postmaster.pid");
  for (const until = Date.now() + 30_000; existsSync(running); await pause(50))
    if (Date.now() > until) throw new Error(`The database in ${draft} does not end.`);
  renameSync(draft, place);
}

/**
 * Gives a shop that has never been started a database with the demonstration's tyres, copied from one that was started once for all
 * tests: to make and to fill one takes seconds of both cores.
 * @param dataDir the data folder, which may be missing
 * @param fill starts a shop on an empty data folder and stops it again
 */
export async function copyPreparedData(dataDir: string, fill: (dataDir: string) => Promise<void>): Promise<void> {
  mkdirSync(output, { recursive: true });
  const place = placeOf();
  const lock = `${place}.lock`;
  while (!existsSync(place)) {
    if (!tryLock(lock)) {
      await pause(100);
      continue;
    }
    try {
      await make(place, fill);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  chmodSync(dataDir, statSync(dataDir).mode | 0o011); // run by root, the server belongs to another account, which has to get in
  copy(join(place, "postgres"), dataDir);
}
