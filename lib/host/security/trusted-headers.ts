import type { IncomingMessage } from "node:http";
import { clientAddress, trustedEntry } from "./client-address";

/** Headers by which a proxy describes its client; without a proxy anybody can forge them. */
const saidByProxies = [
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "forwarded",
  "x-real-ip",
  "cf-ipcountry",
  "x-vercel-ip-country",
  "cloudfront-viewer-country",
  "x-country-code",
];

/**
 * Next's internal headers: which middleware has run, what was rewritten, what to revalidate, how to write into its scripts.
 * Source: grep of node_modules/next/dist/server for "x-…" and "next-resume".
 */
const internal =
  /^(?:x-(?:middleware|invoke|now|next|nextjs|action|prerender)-|x-matched-path$|x-invocation-id$|next-resume$|content-security-policy)/;

/** Valid values of the headers that the outermost trusted proxy sets. */
const sensible: [name: string, pattern: RegExp][] = [
  ["x-forwarded-host", /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i],
  ["x-forwarded-proto", /^https?$/],
  ["x-forwarded-port", /^\d{1,5}$/],
];

/**
 * Rewrites the forwarding headers of a request, so that later code can trust them: `x-forwarded-for` becomes one address, the
 * client's; headers that no trusted proxy has set, and Next's internal ones, are removed.
 * @param hops trusted proxies in front of the shop (`TRUSTED_PROXIES`)
 */
export function keepTrustedHeaders(request: IncomingMessage, hops: number): void {
  const { headers } = request;
  const address = clientAddress(headers["x-forwarded-for"]?.toString(), request.socket.remoteAddress, hops);
  for (const name in headers) if (internal.test(name)) delete headers[name];
  if (hops === 0) {
    for (const name of saidByProxies) if (name in headers) delete headers[name];
  } else {
    for (const [name, pattern] of sensible) {
      const said = headers[name];
      if (said === undefined) continue;
      const entry = trustedEntry(String(said), hops);
      if (pattern.test(entry)) headers[name] = entry;
      else delete headers[name];
    }
  }
  if (address === null) delete headers["x-forwarded-for"];
  else headers["x-forwarded-for"] = address;
}
