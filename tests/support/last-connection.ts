import { setTimeout as pause } from "node:timers/promises";
import { withOwnConnection } from "@/lib/backend/kernel/database/connect";

/** Waits until nobody else is connected: a server that stops under an open connection is an error to whoever holds it. */
export async function lastConnectionGone(): Promise<void> {
  await withOwnConnection(async ({ sql }) => {
    const others = () =>
      sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    for (let waited = 0; waited < 10_000 && (await others()).length > 0; waited += 50) await pause(50);
  });
}
