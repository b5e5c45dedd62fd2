import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { postgresJsAddress } from "./embedded-database/database-url";
import { StartRefused, systemCode } from "./start-refused";

// Not reachable yet: the server may be starting at the same time, as it does in containers.
const worthWaiting = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENOENT", "57P03"]);
const maxWait = 10_000;

/** Checks that the server of DATABASE_URL accepts connections. @throws StartRefused saying why it does not. */
export async function checkReachable(databaseUrl: string, log: (line: string) => void): Promise<void> {
  const until = Date.now() + maxWait;
  for (let attempt = 0; ; attempt++) {
    const { url, options } = postgresJsAddress(databaseUrl);
    const sql = postgres(url, { ...options, max: 1, connect_timeout: 10 });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      const code = systemCode(error) ?? "";
      if (!worthWaiting.has(code) || Date.now() > until) {
        const words = error instanceof Error && error.message ? error.message : code;
        throw new StartRefused(
          `The database of DATABASE_URL cannot be used (${words}): correct the setting or start it.`,
        );
      }
      if (attempt === 0) log("waiting for the database of DATABASE_URL to answer");
    } finally {
      await sql.end({ timeout: 1 });
    }
    await pause(500);
  }
}
