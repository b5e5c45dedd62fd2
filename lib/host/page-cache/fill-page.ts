import { Agent, request } from "node:http";
import { ownRequest } from "@/lib/session/own-request";
import type { Answer } from "./cached-page";
import type { Fill } from "./page-cache";

/** How long a page may take to make, ms. */
const maxWait = 30_000;

/** What Next asks of the headers of a navigation; the state of the asking page plays no part in a page for everybody. */
const navigationHeaders = { rsc: "1" };

function headerPairs(raw: string[]): Answer["headers"] {
  const pairs: Answer["headers"] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    pairs.push([String(raw[index]).toLowerCase(), String(raw[index + 1])]);
  }
  return pairs;
}

/**
 * Asks this very server, past its kept pages, so that middleware and rewrites take part as for anybody.
 * @param port the shop's own
 * @returns an answer uncompressed, whole; rejects when there is none within half a minute
 */
export function fillFrom(port: number): Fill {
  // A connection for each page: a kept one may be closed by our server in the moment in which it is asked once more.
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
