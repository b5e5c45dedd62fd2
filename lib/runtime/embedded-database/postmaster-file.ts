import { closeSync, constants, existsSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartRefused } from "@/lib/runtime/start-refused";
import type { Places } from "./folder";
import type { Holder } from "./folder-lock";
import { isStillRunning, processInfo, servesCluster } from "./process-info";

/** What PostgreSQL writes about itself into `postmaster.pid`; lines as in its miscadmin.h (LOCK_FILE_LINE_…). */
type PostmasterFile = { pid: number; socketFolder: string; status: string };

const pathOf = (places: Places) => join(places.cluster, "postmaster.pid");
/** The path of the server's Unix socket in its folder. */
export const socketIn = (folder: string) => join(folder, ".s.PGSQL.5432");

/** @returns undefined when there is no such file. */
export function readPostmasterFile(places: Places): PostmasterFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(pathOf(places), "latin1").split("\n");
  } catch {
    return undefined; // No server runs here, and the last one ended cleanly.
  }
  const line = (number: number) => lines[number - 1]?.trim() ?? "";
  return { pid: Number(line(1)), socketFolder: line(5), status: line(8) };
}

/**
 * Prepares the start after a server that did not end cleanly, so that PostgreSQL starts although the process number in its
 * file is in use again, or is a zombie's. The file itself stays: PostgreSQL reads from it which shared memory to examine, and
 * that is what keeps it from starting beside a server that still writes.
 * @throws StartRefused when a server still runs on the folder and does not end.
 */
export async function clearTheWay(places: Places, left: Holder | undefined, log: (line: string) => void) {
  const file = readPostmasterFile(places);
  if (!file) return;
  await untilEnded(places, file.pid, left, log);
  if (file.socketFolder && (await keepsAnswering(socketIn(file.socketFolder)))) {
    throw new StartRefused(
      `The database in ${places.folder} is in use by a PostgreSQL this machine cannot see (a shop in another container, perhaps; there it is process ${file.pid}): stop that one first.`,
    );
  }
  if (existsSync(pathOf(places))) disown(pathOf(places)); // A server that was stopped properly has removed it.
}

async function untilEnded(places: Places, pid: number, left: Holder | undefined, log: (line: string) => void) {
  const running = () => {
    const found = processInfo(pid);
    return found && servesCluster(found, places.cluster) ? found : undefined;
  };
  for (let waited = 0; running(); waited += 50) {
    // Its leash is stopping it already; if that was killed too, the signal is sent here. Sending it twice does no harm.
    if (waited === 500) {
      log(`waiting for the PostgreSQL of an earlier start (process ${pid}) to end`);
      if (left?.server && left.server.pid === pid && isStillRunning(left.server)) process.kill(pid, "SIGINT");
    }
    if (waited >= 15_000) {
      throw new StartRefused(
        `The database in ${places.folder} is in use by a PostgreSQL that runs without a shop (process ${pid}): stop it with "kill -INT ${pid}" and start again.`,
      );
    }
    await pause(50);
  }
}

/** A server that was killed may still answer until it has ended. */
async function keepsAnswering(socket: string): Promise<boolean> {
  for (let waited = 0; waited < 2000; waited += 50) {
    if (!(await answers(socket))) return false;
    await pause(50);
  }
  return true;
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(socket);
    const settle = (answer: boolean) => {
      client.destroy();
      resolve(answer);
    };
    client.once("connect", () => settle(true)).once("error", () => settle(false));
  });
}

/** Above every system's largest process number, so that PostgreSQL finds no such process. */
const nobodysPid = 2_147_483_647;

function disown(path: string): void {
  const [first = "", ...rest] = readFileSync(path, "latin1").split("\n");
  // A file without a number was being written when the power went; PostgreSQL would refuse it, and it locks nothing.
  if (!/^-?\d+$/.test(first.trim())) {
    rmSync(path, { force: true });
    return;
  }
  // Up to the line about shared memory; the status line after it would look like the new server's.
  const header = [nobodysPid, ...rest.slice(0, 6)].join("\n");
  const file = openSync(path, constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW);
  writeSync(file, `${header}\n`, null, "latin1");
  closeSync(file);
}
