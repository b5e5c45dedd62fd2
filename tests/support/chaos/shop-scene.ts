import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type postgres from "postgres";
import { freePort, type ShopProcess, startShop } from "../shop-process";
import { connectTo, readStock, tyresToBuy } from "./kept-orders";
import { type OwnPostgres, ownPostgres } from "./own-postgres";

/** Pages that are the same for everybody, and so are kept. */
export const keptPages = ["/cs", "/cs/zimni-pneumatiky/205-55-r16", "/sk/letne-pneumatiky", "/en/terms"];

/** A folder for a shop's data, which PostgreSQL's own account may enter too. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "dezen-chaos-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** Starts a shop from this build with nothing of the caller's environment in its settings. */
export async function openShop(env: Record<string, string>): Promise<ShopProcess> {
  const none = { DATABASE_URL: "", API_HOST: "", SMTP_URL: "", DATA_DIR: "" };
  return startShop({ cwd: process.cwd(), port: await freePort(), env: { ...none, OPEN_ORDERS: "1000", ...env } });
}

export type Scene = {
  dataDir: string;
  postgres: OwnPostgres;
  shop: ShopProcess;
  sql: postgres.Sql;
  products: number[];
  /** Stock of every tyre as it was at the start. */
  stock: Map<number, number>;
  close(): Promise<void>;
};

/**
 * A shop on a PostgreSQL that the test holds in its hands, its public pages kept already.
 * @param between gives the address the shop is to use in place of the database's own
 */
export async function shopOnOwnPostgres(options: {
  settings?: Record<string, string>;
  env?: Record<string, string>;
  between?: (postgres: OwnPostgres) => Promise<string>;
}): Promise<Scene> {
  const dataDir = newDataDir();
  const postgres = await ownPostgres(join(dataDir, "database"), options.settings);
  const url = options.between ? await options.between(postgres) : postgres.url;
  mkdirSync(join(dataDir, "shop"));
  const shop = await openShop({ DATABASE_URL: url, DATA_DIR: join(dataDir, "shop"), ...options.env });
  const sql = connectTo(postgres.url);
  const products = await tyresToBuy(shop.url);
  const stock = await readStock(sql);
  for (const page of keptPages) await fetch(`${shop.url}${page}`);
  return {
    dataDir: join(dataDir, "shop"),
    postgres,
    shop,
    sql,
    products,
    stock,
    close: async () => {
      await shop.stop();
      await sql.end({ timeout: 1 });
      await postgres.end("SIGINT");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
