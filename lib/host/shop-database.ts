import nextEnvironment from "@next/env";
import type { Config } from "@/lib/config";
import { startEmbeddedDatabase } from "./embedded-database/start";
import { checkReachable } from "./reachable-database";

/** The database this process has to end; `ended` is kept when it ends by misfortune. */
type OwnDatabase = { ended: Promise<void>; stop(): Promise<void> };

/**
 * Sees to the shop's database: the one of DATABASE_URL, none when the shop's API is elsewhere (API_HOST), else the
 * embedded one, whose address it puts into DATABASE_URL for all that is loaded afterwards.
 * @returns undefined when there is nothing of our own to end.
 * @throws StartRefused when it cannot be had.
 */
export async function openDatabase(config: Config, log: (line: string) => void): Promise<OwnDatabase | undefined> {
  if (config.apiHost) {
    log(`database: none, the shop's API is at ${config.apiHost}`);
    return undefined;
  }
  if (config.databaseUrl) {
    await checkReachable(config.databaseUrl, (line) => log(`database: ${line}`));
    log("database: the one of DATABASE_URL");
    return undefined;
  }
  const started = performance.now();
  const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log: (line) => log(`database: ${line}`) });
  process.env.DATABASE_URL = embedded.url;
  // Next's development server goes back to the environment it first saw whenever an .env file changes.
  nextEnvironment.updateInitialEnv({ DATABASE_URL: embedded.url });
  log(`database: embedded PostgreSQL in ${config.dataDir}, ready in ${Math.round(performance.now() - started)} ms`);
  return embedded;
}
