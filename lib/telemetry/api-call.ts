import { SpanStatusCode, trace } from "@opentelemetry/api";
import { servedRequest } from "@/lib/telemetry/served-request";

/** Where the API lives, in this process as at any address. */
const base = "/api/v1";

/**
 * Answers a call of the API inside a span of the trace, if there is one.
 * @param work answers it; never throws
 */
export function asApiCall(work: () => Promise<Response>): Promise<Response> {
  return trace.getTracer("dezen").startActiveSpan("API", async (span) => {
    try {
      const response = await work();
      span.setAttribute("http.status_code", response.status);
      if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      return response;
    } finally {
      span.end();
    }
  });
}

/**
 * Names the call that is being answered, for traces, and for logs and metrics where the request itself is that call.
 * @param name of the contract: `GET /products/{slug}`
 */
export function nameApiCall(name: string): void {
  const route = `${base}${name.slice(name.indexOf(" ") + 1)}`;
  trace.getActiveSpan()?.updateName(`API ${name}`).setAttribute("http.route", route);
  const request = servedRequest();
  if (request?.route.startsWith(`${base}/`)) request.route = route;
}
