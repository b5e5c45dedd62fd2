import type { ServiceGroup, ServiceGroups } from "@/lib/backend/vehicle/service-groups";
import type { WheelOffer } from "@/lib/contract/vehicles";
import { seasons } from "@/lib/domain/category";
import type { Currency } from "@/lib/domain/locale";
import { moneyOf } from "@/lib/domain/money";
import { sizeSlug } from "@/lib/domain/tyre-size";
import { tyreFitsVehicle, type WheelNeed } from "@/lib/domain/vehicle";

const sum = (groups: ServiceGroup[]) => groups.reduce((total, { count }) => total + count, 0);

/**
 * What the shop has for one wheel, a line per season: the category that holds most tyres a car with this need may have.
 * Seasons without any are left out, so that no way leads to an empty list.
 */
export function offersFor(need: WheelNeed, groups: ServiceGroups, currency: Currency): WheelOffer[] {
  const { size } = need;
  const all = groups.get(sizeSlug(size)) ?? [];
  const fits = (group: ServiceGroup) => tyreFitsVehicle({ ...group, size }, need).kind === "fits";
  return seasons.flatMap((season) => {
    const ofSeason = all.filter((group) => group.season === season);
    const lines = [...new Set(ofSeason.map(({ category }) => category))].map((category) => {
      const listed = ofSeason.filter((group) => group.category === category);
      const fitting = listed.filter(fits);
      return { category, listed, fitting, size: sum(fitting) };
    });
    const best = lines.sort((a, b) => b.size - a.size)[0];
    if (!best || best.size === 0) return [];
    return {
      season,
      category: best.category,
      count: sum(best.listed),
      fitting: best.size,
      price_from: moneyOf(Math.min(...best.fitting.map((group) => group[currency])), currency),
    };
  });
}
