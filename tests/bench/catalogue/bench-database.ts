import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { disconnect } from "@/lib/backend/kernel/database/connect";
import { migrate } from "@/lib/backend/migrate";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { startEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";

async function ownServer(): Promise<{ url: string; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "dezen-bench-"));
  chmodSync(dataDir, 0o755); // run by root, the server belongs to another account, which has to get in
  const server = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const close = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, close };
}

let databases = 0;

async function newDatabaseOn(serverUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  databases += 1;
  const name = `dezen_bench_${process.pid}_${databases}`;
  const { url, options } = postgresJsAddress(serverUrl);
  const sql = postgres(url, { ...options, max: 1 });
  await sql.unsafe(`create database ${name}`);
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  const close = async () => {
    await sql.unsafe(`drop database ${name} with (force)`);
    await sql.end();
  };
  return { url: address.href, close };
}

/**
 * Does `work` on a fresh, migrated database, which `DATABASE_URL` names meanwhile, and removes it: on the server of
 * `TEST_DATABASE_URL` or `DATABASE_URL` when one is given, else on one started for it.
 */
export async function withBenchDatabase(work: () => Promise<void>): Promise<void> {
  const before = process.env.DATABASE_URL;
  const server = process.env.TEST_DATABASE_URL ?? before;
  const fresh = server ? await newDatabaseOn(server) : await ownServer();
  process.env.DATABASE_URL = fresh.url;
  try {
    await migrate();
    await work();
  } finally {
    await disconnect();
    await fresh.close();
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  }
}
