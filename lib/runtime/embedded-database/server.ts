import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, constants, fchownSync, fstatSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { StartRefused } from "@/lib/runtime/start-refused";
import type { Account } from "./account";
import type { Binaries } from "./binaries";
import { childEnvironment } from "./child-environment";
import type { Places } from "./folder";
import { readPostmasterFile } from "./postmaster-file";
import { serverSettings } from "./server-settings";

/** A running PostgreSQL. `ended` resolves when it stops, for whatever reason. */
export type Server = { pid: number; ended: Promise<void>; stop(): Promise<void> };

/**
 * The leash: this shell runs PostgreSQL and reads from a pipe that nobody writes to. The pipe ends when this process asks for
 * the stop or dies, by kill -9 too; then PostgreSQL gets a fast shutdown (sessions end, data is flushed). Shell and server
 * are in a session of their own, so that Ctrl-C in a terminal reaches the shop and not the database.
 */
export const leash = `trap '' HUP INT TERM
exec 3<&0
"$@" 3<&- </dev/null &
server=$!
(read -r _; kill -INT "$server") <&3 >/dev/null 2>&1 &
reader=$!
wait "$server"; code=$?
kill -9 "$reader" 2>/dev/null
exit "$code"`;

/**
 * Starts PostgreSQL and waits until it takes connections.
 * @throws StartRefused with PostgreSQL's own reason when it doesn't.
 */
export async function startServer(
  places: Places,
  binaries: Binaries,
  account: Account,
  socketFolder: string,
  log: (line: string) => void,
): Promise<Server> {
  for (let attempt = 0; ; attempt++) {
    const output = openLog(places.log, account);
    const program = [binaries.postgres, "-D", places.cluster, ...serverSettings(socketFolder)];
    const child = spawn("/bin/sh", ["-c", leash, "sh", ...program], {
      ...account,
      cwd: "/",
      detached: true,
      env: childEnvironment,
      stdio: ["pipe", output.file, output.file],
    });
    closeSync(output.file);
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()).once("error", () => resolve()));
    const pid = await untilReady(places, ended, log);
    if (pid) return { pid, ended, stop: () => stop(child, pid, ended) };
    const reason = lastReason(readFileSync(places.log, "utf8").slice(output.start));
    // Sessions of a killed server end on their own within moments; until then PostgreSQL rightly won't start.
    if (reason.includes("pre-existing shared memory block") && attempt < 50) await pause(200);
    else throw new StartRefused(`PostgreSQL could not start on ${places.cluster} (${reason}): see ${places.log}.`);
  }
}

function openLog(path: string, account: Account) {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 1_000_000) renameSync(path, `${path}.1`);
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  const file = openSync(path, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  if (account) fchownSync(file, account.uid, account.gid);
  return { file, start: fstatSync(file).size };
}

/** @returns the server's process number, or undefined when it ended instead of becoming ready. */
async function untilReady(places: Places, ended: Promise<void>, log: (line: string) => void) {
  let over = false;
  ended.then(() => {
    over = true;
  });
  for (let waited = 0; !over; waited += 5) {
    const file = readPostmasterFile(places);
    if (file?.status === "ready") return file.pid;
    if (waited > 0 && waited % 5000 === 0) log(`PostgreSQL is still recovering (${waited / 1000} s)`);
    await pause(5);
  }
  return undefined;
}

function lastReason(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim());
  const grave = lines.filter((line) => /FATAL:|PANIC:|error while loading|not found/.test(line));
  return (grave.at(-1) ?? lines.at(-1))?.replace(/^.*?(FATAL|PANIC|postgres): +/, "") ?? "it ended without a word";
}

async function stop(child: ChildProcess, pid: number, ended: Promise<void>): Promise<void> {
  child.stdin?.end();
  // A disk that hangs must not keep the shop from ending: what was confirmed is safe, the next start recovers.
  const impatience = setTimeout(() => process.kill(pid, "SIGQUIT"), 20_000);
  await ended;
  clearTimeout(impatience);
}
