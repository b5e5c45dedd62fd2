import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { parsePictureAddress } from "@/lib/domain/picture";
import { FairQueue, isOverloaded } from "@/lib/runtime/fair-queue";
import { providedPictureReader } from "@/lib/runtime/picture-reader";
import { log } from "@/lib/telemetry/log";
import { reportOverload } from "@/lib/telemetry/overload-log";
import { hasAlready } from "./page-cache/send-page";
import { clientOf } from "./render-gate";
import { securityHeaders } from "./security/security-headers";
import { files as fileRoute } from "./telemetry/route-patterns";
import { servedBy } from "./telemetry/served-by";
import type { RequestHandler } from "./web-server";

/** Below it are the pictures of tyres, and nothing else. */
const place = "/img/p/";

/** What is kept of pictures asked for lately, bytes: those of one much visited page, since browsers and proxies keep them for good. */
const keptBytes = 8 * 1024 * 1024;

/** What is said to whoever asks while too many are read, s. */
const someWait = 5;

const types = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

type Sending = { request: IncomingMessage; response: ServerResponse; said: string[] };

function sendEmpty({ response, said }: Sending, status: number, ...more: string[]): void {
  response.writeHead(status, [...said, ...more, "Content-Length", "0"]).end();
}

function sendBytes({ request, response, said }: Sending, type: string, bytes: Buffer): void {
  response.writeHead(200, [...said, "Content-Type", type, "Content-Length", String(bytes.length)]);
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/**
 * Sends the pictures of tyres, `/img/p/<hash>-<width>.<avif|webp|jpg>`, from the database past Next. A name stands for the same bytes for
 * ever, so browsers keep them for good.
 * @param publicUrl decides what browsers are told about https
 * @param next answers everything else
 * @param bounds of what is read at the same time; whoever asks beyond them gets 503 and when to ask again
 */
export function pictures(
  publicUrl: string,
  next: RequestHandler,
  bounds = { running: 4, waiting: 200, timeout: 4_000 },
): RequestHandler {
  const safe = securityHeaders(publicUrl, place).flat();
  const queue = new FairQueue(bounds);
  const kept = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length || 1 });

  return async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    if (!path.startsWith(place)) return next(request, response);
    const served = servedBy(response);
    served.route = fileRoute;
    const sending = { request, response, said: [...safe, "X-Request-Id", served.id] };
    const missing = () => sendEmpty(sending, 404, "Cache-Control", "public, max-age=60");
    if (request.method !== "GET" && request.method !== "HEAD") return sendEmpty(sending, 405, "Allow", "GET, HEAD");
    const asked = parsePictureAddress(path);
    const read = providedPictureReader();
    if (!asked || !read) return missing();
    const etag = path.slice(place.length);
    sending.said.push("ETag", `"${etag}"`);
    const forGood = ["Cache-Control", "public, max-age=31536000, immutable"];
    if (hasAlready(`"${etag}"`, request.headers["if-none-match"])) {
      response.writeHead(304, [...sending.said, ...forGood]).end();
      return;
    }
    try {
      const found =
        kept.get(etag) ?? (await queue.run(clientOf(request), () => read(asked.hash, asked.width, asked.format)));
      if (response.destroyed) return;
      if (!found) return missing();
      kept.set(etag, found);
      sending.said.push(...forGood);
      sendBytes(sending, types[asked.format], found);
    } catch (error) {
      const overloaded = isOverloaded(error);
      if (overloaded) reportOverload("pages", error.reason);
      else log().warn({ error }, "A picture could not be read.");
      const wait = String(overloaded ? error.retryAfter : someWait);
      if (!response.destroyed) sendEmpty(sending, 503, "Retry-After", wait, "Cache-Control", "no-store");
    }
  };
}
