import type { IncomingMessage, ServerResponse } from "node:http";
import { cacheHeaders } from "@/lib/runtime/page-answer";
import { log } from "@/lib/telemetry/log";
import { sendOwn } from "../replace-answer";
import { failureAnswer } from "../unavailable/failure-answer";
import type { RequestHandler } from "../web-server";
import { askWorker, passedOn } from "./ask-worker";
import type { RenderPool } from "./render-pool";

/** Sends a worker's answer to the client as it comes. An answer that breaks off breaks off for the client too. */
function sendOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of passedOn(answer.headers)) if (!cacheHeaders.has(name)) response.setHeader(name, value);
  response.writeHead(answer.statusCode ?? 500);
  return new Promise((resolve) => {
    response.once("close", resolve);
    answer.once("error", () => response.destroy()).pipe(response);
  });
}

/**
 * Hands requests on to the workers. What no worker could answer becomes a readable page with status 503.
 */
export function workerHandler(pool: RenderPool): RequestHandler {
  return async (request, response) => {
    const { method = "GET", url: path = "/", headers } = request;
    const body = method === "GET" || method === "HEAD" ? null : request;
    const gone = new AbortController();
    response.once("close", () => {
      if (!response.writableFinished) gone.abort();
    });
    try {
      await askWorker(pool, { method, path, headers, body, signal: gone.signal }, (answer) => sendOn(answer, response));
    } catch (error) {
      if (response.destroyed) return; // nobody waits for it any more
      log().error({ error }, "No worker could render an answer.");
      sendOwn(request, response, failureAnswer("away", request));
    }
  };
}
