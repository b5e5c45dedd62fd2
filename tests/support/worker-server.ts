import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { disconnect } from "@/lib/backend/kernel/database/connect";
import { migrate } from "@/lib/backend/migrate";
import { locateBinaries } from "@/lib/runtime/embedded-database/binaries";
import { childEnvironment } from "@/lib/runtime/embedded-database/child-environment";
import { databaseName, postgresJsAddress, socketUrl } from "@/lib/runtime/embedded-database/database-url";
import { placesIn } from "@/lib/runtime/embedded-database/folder";
import { readPostmasterFile } from "@/lib/runtime/embedded-database/postmaster-file";
import { leash } from "@/lib/runtime/embedded-database/server";
import { serverSettings } from "@/lib/runtime/embedded-database/server-settings";
import { startEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { lastConnectionGone } from "@/tests/support/last-connection";
import { withSettings } from "@/tests/support/settings";

/** Nothing of a test has to outlive a power cut. */
const careless = ["fsync", "full_page_writes", "synchronous_commit"].flatMap((name) => ["-c", `${name}=off`]);

/** Makes a cluster whose database `dezen` has every migration and no rows. */
async function makeTemplate(dataDir: string): Promise<void> {
  const server = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const restore = withSettings({ DATABASE_URL: server.url, DATA_DIR: dataDir });
  await migrate();
  await disconnect();
  await lastConnectionGone();
  restore();
  await server.stop();
}

/** Starts the server on a cluster; it ends with this process, which need not wait for it. */
async function startServer(dataDir: string): Promise<string> {
  const places = placesIn(dataDir);
  const { uid, gid } = statSync(places.cluster);
  const program = [locateBinaries().postgres, "-D", places.cluster, ...serverSettings(places.folder), ...careless];
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  const child = spawn("/bin/sh", ["-c", leash, "sh", ...program], {
    ...account,
    cwd: "/",
    detached: true,
    env: childEnvironment,
    stdio: ["pipe", "ignore", "ignore"],
  });
  child.unref();
  (child.stdin as Socket).unref();
  while (readPostmasterFile(places)?.status !== "ready") {
    if (child.exitCode !== null) throw new Error(`PostgreSQL could not start on ${places.cluster}.`);
    await pause(5);
  }
  return socketUrl(places.folder, readFileSync(places.password, "utf8").trim());
}

/** Address of this Jest worker's server, which its first test file starts and all others find. */
async function workerServer(): Promise<string> {
  const servers = process.env.TEST_SERVERS;
  if (!servers) throw new Error("TEST_SERVERS is not set: tests/run/jest-start.mjs sets it.");
  const dataDir = join(servers, String(process.pid));
  const address = join(dataDir, "address");
  if (existsSync(address)) return readFileSync(address, "utf8");
  mkdirSync(dataDir, { mode: 0o755 });
  await makeTemplate(dataDir);
  const url = await startServer(dataDir);
  writeFileSync(address, url);
  return url;
}

const named = (server: string, database: string) => server.replace(/[^/]+$/, database);

/** Has this worker's server do one statement about its databases. */
async function administer(server: string, statement: string): Promise<void> {
  const { url, options } = postgresJsAddress(named(server, "postgres"));
  const sql = postgres(url, { ...options, max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

let made = 0;

/** A migrated database of one's own on this worker's server. */
export async function newDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = await workerServer();
  made += 1;
  const name = `dezen_${Date.now()}_${made}`;
  await administer(server, `create database ${name} template ${databaseName}`);
  return {
    url: named(server, name),
    drop: () => administer(server, `drop database ${name} with (force)`),
  };
}
