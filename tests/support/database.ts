import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { disconnect } from "@/lib/backend/kernel/database/connect";
import { migrate } from "@/lib/backend/migrate";
import { startEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { lastConnectionGone } from "@/tests/support/last-connection";
import { withSettings } from "@/tests/support/settings";
import { newDatabase } from "@/tests/support/worker-server";

/** How long a test file may take to get its database, ms. */
export const databasePatience = 60_000;

export type TestDatabase = {
  url: string;
  /** The folder the shop calls its data folder; the outbox is made in it. */
  dataDir: string;
  close(): Promise<void>;
};

function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "dezen-test-"));
  chmodSync(dataDir, 0o755); // run by root, the server belongs to another account, which has to get in
  return dataDir;
}

function opened(url: string, dataDir: string, end: () => Promise<void>): TestDatabase {
  const restore = withSettings({ DATABASE_URL: url, DATA_DIR: dataDir });
  return {
    url,
    dataDir,
    close: async () => {
      await disconnect();
      await lastConnectionGone();
      restore();
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A database of the test file's own, empty and migrated, on the server of its worker. `DATABASE_URL` and `DATA_DIR` name it until it
 * is closed. For `beforeAll(…, databasePatience)`.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await newDatabase();
  return opened(url, newDataDir(), drop);
}

/** The same on an embedded server of its own in the data folder, for commands of the shop that are told the folder only. */
export async function openTestServer(): Promise<TestDatabase> {
  const dataDir = newDataDir();
  const server = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const database = opened(server.url, dataDir, () => server.stop());
  await migrate();
  return database;
}
