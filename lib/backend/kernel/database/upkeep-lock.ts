import { type Connection, withOwnConnection } from "@/lib/backend/kernel/database/connect";

/** Advisory lock of everything that only one process may do to a database at a time ("dezen" on a telephone keypad). */
const lockKey = 33936;

/**
 * Runs `work` while no other process does upkeep on the same database; later ones wait. The lock belongs to the connection,
 * so it is released when the process dies.
 * @param whenWaiting called once if another process holds the lock
 */
export function underUpkeepLock<Result>(
  work: (connection: Connection) => Promise<Result>,
  whenWaiting: () => void,
): Promise<Result> {
  return withOwnConnection(async (connection) => {
    const [lock] = await connection.sql`select pg_try_advisory_lock(${lockKey}) as taken`;
    if (!lock?.taken) {
      whenWaiting();
      await connection.sql`select pg_advisory_lock(${lockKey})`;
    }
    return work(connection); // closing the connection releases the lock
  });
}
