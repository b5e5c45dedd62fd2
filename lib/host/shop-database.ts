import nextEnvironment from "@next/env";
import type { Config } from "@/lib/config";
import { startEmbeddedDatabase } from "../runtime/embedded-database/start";
import { checkReachable } from "../runtime/reachable-database";

/** The database this process has to end; `ended` is kept when it ends by misfortune. */
type OwnDatabase = { ended: Promise<void>; stop(): Promise<void> };

/**
 * Sees to the shop's database: none when the shop's whole API is elsewhere (API_HOST without API_FILL), else the one of
 * DATABASE_URL, else the embedded one, whose address it puts into DATABASE_URL for all that is loaded afterwards.
 * @returns undefined when there is nothing of our own to end.
 * @throws StartRefused when it cannot be had.
 */
export async function openDatabase(config: Config, log: (line: string) => void): Promise<OwnDatabase | undefined> {
  if (config.apiHost && !config.apiFill) {
    log(`database: none, the shop's API is at ${config.apiHost}`);
    return undefined;
  }
  const filling = config.apiFill ? `, for the calls that the shop's API at ${config.apiHost} does not have` : "";
  if (config.databaseUrl) {
    await checkReachable(config.databaseUrl, (line) => log(`database: ${line}`));
    log(`database: the one of DATABASE_URL${filling}`);
    return undefined;
  }
  const started = performance.now();
  const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log: (line) => log(`database: ${line}`) });
  process.env.DATABASE_URL = embedded.url;
  // Next's development server goes back to the environment it first saw whenever an .env file changes.
  nextEnvironment.updateInitialEnv({ DATABASE_URL: embedded.url });
  const took = Math.round(performance.now() - started);
  log(`database: embedded PostgreSQL in ${config.dataDir}, ready in ${took} ms${filling}`);
  return embedded;
}
