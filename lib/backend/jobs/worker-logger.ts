import { Logger } from "graphile-worker";
import { log } from "@/lib/telemetry/log";
import { withoutParameters } from "@/lib/telemetry/loggable";

/** Writes the queue's errors and warnings into the shop's log, and nothing else. */
export const workerLogger = new Logger(() => (level, message) => {
  if (level === "error") log().error(`jobs: ${withoutParameters(message)}`);
  else if (level === "warning") log().warn(`jobs: ${withoutParameters(message)}`);
});
