import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import compression from "compression";
import { type GatewayRequest, providedGateway } from "@/lib/runtime/api-gateway";
import { inTraceOf } from "@/lib/telemetry/incoming-trace";
import type { RequestHandler } from "./web-server";

/** An address of the API as it is written by who asks on purpose; others (`//`, a slash at the end) Next leads to it. */
const plain = /^\/api\/v1(?:\/[^/?#\\]+)+(?:\?|$)/;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

function gatewayRequest(request: IncomingMessage): GatewayRequest {
  const { method = "GET", url = "/" } = request;
  const headers = new Headers(request.headers as Record<string, string>);
  // Left early, a body that is too large must not take the connection with it, on which we say so.
  const empty =
    headers.get("content-length") === "0" || !(headers.has("content-length") || headers.has("transfer-encoding"));
  const body =
    method !== "GET" && method !== "HEAD" && !empty
      ? { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) }
      : null;
  return { method, url: `http://localhost${url}`, headers, body };
}

/** Sends an answer: JSON whole, what else there is (a feed) as it comes. */
async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name === "set-cookie") response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  if (!answer.body) response.end();
  else if (answer.headers.get("content-type")?.includes("json")) response.end(Buffer.from(await answer.arrayBuffer()));
  else await pipeline(Readable.fromWeb(answer.body as never), response);
}

/**
 * Has calls of the API answered by the gateway itself: Next's routing, which an API without pages needs nothing of, costs more
 * than the call. What is no plain call goes to Next, whose route ends at the same gateway.
 */
export function apiFront(next: RequestHandler): RequestHandler {
  const compress = compression();
  return async (request, response) => {
    const gateway = providedGateway();
    if (!gateway || !methods.has(request.method ?? "") || !plain.test(request.url ?? ""))
      return next(request, response);
    compress(request as never, response as never, () => {});
    const answer = await inTraceOf(request.headers, () => gateway(gatewayRequest(request)));
    await send(answer, response).catch((error: unknown) => {
      if (!response.destroyed || !request.destroyed) throw error;
    });
    // The rest of a body that was not read would stand before the connection's next request.
    if (!request.readableEnded) request.resume();
  };
}
