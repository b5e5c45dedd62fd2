import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";

/** A network that an address belongs to. `factor`: how many times the attempts of a single customer it may make. */
type Network = { key: string; bits: 32 | 64 | 56 | 48; factor: number };

/**
 * Providers give a customer a /64, a /56 or a /48 of IPv6, so each is limited; a wider one may also belong to many customers.
 * Eight customers with ten attempts each stay below a hundred, the limit of an account.
 */
const widths = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 2 },
  { bits: 48, factor: 8 },
] as const;

function networkOf(address: ipaddr.IPv6, bits: number): string {
  const groups = address.parts.slice(0, Math.ceil(bits / 16));
  const spare = groups.length * 16 - bits;
  return groups
    .map((group, at) => (at === groups.length - 1 ? (group >> spare) << spare : group).toString(16))
    .join(":");
}

/**
 * The networks whose attempts are counted together, the narrowest first: an IPv4 address (also when mapped to IPv6), or the
 * /64, /56 and /48 networks of an IPv6 one. Empty for anything that is not an address: nothing is counted then.
 */
export function addressNetworks(address: string | null): Network[] {
  if (address === null || isIP(address) === 0) return [];
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv4) return [{ key: plain.toString(), bits: 32, factor: 1 }];
  return widths.map(({ bits, factor }) => ({ key: networkOf(plain as ipaddr.IPv6, bits), bits, factor }));
}

/** The narrowest of these networks; `null` for anything that is no address. */
export function addressKey(address: string | null): string | null {
  return addressNetworks(address)[0]?.key ?? null;
}

/** Every request asks for its client's line, so the lines of recent addresses are remembered. */
const lines = new LRUCache<string, string>({
  max: 1_000,
  memoMethod: (address) => {
    const [narrowest, wider] = addressNetworks(address);
    return (wider ?? narrowest)?.key ?? "";
  },
});

/**
 * The client for which requests share one line of a fair queue: an IPv4 address, or the /56 network of an IPv6 one. All
 * clients without an address share one line.
 */
export function fairShareKey(address: string | null | undefined): string {
  return address && isIP(address) !== 0 ? lines.memo(address) : "";
}
