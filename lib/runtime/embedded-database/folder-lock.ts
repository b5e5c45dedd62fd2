import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartRefused, systemCode } from "@/lib/runtime/start-refused";
import { isStillRunning, processInfo } from "./process-info";

type Identity = { pid: number; started: string };

/** Who holds a database folder. `server` and `socketFolder` are there as soon as its PostgreSQL answers. */
export type Holder = Identity & { server?: Identity; socketFolder?: string };

/** Another running process holds the folder. */
export class FolderInUse extends StartRefused {
  constructor(folder: string, holder: Identity) {
    super(
      `The database in ${folder} is in use by another shop (process ${holder.pid}): stop that one first, or give this one a folder of its own with DATA_DIR.`,
    );
  }
}

export type FolderLock = {
  /** What the last holder wrote, when it died without releasing the folder. */
  left: Holder | undefined;
  /** Writes the running server into the lock; returns all that the lock holds. */
  note(ready: { server: Identity; socketFolder: string }): Holder;
  release(): void;
};

/** How long a holder may take to release the folder before a second shop is refused, ms. */
const timeout = 1000;

const lockFile = (folder: string) => join(folder, "holder.json");

function readHolder(path: string): Holder | undefined {
  try {
    const holder: Holder = JSON.parse(readFileSync(path, "utf8"));
    return Number.isInteger(holder.pid) && typeof holder.started === "string" ? holder : undefined;
  } catch {
    return undefined; // Missing or half-written: the caller reads it again before it decides.
  }
}

/** @returns the running process that holds the folder, or undefined when it is free or its holder died. */
export function runningHolder(folder: string): Holder | undefined {
  const holder = readHolder(lockFile(folder));
  return holder && isStillRunning(holder) ? holder : undefined;
}

function tryCreate(path: string, holder: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: "wx", mode: 0o644 });
    return true;
  } catch (error) {
    if (systemCode(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * Takes the folder for this process until `release` or the process's death. Everything that changes the folder happens under
 * this lock, so two shops that start at once do not run initdb together.
 * @throws FolderInUse naming the running process that holds the folder.
 */
export async function takeLock(folder: string): Promise<FolderLock> {
  const path = lockFile(folder);
  const own: Holder = { pid: process.pid, started: processInfo(process.pid)?.started ?? "unknown" };
  let left: Holder | undefined;
  for (let waited = 0; !tryCreate(path, own); ) {
    const holder = readHolder(path);
    // Waits a moment: a killed holder takes some time to end, and a new one to write its name into the file.
    if ((!holder || isStillRunning(holder)) && waited < timeout) {
      waited += 50;
      await pause(50);
      continue;
    }
    if (holder && isStillRunning(holder)) throw new FolderInUse(folder, holder);
    left = holder ?? left;
    const aside = `${path}.${process.pid}`;
    try {
      renameSync(path, aside);
    } catch (error) {
      if (systemCode(error) !== "ENOENT") throw error;
      continue; // Another process was quicker to move it away.
    }
    const moved = readHolder(aside);
    // Another process may have replaced the dead lock by its own since we read it: then its lock is put back.
    if (moved && isStillRunning(moved)) tryCreate(path, moved);
    rmSync(aside, { force: true });
  }
  return {
    left,
    note: (ready) => {
      const holder = { ...own, ...ready };
      writeFileSync(`${path}.new`, JSON.stringify(holder), { mode: 0o644 });
      renameSync(`${path}.new`, path);
      return holder;
    },
    release: () => rmSync(path, { force: true }),
  };
}
