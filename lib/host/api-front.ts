import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import compression from "compression";
import { type GatewayRequest, providedGateway } from "@/lib/runtime/api-gateway";
import { inTraceOf } from "@/lib/telemetry/incoming-trace";
import type { RequestHandler } from "./web-server";

/** A plain address of the API. Next redirects other spellings (`//`, a slash at the end) to it. */
const plain = /^\/api\/v1(?:\/[^/?#\\]+)+(?:\?|$)/;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

function gatewayRequest(request: IncomingMessage): GatewayRequest {
  const { method = "GET", url = "/" } = request;
  const headers = new Headers(request.headers as Record<string, string>);
  // A body that is too large is not read to its end, but the connection stays open: the answer goes out on it.
  const empty =
    headers.get("content-length") === "0" || !(headers.has("content-length") || headers.has("transfer-encoding"));
  const body =
    method !== "GET" && method !== "HEAD" && !empty
      ? { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) }
      : null;
  return { method, url: `http://localhost${url}`, headers, body };
}

/** Sends an answer: JSON in one piece, everything else (a feed) as a stream. */
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
 * Answers calls of the API by the gateway directly: the API needs none of Next's routing, which costs more than the call.
 * Other requests go to Next, whose route leads to the same gateway.
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
    // The unread rest of a body would be in front of the connection's next request.
    if (!request.readableEnded) request.resume();
  };
}
