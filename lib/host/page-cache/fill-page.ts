import { buffer } from "node:stream/consumers";
import { askWorker, passedOn } from "../rendering/ask-worker";
import type { RenderPool } from "../rendering/render-pool";
import type { Answer } from "./cached-page";
import type { Fill } from "./page-cache";

/** How long a page may take to render, ms. */
const maxWait = 30_000;

/**
 * The header by which Next recognises a navigation; the state of the page it starts from does not matter for a cached page.
 */
const navigationHeaders = { rsc: "1" };

/**
 * Has a worker render a page for nobody in particular: middleware and rewrites run there as for any visitor.
 * @param port the shop's own
 * @returns the whole answer, uncompressed; rejects when there is none within half a minute
 */
export function fillFrom(pool: RenderPool, port: number): Fill {
  return (page, navigation) => {
    const asker = page.requestId === undefined ? {} : { "x-request-id": page.requestId };
    const headers = { host: `localhost:${port}`, cookie: page.cookie, ...asker, ...(navigation && navigationHeaders) };
    const path = navigation ? `${page.url}${page.url.includes("?") ? "&" : "?"}_rsc` : page.url;
    const asked = { method: "GET", path, headers, body: null, signal: AbortSignal.timeout(maxWait) };
    return askWorker(pool, asked, async (answer): Promise<Answer> => {
      const pairs = passedOn(answer.headers).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, one]),
      );
      return { status: answer.statusCode ?? 500, headers: pairs, body: await buffer(answer) };
    });
  };
}
