import { Logger } from "graphile-worker";

/** The queue's own words: errors and warnings into the shop's log, the rest is not worth a line. */
export const workerLogger = new Logger(() => (level, message) => {
  if (level === "error") console.error(`mail queue: ${message}`);
  else if (level === "warning") console.warn(`mail queue: ${message}`);
});
