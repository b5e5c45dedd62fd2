import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The network of an address, `192.0.2.0/24` or `2001:db8:7::/48`; `null` for what is no address. The rest of it is never kept. */
export function networkText(address: string | null): string | null {
  if (address === null || isIP(address) === 0) return null;
  const plain = ipaddr.process(address);
  const bits = plain instanceof ipaddr.IPv4 ? 24 : 48;
  const kept = plain.toByteArray().map((byte, at) => (at < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(kept)}/${bits}`;
}
