import { spawn } from "node:child_process";
import { until } from "@/tests/support/chaos/until";

/** A worker in a process of its own, on the database of the settings, that does held jobs. */
export function startWorkerProcess() {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/support/jobs/hold-jobs.ts"], {
    env: { ...process.env, NODE_OPTIONS: "" },
    stdio: ["pipe", "pipe", "ignore"],
  });
  let printed = "";
  child.stdout.on("data", (text) => {
    printed += text;
  });
  child.stdin.on("error", () => {}); // it may be dead
  const ended = new Promise<number | string | null>((resolve) => child.on("close", (code, by) => resolve(by ?? code)));
  const count = (line: string) => printed.split("\n").filter((found) => found === line).length;
  return {
    /** How often it has begun a job, and how often it has come to the end of it. */
    counts: (name: string) => ({ begun: count(`begins ${name}`), done: count(`has done ${name}`) }),
    /** @returns whether it begins a job within `timeout` ms */
    begins: async (name: string, timeout = 30_000) =>
      (await until(() => count(`begins ${name}`) > 0, timeout)) !== undefined,
    /** Has a job end, now and whenever it is begun once more. */
    letGo: (name: string) => child.stdin.write(`${name}\n`),
    lives: () => child.exitCode === null && child.signalCode === null,
    /** @returns its exit code, or the signal that ended it */
    end: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    },
  };
}
