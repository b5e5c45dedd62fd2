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

/** What is kept, unread: what shows it reads each tyre with care. */
function kept(): unknown[] {
  try {
    const tyres: unknown = JSON.parse(localStorage.getItem(recentKey) ?? "[]");
    return Array.isArray(tyres) ? tyres : [];
  } catch {
    return []; // cut off, written by something else, or storage is forbidden: then nothing is remembered
  }
}

const idOf = (tyre: unknown) => (typeof tyre === "object" && tyre !== null && "id" in tyre ? tyre.id : null);

/** Remembers a tyre as the one looked at last. Every tyre's page does, so this stands apart from what reads the list. */
export function noteViewed(tyre: RecentTyre): void {
  const others = kept().filter((one) => idOf(one) !== tyre.id);
  try {
    localStorage.setItem(recentKey, JSON.stringify([tyre, ...others].slice(0, most)));
  } catch {
    return; // full or forbidden: nothing is promised by then
  }
  dispatchEvent(new Event(recentChanged));
}
