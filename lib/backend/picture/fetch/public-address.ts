import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Is this an address of the open internet: none of a house's own network, of this very machine, nor one that stands for such? */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/** How names become addresses, which of those may be asked, and for how long; tests have a network of their own. */
export type Network = {
  scheme: "https:" | "http:";
  resolve(host: string): Promise<string[]>;
  isAllowed(address: string): boolean;
  /** The whole time of one picture with its redirects, ms. */
  timeout: number;
};

/** The internet, by https alone. */
export const internet: Network = {
  scheme: "https:",
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  timeout: 20_000,
};

/**
 * The address to connect to for a host's name, looked up this once: what the name stands for a moment later does not matter.
 * @param host of a URL, an IPv6 address in brackets
 * @returns `null` where one of the name's addresses may not be asked
 * @throws Error for a name that nobody has
 */
export async function addressOf(
  host: string,
  { resolve, isAllowed }: Pick<Network, "resolve" | "isAllowed">,
): Promise<string | null> {
  const bare = host.replace(/^\[|\]$/g, "");
  const addresses = isIP(bare) ? [bare] : await resolve(bare);
  return addresses.every(isAllowed) ? (addresses[0] ?? null) : null;
}
