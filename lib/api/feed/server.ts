import { serverTransport } from "@/lib/api/request/server-transport";
import { callPath } from "@/lib/api/transport/call";
import { maxWait } from "@/lib/api/transport/http";
import { type FeedName, feedNames } from "@/lib/contract/feeds";
import { log } from "@/lib/telemetry/log";

const isFeedName = (name: string): name is FeedName => (feedNames as readonly string[]).includes(name);

const responseHeaders = ["content-type", "content-language", "cache-control", "etag", "retry-after", "x-robots-tag"];

/** Of a request's headers; by the last one its attempts are counted. */
const requestHeaders = ["accept-language", "if-none-match", "x-forwarded-for"];

function only(names: readonly string[], headers: Headers): Headers {
  const some = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) some.set(name, value);
  }
  return some;
}

const refusal = (status: 404 | 503) =>
  new Response(null, {
    status,
    headers: { "cache-control": "no-store", ...(status === 503 && { "retry-after": "60" }) },
  });

/** Asks the API; waits for the beginning of the answer as long as for any other, for the rest as long as it flows. */
async function ask(name: FeedName, request: Request): Promise<Response> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new DOMException("Too slow.", "TimeoutError")), maxWait);
  try {
    return await serverTransport()(callPath("GET /feeds/{name}", { path: { name } }), {
      method: request.method,
      headers: only(requestHeaders, request.headers),
      cache: "no-store",
      signal: AbortSignal.any([waiting.signal, request.signal]),
    });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A product feed, streamed from the API without buffering.
 * @param file its file, e.g. `heureka-cz.xml`; 404 for one that is no feed or that the back end does not have, 503 while the
 * API does not answer, 429 as the API says it
 */
export async function feed(file: string, request: Request): Promise<Response> {
  const name = /^([a-z-]+)\.xml$/.exec(file)?.[1];
  if (name === undefined || !isFeedName(name)) return refusal(404);
  try {
    const answer = await ask(name, request);
    if (![200, 304, 429].includes(answer.status)) {
      await answer.body?.cancel();
      return refusal(answer.status === 404 || answer.status === 501 ? 404 : 503);
    }
    return new Response(answer.body, { status: answer.status, headers: only(responseHeaders, answer.headers) });
  } catch (error) {
    log().error({ error, feed: name }, "A feed could not be had.");
    return refusal(503);
  }
}
