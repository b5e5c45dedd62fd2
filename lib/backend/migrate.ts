import { installQueue } from "@/lib/backend/jobs/install-queue";
import type { Connection } from "@/lib/backend/kernel/database/connect";
import { applyMigrations } from "@/lib/backend/kernel/database/migrate";
import { underUpkeepLock } from "@/lib/backend/kernel/database/upkeep-lock";
import { log } from "@/lib/telemetry/log";

/** Brings the database up to the newest schema, the job queue's included; what is applied is skipped. Call it under the
 * upkeep lock. */
export async function applyPendingMigrations(connection: Connection): Promise<void> {
  await applyMigrations(connection);
  await installQueue();
}

/** Brings the database named by `DATABASE_URL` up to the newest schema. Several processes may call it at once. */
export function migrate(): Promise<void> {
  return underUpkeepLock(applyPendingMigrations, () =>
    log().info("Waiting for another process to prepare the database."),
  );
}
