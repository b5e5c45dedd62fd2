import type { IncomingHttpHeaders } from "node:http";
import { purgePages } from "../../runtime/cached-pages";

/**
 * How a render worker hears of purges. The front tells each of them over the channel between the processes, but a request that it
 * sends afterwards may arrive earlier: so every request bears the number of purges until then.
 */
export const purgesHeader = "x-dezen-purges";

/** The number of the last purge that this worker has heard of. */
let last = 0;

/** The front tells of a purge. @param number how many there have been, @param tags what has changed; `null`: everything */
export function hearPurge(number: number, tags: readonly string[] | null): void {
  if (number <= last) return;
  last = number;
  purgePages(tags);
}

/** A request comes: when purges are still on their way, everything is outdated now. */
export function hearRequest(headers: IncomingHttpHeaders): void {
  hearPurge(Number(headers[purgesHeader] ?? 0), null);
}
