import { maxSpeedKmh, speedRank } from "@/lib/domain/speed-symbol";
import { sizeSlug, type TyreSize } from "@/lib/domain/tyre-size";

/** What a car asks of the tyre on one of its axles: the size and the least load and speed index. */
export type WheelNeed = {
  size: TyreSize;
  loadIndex: number;
  /** The least load index of twin mounting, where the car's papers name one. */
  loadIndexDual: number | null;
  speedSymbol: string;
};

/** One equipment a car leaves the works with. `rear`: what the rear axle has instead, `null` when all four are equal. */
export type Fitment = { front: WheelNeed; rear: WheelNeed | null };

/** The properties of a tyre that decide whether it fits a car. */
export type FittedTyre = WheelNeed & { threePmsf: boolean };

export const axles = ["all", "front", "rear"] as const;
export type Axle = (typeof axles)[number];

/**
 * Whether a tyre may go on a car. `sticker`: only with the speed sticker in the driver's view, as the tyre is slower
 * than the car's papers ask. `low`: the size is right, but the tyre carries less (`load`) or is slower (`speed`).
 */
export type Verdict =
  | { kind: "fits"; axle: Axle; sticker: boolean; need: WheelNeed }
  | { kind: "low"; axle: Axle; load: boolean; speed: boolean; need: WheelNeed }
  | { kind: "other_size" };

/** A snow tyre may be slower than the papers ask, but not slower than this (Q). */
const slowestSnowTyreKmh = 160;

/**
 * May `tyre` stand where `need` is asked for? Load index at least the car's; speed index at least the car's in the order
 * of speeds (H above U), or for a tyre with the mountain and snowflake at least Q (160 km/h), then with a sticker.
 * Source: ETRTO practice and UN Regulation 48/117 habits as applied in Czechia and Slovakia for M1 and N1.
 */
export function tyreFitsVehicle(tyre: FittedTyre, need: WheelNeed, axle: Axle = "all"): Verdict {
  if (sizeSlug(tyre.size) !== sizeSlug(need.size)) return { kind: "other_size" };
  const dual = need.loadIndexDual !== null && tyre.loadIndexDual !== null && tyre.loadIndexDual < need.loadIndexDual;
  const load = tyre.loadIndex < need.loadIndex || dual;
  const slower = (speedRank(tyre.speedSymbol) ?? -1) < (speedRank(need.speedSymbol) ?? 0);
  const sticker = slower && tyre.threePmsf && (maxSpeedKmh(tyre.speedSymbol) ?? 0) >= slowestSnowTyreKmh;
  const speed = slower && !sticker;
  return load || speed ? { kind: "low", axle, load, speed, need } : { kind: "fits", axle, sticker, need };
}

/** Better verdicts first: a tyre for all four wheels before one for an axle, without a sticker before with one. */
function rank(verdict: Verdict): number {
  if (verdict.kind === "other_size") return 9;
  const axle = verdict.axle === "all" ? 0 : 1;
  return verdict.kind === "low" ? 6 + axle : (verdict.sticker ? 2 : 0) + axle;
}

/** A need with the axle it is of. */
export type AxleNeed = { axle: Axle; need: WheelNeed };

/** The load and speed requirements of a car with these fitments, for each wheel. */
export function axleNeeds(fitments: readonly Fitment[]): AxleNeed[] {
  return fitments.flatMap(({ front, rear }): AxleNeed[] =>
    rear === null
      ? [{ axle: "all", need: front }]
      : [
          { axle: "front", need: front },
          { axle: "rear", need: rear },
        ],
  );
}

/** The best verdict on `tyre` for a car with these needs; `other_size` when none of them has its size. */
export function judgeTyre(tyre: FittedTyre, needs: readonly AxleNeed[]): Verdict {
  const verdicts = needs.map(({ axle, need }) => tyreFitsVehicle(tyre, need, axle));
  return verdicts.reduce<Verdict>((best, next) => (rank(next) < rank(best) ? next : best), { kind: "other_size" });
}
