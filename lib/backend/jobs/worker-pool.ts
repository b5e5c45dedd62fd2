import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Pool } from "pg";
import { maxSilence } from "@/lib/backend/kernel/database/connect";
import { watch } from "@/lib/backend/kernel/database/watched-socket";
import { log } from "@/lib/telemetry/log";

/**
 * The worker's connections, whose server must answer as soon as the shop's others: on a dead line the worker would hold
 * its mail for as long as the system believes in the line.
 * @param url of the database; the caller ends the pool by `endWorkerPool`
 */
export function workerPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 5000,
    stream: () => watch(new Socket(), maxSilence),
  });
  const logError = (error: Error) => log().warn({ error }, "jobs: a connection was lost");
  pool.on("error", logError);
  pool.on("connect", (client) => client.on("error", logError));
  return pool;
}

/**
 * Ends the pool after everybody who waits for a connection has had one. The queue's library ticks a job off without waiting
 * for it: a pool that ended at once would never serve it, and a mail that has gone out would go out again after the next
 * start. Its own batches, which do wait, hang when two of them fail (graphile-worker 0.17).
 */
export async function endWorkerPool(pool: Pool): Promise<void> {
  do await pause(10);
  while (pool.waitingCount > 0);
  await pool.end();
}
