import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { disconnect, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { migrate } from "@/lib/backend/migrate";
import { startEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";

/** How long a test file may take to get its database, ms. */
export const databasePatience = 60_000;

export type TestDatabase = {
  url: string;
  /** The folder the shop calls its data folder; the outbox is made in it. */
  dataDir: string;
  close(): Promise<void>;
};

/** Waits until nobody else is connected: a server that stops under an open connection is an error to whoever holds it. */
export async function lastConnectionGone(): Promise<void> {
  await withOwnConnection(async ({ sql }) => {
    const others = () =>
      sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    for (let waited = 0; waited < 10_000 && (await others()).length > 0; waited += 50) await pause(50);
  });
}

/**
 * A database of the test file's own, empty and migrated: an embedded server in a temporary folder. `DATABASE_URL` and
 * `DATA_DIR` name it until it is closed. For `beforeAll(…, databasePatience)`.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "dezen-test-"));
  chmodSync(dataDir, 0o755); // run by root, the server belongs to another account, which has to get in
  const server = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const before = { DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: process.env.DATA_DIR };
  Object.assign(process.env, { DATABASE_URL: server.url, DATA_DIR: dataDir });
  await migrate();
  return {
    url: server.url,
    dataDir,
    close: async () => {
      await disconnect();
      await lastConnectionGone();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
      for (const [name, value] of Object.entries(before)) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    },
  };
}
