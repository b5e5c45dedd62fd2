import { runMigrations } from "graphile-worker";
import { workerLogger } from "@/lib/backend/jobs/worker-logger";
import { readConfig } from "@/lib/config";

/** Makes the tables of the job queue in the database named by `DATABASE_URL`, or brings them up to date. Part of preparing
 * the database, under its lock. */
export function installQueue(): Promise<void> {
  return runMigrations({ connectionString: readConfig().databaseUrl, maxPoolSize: 1, logger: workerLogger });
}
