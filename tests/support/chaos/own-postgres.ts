import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { locateBinaries } from "@/lib/runtime/embedded-database/binaries";
import { startEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { freePort, prepareDataDir, processTree } from "../shop-process";

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

export type OwnPostgres = {
  /** For `DATABASE_URL`; over TCP, so that something can be put between. */
  url: string;
  port: number;
  start(): Promise<void>;
  /** Ends it by a signal: SIGKILL, SIGQUIT (what `pg_ctl stop -m immediate` sends), SIGINT (fast). */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Stops (SIGSTOP) or continues (SIGCONT) the server with all its sessions. */
  freeze(): void;
  thaw(): void;
};

/** A real PostgreSQL that a test starts and ends as it likes, with the shop's role, database and tyres in it, on a port of its own. */
export async function ownPostgres(dataDir: string, settings: Record<string, string> = {}): Promise<OwnPostgres> {
  await prepareDataDir(dataDir);
  const made = await startEmbeddedDatabase({ dataDir, log: () => {} });
  await made.stop();
  const cluster = join(dataDir, "postgres/cluster");
  const password = readFileSync(join(dataDir, "postgres/password"), "utf8").trim();
  const port = await freePort();
  const { uid, gid } = statSync(cluster);
  const given = { listen_addresses: "127.0.0.1", port: String(port), unix_socket_directories: "", ...settings };
  const args = ["-D", cluster, ...Object.entries(given).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  let child: ChildProcess | undefined;
  let ended = Promise.resolve<unknown>(undefined);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processTree(child?.pid ?? 0)) process.kill(pid, name);
  };

  async function start(): Promise<void> {
    for (;;) {
      const own = spawn(locateBinaries().postgres, args, { uid, gid, cwd: "/", stdio: "ignore" });
      ended = new Promise((resolve) => own.once("exit", resolve));
      child = own;
      while (own.exitCode === null && !(await accepts(port))) await pause(20);
      if (own.exitCode === null) return;
      await pause(200); // sessions of a killed server have to end first
    }
  }
  await start();
  return {
    url: `postgres://dezen:${password}@127.0.0.1:${port}/dezen`,
    port,
    start,
    end: async (name) => {
      child?.kill(name);
      await ended;
    },
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
  };
}

/** Process number of the embedded server of a shop's data folder. */
export function embeddedPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "latin1").split("\n")[0]);
}
