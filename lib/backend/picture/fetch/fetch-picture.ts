import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { addressOf, type Network } from "@/lib/backend/picture/fetch/public-address";
import { maxPictureBytes } from "@/lib/domain/picture";

/** Why a picture was not fetched. */
export const fetchProblems = [
  "not_https",
  "private_address",
  "unknown_host",
  "too_many_redirects",
  "refused",
  "too_large",
  "too_slow",
  "unreachable",
] as const;
export type FetchProblem = (typeof fetchProblems)[number];

/** A picture that was not fetched. */
export class NotFetched extends Error {
  constructor(readonly problem: FetchProblem) {
    super(problem);
  }
}

const maxRedirects = 3;

const isRedirect = (status = 0) => status >= 300 && status < 400 && status !== 304;

/** Asks an address once. @throws NotFetched before anything is sent where it may not be asked */
async function ask(url: URL, etag: string | null, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== network.scheme || url.username || url.password) throw new NotFetched("not_https");
  const found = addressOf(url.hostname, network).catch(() => {
    throw new NotFetched("unknown_host");
  });
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  );
  const address = await Promise.race([found, late]);
  if (address === null) throw new NotFetched("private_address");
  const request = network.scheme === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const asking = request({
      host: address, // not the name, which could stand for another one by now
      servername: url.hostname,
      port: url.port || undefined,
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, accept: "image/*", "user-agent": "Dezen", ...(etag && { "if-none-match": etag }) },
      agent: false,
      signal,
    });
    asking.once("response", resolve).once("error", reject).end();
  });
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  if (Number(answer.headers["content-length"] ?? 0) > maxPictureBytes) throw new NotFetched("too_large");
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxPictureBytes) throw new NotFetched("too_large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function follow(address: string, etag: string | null, network: Network, signal: AbortSignal) {
  let url = new URL(address);
  for (let step = 0; step <= maxRedirects; step += 1) {
    const answer = await ask(url, etag, network, signal);
    try {
      const { statusCode, headers } = answer;
      if (statusCode === 304 && etag !== null) return null;
      if (statusCode === 200) return { bytes: await bodyOf(answer), etag: headers.etag?.slice(0, 200) ?? null };
      if (!isRedirect(statusCode) || !headers.location) throw new NotFetched("refused");
      url = new URL(headers.location, url);
    } finally {
      answer.destroy();
    }
  }
  throw new NotFetched("too_many_redirects");
}

/**
 * Fetches a picture: by https, from no private address, also not by a redirect, 15 MiB within the network's time at most. What it is, nobody has looked.
 * @param etag as it was given with the picture before
 * @returns `null` where it has not changed since
 * @throws NotFetched
 */
export async function fetchPicture(
  address: string,
  etag: string | null,
  network: Network,
): Promise<{ bytes: Buffer; etag: string | null } | null> {
  const signal = AbortSignal.timeout(network.timeout);
  try {
    return await follow(address, etag, network, signal);
  } catch (error) {
    if (error instanceof NotFetched) throw error;
    throw new NotFetched(signal.aborted ? "too_slow" : "unreachable");
  }
}
