import { chance } from "@/lib/backend/catalogue/demonstration/chance";
import type { DemoBrand, DemoPattern, DemoService, DemoSize } from "@/lib/backend/catalogue/demonstration/data";
import { speedRank } from "@/lib/domain/speed-symbol";

/** Share of the wanted sizes that a brand makes: the cheaper the brand, the fewer rare sizes. */
const breadthOf: Record<DemoBrand["tier"], number> = { premium: 0.9, quality: 0.75, mid: 0.6, budget: 0.45 };

function demand(popularity: number): number {
  if (popularity >= 100) return 1;
  if (popularity >= 40) return 0.75;
  return popularity >= 20 ? 0.45 : 0.2;
}

/**
 * The sizes a pattern is made in: those of its vehicles and rims, the rarer the fewer; at least the two most wanted.
 * @param everything all of them, for a catalogue of measuring size
 */
export function madeSizes(brand: DemoBrand, pattern: DemoPattern, sizes: DemoSize[], everything = false): DemoSize[] {
  const possible = sizes.filter(
    ({ family, services }) =>
      pattern.families.includes(family) &&
      services[0] !== undefined &&
      services[0].size.rim >= pattern.rims[0] &&
      services[0].size.rim <= pattern.rims[1],
  );
  if (everything) return possible;
  const likelihood = (size: DemoSize) => breadthOf[brand.tier] * demand(size.popularity);
  return possible.filter(
    (size, place) => place < 2 || chance(brand.slug, pattern.name, size.text, "made") < likelihood(size),
  );
}

type Span = [slowest: string, fastest: string];

/** Speed symbols that such a tyre is usually made with. */
function usualSpeeds({ season, segment }: DemoPattern, rim: number): Span {
  if (segment === "van") return ["Q", "H"];
  if (segment === "nordic" || segment === "studded") return ["Q", "T"];
  if (segment === "at") return ["R", "H"];
  if (season === "winter") return segment === "uhp" ? ["H", "W"] : rim <= 16 ? ["T", "H"] : ["H", "V"];
  if (season === "all_season") return rim <= 15 ? ["T", "H"] : rim <= 17 ? ["H", "V"] : ["V", "W"];
  if (segment === "uhp") return ["W", "Y"];
  if (segment === "eco") return rim <= 14 ? ["T", "T"] : rim <= 16 ? ["T", "V"] : ["V", "W"];
  return rim <= 14 ? ["T", "H"] : rim <= 16 ? ["H", "V"] : ["V", "Y"];
}

function distance(service: DemoService, [slowest, fastest]: Span): number {
  const rank = speedRank(service.speedSymbol) ?? 0;
  return Math.max((speedRank(slowest) ?? 0) - rank, rank - (speedRank(fastest) ?? 0), 0);
}

/**
 * The service descriptions a pattern is made with in a size: those usual for its season and segment, else the nearest;
 * several in wanted sizes, one of them reinforced where the size has such.
 */
export function madeServices(
  brand: DemoBrand,
  pattern: DemoPattern,
  size: DemoSize,
  everything = false,
): readonly DemoService[] {
  const rim = size.services[0]?.size.rim ?? 0;
  const usual = usualSpeeds(pattern, rim);
  const nearest = Math.min(...size.services.map((service) => distance(service, usual)));
  const fitting = size.services.filter((service) => distance(service, usual) === nearest);
  if (everything) return fitting;
  const most = size.popularity >= 300 ? 3 : size.popularity >= 150 ? 2 : 1;
  const count = Math.max(1, most - (brand.tier === "premium" ? 0 : brand.tier === "quality" ? 1 : 2));
  const dice = (service: DemoService) =>
    chance(brand.slug, pattern.name, size.text, service.loadIndex, service.speedSymbol);
  const chosen = [...fitting].sort((a, b) => dice(a) - dice(b)).slice(0, count);
  const reinforced = fitting.find(({ xl }) => xl);
  if (count > 1 && reinforced && !chosen.some(({ xl }) => xl)) chosen[count - 1] = reinforced;
  return fitting.filter((service) => chosen.includes(service));
}
