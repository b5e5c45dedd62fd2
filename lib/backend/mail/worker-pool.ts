import { Socket } from "node:net";
import { Pool } from "pg";
import { longestSilence } from "@/lib/backend/database/connect";
import { watch } from "@/lib/backend/database/watched-socket";
import { log } from "@/lib/telemetry/log";

/**
 * The mail worker's connections, whose server must answer as soon as the shop's others: on a dead line the worker would hold
 * its mail for as long as the system believes in the line.
 * @param url of the database; the caller ends the pool
 */
export function workerPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 5000,
    stream: () => watch(new Socket(), longestSilence),
  });
  const noted = (error: Error) => log().warn({ error }, "mail queue: a connection was lost");
  pool.on("error", noted);
  pool.on("connect", (client) => client.on("error", noted));
  return pool;
}
