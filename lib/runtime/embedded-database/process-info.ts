import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";

/** A process that runs now. `pid` alone means little (numbers are reused): `pid` and `started` together name it. */
type ProcessInfo = { pid: number; started: string; command: string };

/** @returns the running process of that number, or undefined when there is none or it is a zombie. */
export function processInfo(pid: number): ProcessInfo | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return existsSync("/proc/self/stat") ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): ProcessInfo | undefined {
  try {
    // Fields after the command's name, which stands in brackets and may itself hold brackets and spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
    const [state] = fields;
    if (state === "Z" || state === "X") return undefined;
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim();
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return { pid, started: `${boot} ${fields[19]}`, command };
  } catch {
    return undefined; // No such process: it ended before or between the reads.
  }
}

function fromPs(pid: number): ProcessInfo | undefined {
  try {
    const line = execFileSync("ps", ["-o", "state=,lstart=,command=", "-p", String(pid)], { encoding: "utf8" }).trim();
    const match = /^(\S+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/s.exec(line);
    if (!match?.[1] || !match[2] || match[1].startsWith("Z")) return undefined;
    return { pid, started: match[2], command: match[3] ?? "" };
  } catch {
    return undefined; // ps ends with 1 when there is no such process.
  }
}

/** Is it the process that was recorded earlier, and not a later one with the same number? */
export function isStillRunning(recorded: { pid: number; started: string }): boolean {
  return processInfo(recorded.pid)?.started === recorded.started;
}

/** Whether the process is a PostgreSQL server that works in the given cluster folder (an absolute path). */
export function servesCluster(process: ProcessInfo, cluster: string): boolean {
  if (process.command.includes(cluster)) return true;
  try {
    const folder = statSync(cluster);
    const workplace = statSync(`/proc/${process.pid}/cwd`);
    return folder.dev === workplace.dev && folder.ino === workplace.ino;
  } catch {
    return false; // Not Linux, or another user's process, which cannot work in a folder of ours.
  }
}
