import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { ConfigError, readConfig } from "@/lib/config";

export type Database = PostgresJsDatabase;
type Connection = { sql: postgres.Sql; database: Database };

declare global {
  // Next bundles a module once per entry: the pool must be one per process all the same.
  var dezenConnection: Connection | undefined;
}

function open(url: string): Connection {
  const given = new URL(url);
  const socketFolder = given.searchParams.get("host");
  const sql = postgres(url, {
    ...(socketFolder && { host: socketFolder }),
    max: 16,
    idle_timeout: 60,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: "dezen", statement_timeout: 20_000 },
  });
  return { sql, database: drizzle(sql) };
}

/** The process's one pool of connections to the database named by `DATABASE_URL`.
 * @throws ConfigError when `DATABASE_URL` is not set */
export function connection(): Connection {
  const { databaseUrl } = readConfig();
  if (!databaseUrl)
    throw new ConfigError("The setting DATABASE_URL is missing: set it, or start the shop with npm start.");
  globalThis.dezenConnection ??= open(databaseUrl);
  return globalThis.dezenConnection;
}

/** The drizzle database over that pool. */
export function database(): Database {
  return connection().database;
}

/** Closes the pool; the next use opens a new one. */
export async function disconnect(): Promise<void> {
  const open = globalThis.dezenConnection;
  globalThis.dezenConnection = undefined;
  await open?.sql.end({ timeout: 5 });
}
