import type { PriceChanges } from "@/lib/contract/admin/change-set-prices";

/** The scale on which changes of price are drawn: its width, and that of the two zones at its ends. */
export const scale = { width: 1000, zone: 50 };

/** How far the even part of the scale reaches each way, in thousandths of a price. */
export const reach = 300;

/** From which change on a price has jumped, thousandths. Source: specification of the office, 4.6, the flag `price_jump`. */
export const jump = 150;

/** Has a price at least doubled, or halved? One digit of it may be off then. Source: there, `price_tenfold`. */
export const isTenfold = (permille: number): boolean => permille >= 1000 || permille <= -500;

/**
 * Where a change of price stands on the scale. What lies beyond its even part stands at the edge of that; what is doubled or halved, in
 * the middle of the zone outside.
 * @param permille by how many thousandths the price differs, less than 0 for cheaper
 */
export function placeOf(permille: number): number {
  const { width, zone } = scale;
  if (isTenfold(permille)) return permille > 0 ? width - zone / 2 : zone / 2;
  const held = Math.max(-reach, Math.min(reach, permille));
  return zone + ((held + reach) / (2 * reach)) * (width - 2 * zone);
}

type Brand = PriceChanges["brands"][number];
type Counted = Brand["changes"][number];

const kindOf = (permille: number) => (isTenfold(permille) ? "t" : Math.abs(permille) >= jump ? "j" : "c");

/** The bars of the histogram, one a percent: where, how high (0 to 1, by the square root of the tyres), and of which kind. */
export type Bar = { x: number; width: number; height: number; tyres: number; kind: "c" | "j" | "t" };

/** The bars of all changes together, from cheaper to dearer. */
export function barsOf(brands: readonly Brand[]): Bar[] {
  const step = 10;
  const width = ((scale.width - 2 * scale.zone) / (2 * reach)) * step;
  const bars = new Map<number, Omit<Bar, "height">>();
  for (const { permille, tyres } of brands.flatMap(({ changes }) => changes)) {
    const kind = kindOf(permille);
    const held = Math.max(-reach, Math.min(reach - 1, permille));
    const first = Math.floor(held / step) * step;
    const x = kind === "t" ? placeOf(permille) - width / 2 : placeOf(first);
    const before = bars.get(x);
    bars.set(x, { x, width, tyres: tyres + (before?.tyres ?? 0), kind: before && before.kind !== kind ? "j" : kind });
  }
  const most = Math.max(1, ...[...bars.values()].map(({ tyres }) => tyres));
  return [...bars.values()]
    .map((bar) => ({ ...bar, height: Math.sqrt(bar.tyres / most) }))
    .sort((one, other) => one.x - other.x);
}

/** The ticks of a brand, one for each tyre whose price differs, as a path for each kind. @param height of a tick */
export function ticksOf({ changes }: Brand, height: number): Record<Bar["kind"], string> {
  const ticks = { c: "", j: "", t: "" };
  for (const { permille, tyres } of changes) {
    const kind = kindOf(permille);
    // Ticks at the same place cover one another, but for those outside the scale, which are few and each to be seen.
    const drawn = kind === "t" ? Math.min(tyres, 9) : 1;
    for (let at = 0; at < drawn; at++)
      ticks[kind] += `M${Math.round((placeOf(permille) + (at - (drawn - 1) / 2) * 4) * 10) / 10} 0v${height}`;
  }
  return ticks;
}

/** How many tyres of several changes. */
export const tyresIn = (changes: readonly Counted[]): number => changes.reduce((sum, { tyres }) => sum + tyres, 0);

/** The change in the middle, half of the tyres being below it; 0 for none. */
export function medianOf(changes: readonly Counted[]): number {
  const half = tyresIn(changes) / 2;
  let passed = 0;
  for (const { permille, tyres } of changes.toSorted((one, other) => one.permille - other.permille)) {
    passed += tyres;
    if (passed >= half) return permille;
  }
  return 0;
}

/** Figures of all changes: how many are dearer and cheaper, have jumped, are doubled or halved, and the one in the middle. */
export function priceFigures({ brands }: Pick<PriceChanges, "brands">) {
  const changes = brands.flatMap((brand) => brand.changes);
  const count = (fits: (permille: number) => boolean) => tyresIn(changes.filter(({ permille }) => fits(permille)));
  return {
    all: tyresIn(changes),
    dearer: count((permille) => permille > 0),
    cheaper: count((permille) => permille < 0),
    jumps: count((permille) => Math.abs(permille) >= jump && !isTenfold(permille)),
    tenfold: count(isTenfold),
    median: medianOf(changes),
  };
}
