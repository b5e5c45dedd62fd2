import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { yieldToOthers } from "@/lib/backend/kernel/database/low-priority";
import { preparedQueries } from "@/lib/backend/kernel/database/prepared-queries";
import { watchedSockets } from "@/lib/backend/kernel/database/watched-socket";
import { ConfigError, readConfig } from "@/lib/config";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { processWide } from "@/lib/runtime/process-wide";

export type Database = PostgresJsDatabase;
export type Connection = { sql: postgres.Sql; database: Database };
/** `planned`: connections on which a statement is planned once, for any parameters. */
type Pool = Connection & { planned: Connection };

const pool = processWide<Pool | undefined>("database pool", () => undefined);

function address(): ReturnType<typeof postgresJsAddress> {
  const { databaseUrl } = readConfig();
  if (!databaseUrl)
    throw new ConfigError("The setting DATABASE_URL is missing: set it, or start the shop with npm start.");
  return postgresJsAddress(databaseUrl);
}

const common = {
  // Seconds: the timeout of a connection attempt, and the interval of TCP keep-alives on an idle connection.
  connect_timeout: 5,
  keep_alive: 15,
  // Seconds from a lost connection to the next attempt. The driver's default grows to twenty, while requests wait.
  backoff: () => 0.1 + Math.random() / 5,
  onnotice: () => {},
};

/** How long a statement of a request may take, ms; the request itself waits no longer (`in-time`). */
const statementTimeout = 10_000;
/**
 * By default the server plans a prepared statement anew for each of its first five calls on a connection, and for ever where it thinks that
 * this pays: a long one takes several times as long to plan as to carry out. Not for conditions of which some values fit nearly all rows and
 * others nearly none, nor for a limit that is a parameter: it takes that for a tenth of all rows.
 */
const planOnce = { plan_cache_mode: "force_generic_plan" };
/** How long a server may take to answer, ms. */
export const maxSilence = statementTimeout + 2000;

/**
 * The options of every connection of the running shop: the address, and timeouts.
 * @throws ConfigError when `DATABASE_URL` is not set
 */
export function connectionOptions() {
  const { url, options } = address();
  // The option `socket` is in the driver's README, but not in its types.
  return { url, options: { ...common, ...options, ...{ socket: watchedSockets(maxSilence) } } };
}

/** How many connections the pool has at most. */
const poolSize = processWide("database pool size", () => 16);
/** How many more there are for statements that are planned once: as many listings or tyres as are read at the same time, two for the office, and
 * two more since carts share them, which take half a millisecond each. */
const plannedSize = 8;

/** Bounds the pool that has not been opened yet: for a program beside the shop, which needs few connections. */
export function boundPool(connections: number): void {
  poolSize.set(connections);
}

function open(): Pool {
  const { url, options } = connectionOptions();
  const connections = (max: number, more = {}) =>
    postgres(url, {
      ...options,
      max,
      idle_timeout: 60,
      connection: { application_name: "dezen", statement_timeout: statementTimeout, ...more },
    });
  const over = (sql: postgres.Sql): Connection => ({ sql, database: drizzle(preparedQueries(sql)) });
  return { ...over(connections(poolSize.get())), planned: over(connections(plannedSize, planOnce)) };
}

/** The process's connections to the database named by `DATABASE_URL`: a pool, and a small one for statements that are planned once.
 * @throws ConfigError when `DATABASE_URL` is not set */
export function connection(): Pool {
  const known = pool.get() ?? open();
  pool.set(known);
  return known;
}

/** The drizzle database over that pool. */
export function database(): Database {
  return connection().database;
}

/** The same over the connections on which a statement is planned once; look at its plan (`tests/contract/admin/plans.test.ts`). */
export function plannedDatabase(): Database {
  return connection().planned.database;
}

/** Closes the pool; the next use opens a new one. */
export async function disconnect(): Promise<void> {
  const known = pool.get();
  pool.set(undefined);
  await Promise.all([known?.sql.end({ timeout: 5 }), known?.planned.sql.end({ timeout: 5 })]);
}

/**
 * Does long work (migrations, a whole catalogue) on a connection of its own, without the pool's time limit for a
 * statement, and closes it. A server on this machine does it behind the requests of shoppers.
 * @throws ConfigError when `DATABASE_URL` is not set, and whatever `work` throws
 */
export async function withOwnConnection<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
  const { url, options } = address();
  const sql = postgres(url, { ...common, ...options, max: 1, connection: { application_name: "dezen-upkeep" } });
  try {
    await yieldToOthers(sql, options.host);
    return await work({ sql, database: drizzle(sql) });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
