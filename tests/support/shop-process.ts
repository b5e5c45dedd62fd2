import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { copyPreparedData } from "./prepared-data";

export type ShopProcess = {
  url: string;
  child: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** SIGTERM, then waits for the end; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL to it and to everything it has started, at once. */
  killTree(): Promise<void>;
};

/** A TCP port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function parentsByPid(): Map<number, number> {
  const parents = new Map<number, number>();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
    } catch {
      // ended while we looked
    }
  }
  return parents;
}

/** A process and all its descendants, the youngest first. */
export function processTree(pid: number): number[] {
  const parents = parentsByPid();
  const children = [...parents].filter(([, parent]) => parent === pid).flatMap(([child]) => processTree(child));
  return [...children, pid];
}

/** SIGKILL to a process that may have ended by itself meanwhile, as children do when their parent is killed. */
export function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    // Not by instanceof: Node's own errors are of another realm than a test's.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Puts the database of a shop that has been started before into a data folder, with the demonstration's tyres. */
export const prepareDataDir = (dataDir: string): Promise<void> =>
  copyPreparedData(dataDir, async (folder) => {
    const env = { DATA_DIR: folder, DATABASE_URL: "", API_HOST: "", SMTP_URL: "", METRICS_PORT: "" };
    const first = await startShop({ cwd: process.cwd(), port: await freePort(), env, firstStart: true });
    await first.stop();
  });

/** Starts the shop as `npm start` does, behind one proxy, as which the tests speak, and waits until it is able to sell.
 * @param options `firstStart`: it makes its database and fills its catalogue itself, which it is spared otherwise
 * @throws Error with what it printed when it ends or does not answer within `timeout` ms */
export async function startShop(options: {
  cwd: string;
  port: number;
  env: Record<string, string>;
  timeout?: number;
  firstStart?: boolean;
}): Promise<ShopProcess> {
  const given = { NODE_OPTIONS: "", PORT: String(options.port), TRUSTED_PROXIES: "1", ...options.env };
  const env: NodeJS.ProcessEnv = { ...process.env, ...given };
  const empty = env.DATA_DIR && !env.DATABASE_URL && !env.API_HOST && !existsSync(join(env.DATA_DIR, "postgres"));
  if (empty && !options.firstStart) await prepareDataDir(env.DATA_DIR ?? "");
  const child = spawn(process.execPath, ["lib/host/start.mjs"], {
    cwd: options.cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (chunk) => (printed += chunk));
  child.stderr.on("data", (chunk) => (printed += chunk));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const url = `http://localhost:${options.port}`;
  const until = Date.now() + (options.timeout ?? 120_000);
  for (;;) {
    const health = await fetch(`${url}/api/v1/health`).catch(() => undefined); // not listening yet
    if (health?.ok) break;
    if (child.exitCode !== null || Date.now() > until) {
      kill(child.pid ?? 0);
      throw new Error(`The shop did not start (exit code ${child.exitCode}):\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    child,
    output: () => printed,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
    killTree: async () => {
      for (const pid of processTree(child.pid ?? 0).reverse()) kill(pid);
      await ended;
    },
  };
}
