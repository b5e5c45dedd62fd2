import { lookup } from "node:dns/promises";
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Why nothing was fetched. */
export const fetchRefusals = [
  "not_https",
  "private_address",
  "not_found",
  "unreachable",
  "too_slow",
  "too_large",
  "bad_answer",
] as const;

export type FetchRefusal = (typeof fetchRefusals)[number];

/** An address that cannot be fetched from, or may not be. `status`: what the server answered, for `bad_answer`. */
export class FetchRefused extends Error {
  override name = "FetchRefused";
  constructor(
    readonly code: FetchRefusal,
    readonly status?: number,
  ) {
    super(status === undefined ? code : `${code} ${status}`);
  }
}

/** Which machines are reached, and how; tests of the shop name their own. */
export type Network = {
  scheme: "https:" | "http:";
  resolve(host: string): Promise<string[]>;
  isAllowed(address: string): boolean;
  /** The authority that its certificates are of, PEM; the ones that Node knows where it is left out. */
  authority?: string;
};

/** Is this an address of the public web: none of a private network, of this machine, nor one that stands for such? */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";

/** The public web, by https alone. */
export const publicWeb: Network = {
  scheme: "https:",
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

type Wanted = {
  headers?: Record<string, string>;
  /** Bytes of the body. */
  most: number;
  /** ms, from the first question to the last byte. */
  patience: number;
  network?: Network;
};

export type Fetched = { status: number; headers: IncomingHttpHeaders; body: AsyncIterable<Uint8Array> };

const maxRedirects = 5;

/** The addresses of a name, which some servers of names never tell. @throws FetchRefused */
function inTime(resolved: Promise<string[]>, signal: AbortSignal): Promise<string[]> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new FetchRefused("too_slow")), { once: true });
    resolved.then(resolve, () => reject(new FetchRefused("unreachable")));
  });
}

/** The address that a host is reached at: every one that it resolves to must be allowed, so that no second answer leads inside. */
async function addressOf(host: string, network: Network, signal: AbortSignal): Promise<string> {
  const plain = host.replace(/^\[|\]$/g, "");
  const found = isIP(plain) ? [plain] : await inTime(network.resolve(plain), signal);
  const [first] = found;
  if (first === undefined) throw new FetchRefused("unreachable");
  if (!found.every((address) => network.isAllowed(address))) throw new FetchRefused("private_address");
  return first;
}

/** Asks one host, at the address that was looked at and no other. */
async function asked(
  url: URL,
  { headers = {} }: Wanted,
  network: Network,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const address = await addressOf(url.hostname, network, signal);
  return new Promise((resolve, reject) => {
    const request = network.scheme === "https:" ? requestHttps : requestHttp;
    const failed = () => reject(new FetchRefused(signal.aborted ? "too_slow" : "unreachable"));
    request(
      url,
      {
        headers: { "user-agent": "Dezen", accept: "*/*", ...headers },
        agent: false,
        signal,
        ...(network.authority !== undefined && { ca: network.authority }),
        lookup: (_host, options, done) => {
          const family = isIP(address);
          if (options.all) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      resolve,
    )
      .once("error", failed)
      .end();
  });
}

async function* bounded(answer: IncomingMessage, most: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const piece of answer as AsyncIterable<Uint8Array>) {
      size += piece.byteLength;
      if (size > most) throw new FetchRefused("too_large");
      yield piece;
    }
  } catch (error) {
    if (error instanceof FetchRefused) throw error;
    throw new FetchRefused(signal.aborted ? "too_slow" : "unreachable");
  } finally {
    answer.destroy();
  }
}

/**
 * Fetches from the public web by https: no private address, whether it is named, resolved or redirected to; the connection goes to the
 * address that was looked at. The body comes as it is sent, unpacked by nobody, and ends at its bound.
 * @returns an answer with a status of 2xx, or 304; the body must be read or left with `return`
 * @throws FetchRefused, also while the body is read
 */
export async function publicFetch(from: string, wanted: Wanted): Promise<Fetched> {
  const network = wanted.network ?? publicWeb;
  const signal = AbortSignal.timeout(wanted.patience);
  let url = URL.parse(from);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    if (url?.protocol !== network.scheme || url.username !== "") throw new FetchRefused("not_https");
    const answer = await asked(url, wanted, network, signal);
    const { statusCode: status = 0, headers } = answer;
    if (status === 304 || (status >= 200 && status < 300)) {
      if (Number(headers["content-length"] ?? 0) > wanted.most) {
        answer.destroy();
        throw new FetchRefused("too_large");
      }
      return { status, headers, body: bounded(answer, wanted.most, signal) };
    }
    answer.destroy();
    if (status === 404 || status === 410) throw new FetchRefused("not_found", status);
    if (status < 300 || status >= 400 || !headers.location) throw new FetchRefused("bad_answer", status);
    url = URL.parse(headers.location, url);
  }
  throw new FetchRefused("bad_answer");
}
