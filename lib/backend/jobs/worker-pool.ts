import { setTimeout as pause } from "node:timers/promises";
import { Pool } from "pg";
import { maxSilence } from "@/lib/backend/kernel/database/connect";
import { watchedOnceConnected } from "@/lib/backend/kernel/database/watched-socket";
import { log } from "@/lib/telemetry/log";

/**
 * The worker's connections, with the same limit for a silent server as the shop's others: on a dead connection the worker
 * would otherwise hold its mail until the system gives up.
 * @param url of the database; the caller ends the pool by `endWorkerPool`
 * @param silence how long the server may take to answer, ms
 */
export function workerPool(url: string, silence = maxSilence): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 5000,
    // The connection that listens for new jobs sends nothing by itself.
    keepAlive: true,
    keepAliveInitialDelayMillis: 15_000,
    stream: () => watchedOnceConnected(silence),
  });
  const logError = (error: Error) => log().warn({ error }, "jobs: a connection was lost");
  pool.on("error", logError);
  pool.on("connect", (client) => client.on("error", logError));
  return pool;
}

/**
 * Ends the pool after all waiting queries have had a connection. The queue's library marks a job as done without waiting for
 * the query: if the pool ended at once, a mail that was sent would be sent again after the next start. Its own batches, which
 * do wait, hang when two of them fail (graphile-worker 0.17).
 */
export async function endWorkerPool(pool: Pool): Promise<void> {
  do await pause(10);
  while (pool.waitingCount > 0);
  await pool.end();
}
