import { setTimeout as pause } from "node:timers/promises";
import { connection } from "@/lib/backend/kernel/database/connect";

/** How many statements wait for another transaction. */
export async function standing(): Promise<number> {
  const [row] = await connection().sql<{ count: number }[]>`
    select count(*)::int as count from pg_locks
    where not granted and locktype in ('transactionid', 'tuple', 'advisory', 'relation')`;
  return row?.count ?? 0;
}

/** Returns once so many statements wait. */
export async function untilStanding(count: number): Promise<void> {
  while ((await standing()) < count) await pause(5);
}
