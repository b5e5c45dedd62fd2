import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import type postgres from "postgres";
import { backgroundNiceness } from "@/lib/runtime/run-apart";

/** Is the process of this number a PostgreSQL server's? False where the system does not tell, as macOS. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "postgres";
  } catch {
    return false; // no such process here: the server is in another container
  }
}

/**
 * Lets the server's process of a connection yield to those that answer requests, for as long as the connection lasts. It does nothing to a
 * server that is reached over the network or that this system does not let us slow down.
 * @param sql a single connection, not a pool
 * @param host folder of the server's Unix socket; nothing for a server that is reached over the network
 */
export async function yieldToOthers(sql: postgres.Sql, host: string | undefined): Promise<void> {
  if (host === undefined) return;
  const [server] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  if (!server || !isPostgres(server.pid)) return;
  try {
    setPriority(server.pid, backgroundNiceness);
  } catch {
    // The server belongs to somebody else.
  }
}
