import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { connectionOptions } from "@/lib/backend/kernel/database/connect";
import { log } from "@/lib/telemetry/log";

/** How often the connection is checked, ms. */
const heartbeat = 5000;
/** The pause before a lost connection is opened again, ms. */
const rest = 300;

type Listener = {
  notified(said: string): void;
  /** It is listened from now on; what was said before may have been missed. */
  begun(sql: postgres.Sql): Promise<void>;
  /** A statement now and then, which also checks the connection. */
  beat(sql: postgres.Sql): Promise<unknown>;
};

/** One connection that listens, until it is lost or told to stop. @throws the database's error */
async function listenOnce(channel: string, { notified, begun, beat }: Listener, stopping: AbortSignal): Promise<void> {
  const { url, options } = connectionOptions();
  let lose = () => {};
  const lost = new Promise<"lost">((resolve) => {
    lose = () => resolve("lost");
  });
  stopping.addEventListener("abort", lose, { once: true });
  const connection = { application_name: "dezen-listening" };
  const own = { connection, onclose: lose, onnotify: (_channel: string, said: string) => notified(said) };
  const lasting = { max: 1, idle_timeout: 0, max_lifetime: null, fetch_types: false };
  const sql = postgres(url, { ...options, ...lasting, ...own });
  try {
    await sql`listen ${sql(channel)}`.simple();
    await begun(sql);
    // A dead connection is closed for its silence.
    while ((await Promise.race([lost, pause(heartbeat)])) !== "lost") await beat(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * Listens on a channel of the database until stopped, whatever happens to the connection. The driver's own `listen` is not
 * used: it sometimes gives up for good when the server is still starting at the next attempt.
 * @param listener `begun` is called at each (re)connection, `beat` every few seconds
 */
export async function listenOn(channel: string, listener: Listener, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await listenOnce(channel, listener, stopping).catch((error: unknown) => {
      if (!stopping.aborted) log().warn({ error }, "The database cannot be listened to; trying again.");
    });
    await pause(rest);
  }
}
