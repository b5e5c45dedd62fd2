import { join } from "node:path";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Connection } from "@/lib/backend/kernel/database/connect";

/** The folder of the migrations, relative to the project's folder, because bundled code has no folder of its own. */
export const migrationsFolder = () => join(process.cwd(), "lib/backend/kernel/database/migrations");

/** Brings the shop's own tables up to the newest schema; what is applied is skipped. Call it under the upkeep lock. */
export function applyMigrations({ database }: Connection): Promise<void> {
  return migrate(database, { migrationsFolder: migrationsFolder() });
}
