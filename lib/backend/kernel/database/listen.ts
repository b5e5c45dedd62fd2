import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { connectionOptions } from "@/lib/backend/kernel/database/connect";
import { log } from "@/lib/telemetry/log";

/** How often the server is asked whether it still speaks to us, ms. */
const heartbeat = 5000;
/** Before a lost connection is opened again, ms. */
const rest = 300;

type Listener = { notified(said: string): void; begun(): void };

/** One connection that listens, until it is lost or told to stop. @throws the database's error */
async function listenOnce(channel: string, { notified, begun }: Listener, stopping: AbortSignal): Promise<void> {
  const { url, options } = connectionOptions();
  let lose = () => {};
  const lost = new Promise<"lost">((resolve) => {
    lose = () => resolve("lost");
  });
  stopping.addEventListener("abort", lose, { once: true });
  const own = { onclose: lose, onnotify: (_channel: string, said: string) => notified(said) };
  const lasting = { max: 1, idle_timeout: 0, max_lifetime: null, fetch_types: false };
  const sql = postgres(url, { ...options, ...lasting, ...own });
  try {
    await sql`listen ${sql(channel)}`.simple();
    begun();
    // Said again and again, it changes nothing but shows that the line still stands: a dead one is cut off for its silence.
    while ((await Promise.race([lost, pause(heartbeat)])) !== "lost") await sql`listen ${sql(channel)}`.simple();
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * Listens on a channel of the database until stopped, whatever happens to the connection. Not by the driver's own `listen`,
 * which now and then gives up for good when the server is still starting at the next try.
 * @param listener `begun` is called at each beginning: what was said before it is unknown
 */
export async function listenOn(channel: string, listener: Listener, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await listenOnce(channel, listener, stopping).catch((error: unknown) => {
      if (!stopping.aborted) log().warn({ error }, "The database cannot be listened to; trying again.");
    });
    await pause(rest);
  }
}
