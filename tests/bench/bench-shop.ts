import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { startEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { freePort, type ShopProcess, startShop } from "@/tests/support/shop-process";

export type BenchShop = {
  shop: ShopProcess;
  databaseUrl: string;
  sql: postgres.Sql;
  /** Starts the shop once more, on the same data and at the same address; it has to be ended before. */
  startAgain(): Promise<void>;
};

/**
 * Does `work` with the built shop as `npm start` serves it, on a database of its own that holds the demonstration's 21,070
 * tyres, and removes both.
 * @param env further settings of the shop
 */
export async function withBenchShop(
  env: Record<string, string>,
  work: (shop: BenchShop) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "dezen-bench-"));
  chmodSync(dataDir, 0o755); // run by root, the server belongs to another account, which has to get in
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  const { url, options } = postgresJsAddress(database.url);
  const sql = postgres(url, { ...options, max: 2, onnotice: () => {} });
  const given = { DATABASE_URL: database.url, DATA_DIR: dataDir, API_HOST: "", SMTP_URL: "", ...env };
  const port = await freePort();
  const start = () => startShop({ cwd: process.cwd(), port, env: given, timeout: 600_000 });
  const startAgain = async () => {
    bench.shop = await start();
  };
  const bench: BenchShop = { shop: await start(), databaseUrl: database.url, sql, startAgain };
  try {
    await work(bench);
  } finally {
    await sql.end();
    await bench.shop.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
