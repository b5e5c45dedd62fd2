import pino from "pino";
import { readConfig } from "@/lib/config";
import { loggable } from "@/lib/telemetry/loggable";
import { readableLine } from "@/lib/telemetry/readable-line";
import { servedRequest } from "@/lib/telemetry/served-request";

/** An e-mail address. Mail servers quote it in their refusals; it is removed from every line of the log. */
const address = /[^\s"'<>()[\]{}:;,@/\\]+@[\w-]+(?:\.[\w-]+)+/g;

/** Writes a line to `process.stdout`, which does not buffer: the line is written even if the process ends right after it. */
function write(line: string): void {
  const safe = line.includes("@") ? line.replace(address, "[e-mail]") : line;
  process.stdout.write(process.stdout.isTTY ? readableLine(safe) : safe);
}

/** Whoever reads the log may go while the shop stays (EPIPE): it sells on, and does not log that it cannot log. */
function ignoreMissingReader(): void {
  process.stdout.on("error", () => {});
}

function newLog() {
  ignoreMissingReader();
  return pino(
    {
      level: readConfig().telemetry.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { error: loggable },
      mixin: () => {
        const request = servedRequest();
        return request ? { requestId: request.id } : {};
      },
    },
    { write },
  );
}

let logger: pino.Logger | undefined;

/**
 * The log: one line of JSON per event on stdout, readable text on a terminal, from `LOG_LEVEL` on. Every line names the
 * request it was written for. An error goes in as `{ error }`; no field may hold anything personal.
 * @throws ConfigError at the first use when a setting is wrong
 */
export function log(): pino.Logger {
  logger ??= newLog();
  return logger;
}
