import type { IncomingMessage } from "node:http";
import { isFromWorker } from "@/lib/runtime/front-process";
import { log } from "@/lib/telemetry/log";
import type { RequestHandler } from "../web-server";
import { refusalOfRequest } from "./refusal";
import { refuse } from "./refuse";
import { keepTrustedHeaders } from "./trusted-headers";

const isNear = (address = "") =>
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^(?:::1$|f[cd])/.test(address);

/**
 * Warns once when there seems to be an untrusted proxy in front: all its visitors share one address, and so the limits of
 * one.
 */
function proxyWarning(hops: number): (forwarded: unknown, peer: string | undefined) => void {
  let said = hops > 0;
  return (forwarded, peer) => {
    if (said || forwarded === undefined || !isNear(peer)) return;
    said = true;
    log().warn(
      "A request came through a proxy (it has X-Forwarded-For), but TRUSTED_PROXIES is 0: its visitors are taken for one. Set TRUSTED_PROXIES=1 if the proxy is yours.",
    );
  };
}

/** The longest User-Agent that is passed on, characters; browsers' have about 150. */
const maxUserAgent = 512;

/**
 * Cuts a User-Agent that is longer than any browser's: Next looks for crawlers in it with a pattern whose time grows with the
 * square of the length (`HTML_LIMITED_BOT_UA_RE` in its `html-bots`).
 */
function cutUserAgent({ headers }: IncomingMessage): void {
  const name = headers["user-agent"];
  if (name !== undefined && name.length > maxUserAgent) headers["user-agent"] = name.slice(0, maxUserAgent);
}

/**
 * The first handler of every request: decides which headers to trust and which requests to refuse.
 * @param hops trusted proxies in front of the shop, @param next answers the requests that pass
 */
export function guard(hops: number, next: RequestHandler): RequestHandler {
  const warn = proxyWarning(hops);
  return async (request, response) => {
    if (!isFromWorker(request.headers)) {
      warn(request.headers["x-forwarded-for"], request.socket.remoteAddress);
      keepTrustedHeaders(request, hops);
      cutUserAgent(request);
      const refusal = refusalOfRequest(request);
      if (refusal) return refuse(request, response, refusal);
    }
    return next(request, response);
  };
}
