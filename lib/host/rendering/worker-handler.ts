import type { IncomingMessage, ServerResponse } from "node:http";
import { cacheHeaders } from "@/lib/runtime/page-answer";
import { log } from "@/lib/telemetry/log";
import type { StyleSheets } from "../first-paint/inline-styles";
import { sendOwn } from "../replace-answer";
import { failureAnswer } from "../unavailable/failure-answer";
import type { RequestHandler } from "../web-server";
import { askWorker, passedOn } from "./ask-worker";
import { isPageView, personalPage } from "./personal-page";
import type { RenderPool } from "./render-pool";

/** Sends a worker's answer to the client as it comes. An answer that breaks off breaks off for the client too. */
function sendOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  passHeaders(answer, response);
  response.writeHead(answer.statusCode ?? 500);
  return new Promise((resolve) => {
    response.once("close", resolve);
    answer.once("error", () => response.destroy()).pipe(response);
  });
}

function passHeaders(answer: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of passedOn(answer.headers)) if (!cacheHeaders.has(name)) response.setHeader(name, value);
}

const isHtml = ({ headers }: IncomingMessage) => headers["content-type"]?.startsWith("text/html") === true;

/**
 * Hands requests on to the workers. What no worker could answer becomes a readable page with status 503.
 * @param sheets the build's style sheets
 */
export function workerHandler(pool: RenderPool, sheets: StyleSheets): RequestHandler {
  return async (request, response) => {
    const { method = "GET", url: path = "/" } = request;
    const isView = isPageView(request);
    const { "accept-encoding": accepted, ...others } = request.headers;
    const headers = isView ? others : request.headers;
    const body = method === "GET" || method === "HEAD" ? null : request;
    const gone = new AbortController();
    response.once("close", () => {
      if (!response.writableFinished) gone.abort();
    });
    const take = async (answer: IncomingMessage) => {
      if (!isView || !isHtml(answer)) return sendOn(answer, response);
      const page = await personalPage(request, answer, sheets);
      passHeaders(answer, response);
      response.removeHeader("link"); // it names the styles to be fetched early, which stand in the page
      response.writeHead(answer.statusCode ?? 500, page.headers).end(page.body);
    };
    try {
      await askWorker(pool, { method, path, headers, body, signal: gone.signal }, take);
    } catch (error) {
      if (response.destroyed) return; // nobody waits for it any more
      log().error({ error }, "No worker could render an answer.");
      sendOwn(request, response, failureAnswer("away", request));
    }
  };
}
