import type { CategoryId, Season } from "@/lib/domain/category";
import { recentKey } from "@/lib/preferences/stored-keys";
import { storedValue } from "@/lib/preferences/stored-value";

/** Maximum number of remembered tyres. */
const most = 12;

/** What is needed to show a tyre again; not its price, which may change. */
export type RecentTyre = {
  id: number;
  slug: string;
  category: CategoryId;
  name: string;
  size: string;
  season: Season;
  /** In which it was made; `null` where that is not known, also of entries that were kept before it was told. */
  year: number | null;
  image: string;
};

/** The stored entries, not yet validated. */
export function tyresIn(text: string): readonly unknown[] {
  const tyres: unknown = JSON.parse(text);
  return Array.isArray(tyres) ? tyres : [];
}

/** The tyres looked at last, newest first, as they were kept. */
export const viewed = storedValue<readonly unknown[]>(recentKey, [], tyresIn);

const idOf = (tyre: unknown) => (typeof tyre === "object" && tyre !== null && "id" in tyre ? tyre.id : null);

/** Is any of the tyres another than the one with this id? */
export function holdsOther(tyres: readonly unknown[], current?: number): boolean {
  return tyres.some((tyre) => idOf(tyre) !== null && idOf(tyre) !== current);
}

/** Remembers a tyre as the last viewed one. A module of its own, since every tyre's page loads it. */
export function markViewed(tyre: RecentTyre): void {
  const others = viewed.read().filter((one) => idOf(one) !== tyre.id);
  viewed.write(JSON.stringify([tyre, ...others].slice(0, most)));
}
