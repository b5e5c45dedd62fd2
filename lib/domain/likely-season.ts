import type { Season } from "@/lib/domain/category";

/** The season a shopper most likely buys for: winter from September to February, else summer. */
export function likelySeason(now: Date): Season {
  const month = now.getUTCMonth();
  return month >= 8 || month <= 1 ? "winter" : "summer";
}
