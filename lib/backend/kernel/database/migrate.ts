import { join } from "node:path";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { installQueue } from "@/lib/backend/jobs/install-queue";
import type { Connection } from "@/lib/backend/kernel/database/connect";
import { underUpkeepLock } from "@/lib/backend/kernel/database/upkeep-lock";
import { log } from "@/lib/telemetry/log";

/** Where the migrations lie: found from the project's folder, because bundled code has no folder of its own. */
export const migrationsFolder = () => join(process.cwd(), "lib/backend/kernel/database/migrations");

/** Brings the database up to the newest schema, the job queue's included; what is applied is skipped. Call it under the
 * upkeep lock. */
export async function applyPendingMigrations({ database }: Connection): Promise<void> {
  await applyMigrations(database, { migrationsFolder: migrationsFolder() });
  await installQueue();
}

/** Brings the database named by `DATABASE_URL` up to the newest schema. Several processes may call it at once. */
export function migrate(): Promise<void> {
  return underUpkeepLock(applyPendingMigrations, () =>
    log().info("Waiting for another process to prepare the database."),
  );
}
