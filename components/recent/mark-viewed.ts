import type { CategoryId, Season } from "@/lib/domain/category";
import { recentChanged, recentKey } from "@/lib/preferences/stored-keys";

/** So many are remembered. */
const most = 12;

/** What is needed to show a tyre again; its price may change and is not kept. */
export type RecentTyre = {
  id: number;
  slug: string;
  category: CategoryId;
  name: string;
  size: string;
  season: Season;
  image: string;
};

/** What was kept, unread: what shows it reads each tyre with care. */
function tyresIn(text: string | null): unknown[] {
  try {
    const tyres: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(tyres) ? tyres : [];
  } catch {
    return []; // cut off or written by something else: then nothing is remembered
  }
}

function stored(): unknown[] {
  try {
    return tyresIn(localStorage.getItem(recentKey));
  } catch {
    return []; // storage is forbidden here: the shop works without remembering
  }
}

const idOf = (tyre: unknown) => (typeof tyre === "object" && tyre !== null && "id" in tyre ? tyre.id : null);

/** Is any tyre kept in this text other than the one with this id? */
export function holdsOther(text: string, current?: number): boolean {
  return tyresIn(text).some((tyre) => idOf(tyre) !== null && idOf(tyre) !== current);
}

/** Remembers a tyre as the one looked at last. Every tyre's page does, so this stands apart from what reads the list. */
export function markViewed(tyre: RecentTyre): void {
  const others = stored().filter((one) => idOf(one) !== tyre.id);
  try {
    localStorage.setItem(recentKey, JSON.stringify([tyre, ...others].slice(0, most)));
  } catch {
    return; // full or forbidden: nothing is promised by then
  }
  dispatchEvent(new Event(recentChanged));
}
