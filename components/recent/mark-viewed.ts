import type { CategoryId, Season } from "@/lib/domain/category";
import { recentChanged, recentKey } from "@/lib/preferences/stored-keys";

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
  image: string;
};

/** The stored entries, not yet validated. */
function tyresIn(text: string | null): unknown[] {
  try {
    const tyres: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(tyres) ? tyres : [];
  } catch {
    return []; // damaged or foreign content: treated as empty
  }
}

function stored(): unknown[] {
  try {
    return tyresIn(localStorage.getItem(recentKey));
  } catch {
    return []; // storage is unavailable
  }
}

const idOf = (tyre: unknown) => (typeof tyre === "object" && tyre !== null && "id" in tyre ? tyre.id : null);

/** Is any tyre kept in this text other than the one with this id? */
export function holdsOther(text: string, current?: number): boolean {
  return tyresIn(text).some((tyre) => idOf(tyre) !== null && idOf(tyre) !== current);
}

/** Remembers a tyre as the last viewed one. A module of its own, since every tyre's page loads it. */
export function markViewed(tyre: RecentTyre): void {
  const others = stored().filter((one) => idOf(one) !== tyre.id);
  try {
    localStorage.setItem(recentKey, JSON.stringify([tyre, ...others].slice(0, most)));
  } catch {
    return; // storage is full or unavailable
  }
  dispatchEvent(new Event(recentChanged));
}
