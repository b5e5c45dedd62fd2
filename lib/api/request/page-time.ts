import "server-only";
import { reportReads } from "@/lib/runtime/page-answer";
import { noReads } from "@/lib/runtime/page-reads";

/**
 * The present time, for what a cached page says of it. Cached pages read no other clock, so none is shown after it has become wrong.
 * @param until the moment at which what the page says becomes wrong, ms since 1970
 */
export function pageTime(until: (now: Date) => number): Date {
  const now = new Date();
  reportReads({ ...noReads, until: until(now) });
  return now;
}
