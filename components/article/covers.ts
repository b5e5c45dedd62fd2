import type { Season } from "@/lib/domain/category";

/** Ground of each article's cover; the words on it are messages of the same key. */
const grounds = {
  "read-tyre-size": "summer",
  "when-to-change": "winter",
  "winter-summer-all-season": "all_season",
  "reading-tyre-tests": "winter",
  "eu-label": "summer",
  "tyre-age-dot": "all_season",
  "load-and-speed-index": "summer",
  "tread-depth": "winter",
  "pressure-and-storage": "all_season",
  "runflat-xl-homologation-ev": "winter",
  "cost-per-1000-km": "summer",
  "discounts-and-cashback": "all_season",
} as const satisfies Record<string, Season>;

export type CoverKey = keyof typeof grounds;

/** Has the article a cover of its own? Others get ground and tread without a word. */
export function isCoverKey(key: string): key is CoverKey {
  return Object.hasOwn(grounds, key);
}

/** The season whose ground and tread a cover shows. */
export function coverSeason(key: string): Season {
  return isCoverKey(key) ? grounds[key] : "all_season";
}
