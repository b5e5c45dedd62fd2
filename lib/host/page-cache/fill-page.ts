import { Agent, request } from "node:http";
import { ownRequest } from "@/lib/session/own-request";
import type { Answer } from "./cached-page";
import type { Fill } from "./page-cache";

/** How long a page may take to make, ms. */
const maxWait = 30_000;

/**
 * The header by which Next recognises a navigation; the state of the page it starts from does not matter for a cached page.
 */
const navigationHeaders = { rsc: "1" };

function headerPairs(raw: string[]): Answer["headers"] {
  const pairs: Answer["headers"] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    pairs.push([String(raw[index]).toLowerCase(), String(raw[index + 1])]);
  }
  return pairs;
}

/**
 * Requests a page from this server, past the cache, so that middleware and rewrites run as for any visitor.
 * @param port the shop's own
 * @returns the whole answer, uncompressed; rejects when there is none within half a minute
 */
export function fillFrom(port: number): Fill {
  // One connection per page: the server may close a reused one just when the next request is sent on it.
  const agent = new Agent({ keepAlive: false, maxSockets: 16 });
  return (page, navigation) =>
    new Promise((resolve, reject) => {
      const asker = page.requestId === undefined ? {} : { "x-request-id": page.requestId };
      const headers = { host: `localhost:${port}`, cookie: page.cookie, ...asker, ...ownRequest() };
      const path = navigation ? `${page.url}${page.url.includes("?") ? "&" : "?"}_rsc` : page.url;
      const asking = request(
        {
          host: "127.0.0.1",
          port,
          path,
          agent,
          timeout: maxWait,
          headers: navigation ? { ...headers, ...navigationHeaders } : headers,
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.once("error", reject);
          answer.once("end", () =>
            resolve({
              status: answer.statusCode ?? 500,
              headers: headerPairs(answer.rawHeaders),
              body: Buffer.concat(parts),
            }),
          );
        },
      );
      asking.once("timeout", () => asking.destroy(new Error(`${page.url} was not made within ${maxWait} ms`)));
      asking.once("error", reject);
      asking.end();
    });
}
