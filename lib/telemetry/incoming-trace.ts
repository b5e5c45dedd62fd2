import type { IncomingHttpHeaders } from "node:http";
import { context, propagation } from "@opentelemetry/api";

/** Does `work` as a part of the trace that the request's headers name (W3C Trace Context), if traces are taken and there is one. */
export function inTraceOf<Result>(headers: IncomingHttpHeaders, work: () => Result): Result {
  return context.with(propagation.extract(context.active(), headers), work);
}
