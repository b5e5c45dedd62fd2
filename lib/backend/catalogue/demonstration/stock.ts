import { chance } from "@/lib/backend/catalogue/demonstration/chance";

/** Pieces at hand: none of about one tyre in twenty, a handful of rare sizes, dozens of wanted ones. */
export function stockOf(popularity: number, seed: string): number {
  if (chance(seed, "sold out") < 0.045) return 0;
  const most = popularity >= 200 ? 60 : popularity >= 60 ? 32 : 16;
  return 1 + Math.floor(chance(seed, "stock") ** 1.4 * most);
}

/** Working days until it leaves: wanted sizes lie in the shop, rare ones come from farther away. */
export function dispatchDaysOf(popularity: number, seed: string): number {
  const luck = chance(seed, "dispatch");
  if (popularity >= 150) return luck < 0.75 ? 0 : 1;
  if (popularity >= 40) return luck < 0.4 ? 0 : luck < 0.85 ? 1 : 2;
  return luck < 0.15 ? 0 : luck < 0.6 ? 1 : luck < 0.85 ? 2 : 4;
}

/** Year of production: this one for most, the one before for a third, older for a few and for outgoing patterns. */
export function productionYearOf(thisYear: number, outgoing: boolean, seed: string): number {
  const luck = chance(seed, "year");
  return thisYear - (luck < 0.6 ? 0 : luck < 0.93 ? 1 : 2) - (outgoing && luck > 0.3 ? 1 : 0);
}
