import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";

/** The longest that a proxy may write: an IPv6 address with its zone, in brackets, with a port. */
const maxWritten = 80;

/** Every request names its client, so recent addresses are remembered in their one spelling; "" is no address. */
const spellings = new LRUCache<string, string>({
  max: 1_000,
  memoMethod: (written) => {
    const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1] ?? written;
    const plain = bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
    return isIP(plain) === 0 ? "" : ipaddr.process(plain).toString();
  },
});

/**
 * The bare address, in one spelling, of what a proxy may write, `[2001:db8::1]:4711` or `::ffff:c000:201`; `null` for
 * anything else.
 */
function bareAddress(written: string): string | null {
  return (written.length <= maxWritten && spellings.memo(written)) || null;
}

/**
 * The entry that the outermost trusted proxy wrote into a list to which each proxy adds one at the right.
 * @param list as in X-Forwarded-Proto, @param hops trusted proxies, at least 1
 */
export function trustedEntry(list: string, hops: number): string {
  const entries = list.split(",").map((entry) => entry.trim());
  return entries.at(-hops) ?? entries[0] ?? "";
}

/**
 * The client's address. Each proxy adds the address of its own client to the list; with our peer at the end, the last entries
 * are the trusted proxies and the one before them is the client. Entries further left may be forged.
 * @param forwarded X-Forwarded-For, @param peer the socket's address, @param hops trusted proxies in front of the shop
 * @returns an IP address, IPv4 in its own form; `null` when the connection is gone
 */
export function clientAddress(forwarded: string | undefined, peer: string | undefined, hops: number): string | null {
  const list = hops > 0 && forwarded ? forwarded.split(",") : [];
  const addresses = [...list, peer ?? ""].map((entry) => bareAddress(entry.trim()));
  return addresses.slice(Math.max(0, addresses.length - 1 - hops)).find((address) => address !== null) ?? null;
}
