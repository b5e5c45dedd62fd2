import type { IncomingHttpHeaders } from "node:http";
import { context, propagation } from "@opentelemetry/api";

/** Runs `work` as part of the trace named by the request's headers (W3C Trace Context), if tracing is on and there is one. */
export function inTraceOf<Result>(headers: IncomingHttpHeaders, work: () => Result): Result {
  return context.with(propagation.extract(context.active(), headers), work);
}
