import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";

/** Does another transaction wait for this one? */
export async function waitedFor(tx: Executor): Promise<boolean> {
  const [row] = await tx.execute<{ waited: boolean }>(sql`
    select exists (select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as waited`);
  return row?.waited ?? false;
}
