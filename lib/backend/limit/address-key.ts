import { isIP } from "node:net";

/** The eight groups of an IPv6 address, lower case, without leading zeros. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  return [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0"), ...back];
}

/**
 * Whose attempts are counted together: an IPv4 address, or the /64 network of an IPv6 one, since every customer of a
 * provider has at least that many addresses to choose from. `null` for anything that is no address: nobody is
 * counted then, rather than everybody together.
 */
export function addressKey(address: string | null): string | null {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "") ?? "";
  const version = isIP(plain);
  if (version === 0) return null;
  return version === 4 ? plain : groupsOf(plain).slice(0, 4).join(":");
}
