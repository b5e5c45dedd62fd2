import { log } from "@/lib/telemetry/log";
import { answerBeingMade } from "../runtime/page-answer";
import { isUnreadForm } from "./unavailable/mended-failure";

/**
 * Has the errors that Next writes to the console written into the log, as lines like all others and with their request's id. A form
 * that Next cannot read is answered with 400: it is its sender's fault, so it is a warning. Other texts stay as Next writes them.
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
