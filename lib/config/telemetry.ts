import { z } from "zod";

/** The settings of logs, metrics and traces, part of the schema in `lib/config.ts`. */
export const telemetryShape = {
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().trim().min(1).default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
};

const schema = z.object(telemetryShape);

/** Those settings under the names that the code uses; `metrics` is `null` where no address for them is set. */
export function telemetryOf(value: z.infer<typeof schema>) {
  return {
    logLevel: value.LOG_LEVEL,
    metrics: value.METRICS_PORT === undefined ? null : { port: value.METRICS_PORT, host: value.METRICS_HOST },
    /** Where traces are sent, by OTLP over HTTP; the exporter reads this and the related variables itself. */
    tracesTo: value.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}
