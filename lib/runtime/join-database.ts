import nextEnvironment from "@next/env";
import { type Config, readConfig } from "@/lib/config";
import { connectOrStartEmbeddedDatabase } from "./embedded-database/start";
import { checkReachable } from "./reachable-database";

/**
 * The settings of a command that runs beside the shop; `.env` files count, by Next's rules.
 * @throws ConfigError
 */
export function readCommandConfig(): Config {
  nextEnvironment.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  return readConfig();
}

/**
 * The shop's database for a command that may run beside the shop: the one of DATABASE_URL, else the running shop's embedded
 * server, else the same server started for as long as the command runs. Afterwards its address is in DATABASE_URL.
 * @returns what ends a server that was started here
 * @throws ConfigError, StartRefused: one sentence for the operator
 */
export async function joinDatabase(log: (line: string) => void): Promise<() => Promise<void>> {
  const config = readCommandConfig();
  if (config.databaseUrl) {
    await checkReachable(config.databaseUrl, log);
    return async () => {};
  }
  const embedded = await connectOrStartEmbeddedDatabase({ dataDir: config.dataDir, log });
  process.env.DATABASE_URL = embedded.url;
  return () => embedded.stop();
}
