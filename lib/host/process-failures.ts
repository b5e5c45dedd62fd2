import { log } from "@/lib/telemetry/log";

/**
 * Writes uncaught errors into the log, without the data they carry; the shop goes on. Takes the place of Next's own
 * listeners, so where Next runs it has to be called once Next is prepared.
 *
 * A page that is abandoned while it is rendered leaves a rejected promise behind. Exceptions come from events of connections:
 * the database's connections raise one when it is killed, and the shop is meant to survive that. What a request throws is
 * caught and answered there. Source: Next's policy is the same.
 */
export function logUncaughtErrors(): void {
  process.removeAllListeners("uncaughtException").removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", (error) => log().error({ error }, "A promise was rejected and nobody listened."));
  process.on("uncaughtException", (error) => log().error({ error }, "An error was thrown and nobody caught it."));
}
