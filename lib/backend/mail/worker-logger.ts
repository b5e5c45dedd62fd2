import { Logger } from "graphile-worker";
import { withoutParameters } from "@/lib/backend/loggable";

/** The queue's own words: errors and warnings into the shop's log, the rest is not worth a line. */
export const workerLogger = new Logger(() => (level, message) => {
  if (level === "error") console.error(`mail queue: ${withoutParameters(message)}`);
  else if (level === "warning") console.warn(`mail queue: ${withoutParameters(message)}`);
});
