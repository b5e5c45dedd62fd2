import { log } from "@/lib/telemetry/log";
import { answerBeingMade } from "../runtime/page-answer";
import { isUnreadForm } from "./unavailable/mended-failure";

/**
 * Writes the errors that Next prints on the console into the log, with the id of their request. A form that Next cannot read
 * is answered with 400 and logged as a warning, because the sender is at fault. Everything else is printed as Next writes it.
 */
export function logErrorsOfNext(): void {
  for (const name of ["error", "warn"] as const) {
    // biome-ignore lint/suspicious/noConsole: it is Next that writes there
    const write = console[name].bind(console);
    console[name] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      if (!error) return write(...parts);
      const answer = answerBeingMade();
      if (answer && isUnreadForm(answer.req, answer)) log().warn({ error }, "A form could not be read.");
      else log()[name]({ error }, "Next could not answer a request.");
    };
  }
}
