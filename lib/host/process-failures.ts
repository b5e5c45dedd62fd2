import { log } from "@/lib/telemetry/log";

/**
 * Has errors that nobody has caught written into the log, without what they carry; the shop goes on. Takes the place of
 * Next's own listeners, so it has to be called once Next is prepared.
 *
 * A rejected promise is what a page leaves behind that is given up while it is made. An exception comes from a
 * connection's event: when the database is killed its connections raise one, and a shop that ended by it would be closed
 * by every fault that it is meant to outlive. What a request throws is caught and answered at the request. Source: Next's
 * policy is the same.
 */
export function logUncaughtErrors(): void {
  process.removeAllListeners("uncaughtException").removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", (error) => log().error({ error }, "A promise was rejected and nobody listened."));
  process.on("uncaughtException", (error) => log().error({ error }, "An error was thrown and nobody caught it."));
}
