import { existsSync, readFileSync, writeFileSync } from "node:fs";
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
 * Makes a process nice. PostgreSQL gives each of its processes a session, which Linux takes for a group of its own where it groups by session
 * (sched(7), "The autogroup feature"): there the processor is shared among groups, and only the niceness of the group counts.
 * @throws whatever the system says when it refuses
 */
function makeNice(pid: number): void {
  setPriority(pid, backgroundNiceness);
  if (existsSync(`/proc/${pid}/autogroup`)) writeFileSync(`/proc/${pid}/autogroup`, String(backgroundNiceness));
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
    makeNice(server.pid);
  } catch {
    // The server belongs to somebody else.
  }
}
