import type { Season } from "@/lib/domain/category";

/** The season a shopper most likely buys for: winter from September to February, else summer. */
export function likelySeason(now: Date): Season {
  const month = now.getUTCMonth();
  return month >= 8 || month <= 1 ? "winter" : "summer";
}

/** Until when it is that season, ms since 1970. */
export function likelySeasonUntil(now: Date): number {
  const ends = [2, 8, 14].map((month) => Date.UTC(now.getUTCFullYear(), month));
  return Math.min(...ends.filter((end) => end > now.getTime()));
}
