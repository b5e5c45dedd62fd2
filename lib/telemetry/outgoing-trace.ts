import { context, propagation } from "@opentelemetry/api";
import { servedRequest } from "@/lib/telemetry/served-request";

/** Headers that make a request to another process of the shop part of this trace (W3C Trace Context), under the same request id. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  const request = servedRequest();
  return request ? { ...headers, "x-request-id": request.id } : headers;
}
