import type { Dice } from "./random";
import type { Proportions, TreadColumn } from "./tread-column";

/** What tells one directional tread from another at a glance. Shares are of half the tread's width, lengths in pitches. */
type Cut = {
  /** Length of a block against the usual one: few large blocks or many small ones. */
  pitch: number;
  /** Where the grooves along the tread lie; the first is the edge of the middle rib, or of the channel in its place. */
  edges: readonly number[];
  middle: "rib" | "channel" | "seam";
  /** How far the cross grooves sweep back from the middle to the shoulder, and how they curve: below 1 early, above 1 late. */
  sweep: number;
  power: number;
  /** Width of the grooves along the tread, and of those across it, against the usual ones. */
  groove: number;
  gap: number;
  /** How far the second half lags behind the first. */
  lag: number;
};

const cuts: readonly Cut[] = [
  // Arrow: nothing but steep cross grooves that meet in the middle.
  { pitch: 1.35, edges: [0.02, 1], middle: "seam", sweep: 1.7, power: 1, groove: 1, gap: 1.1, lag: 0 },
  // Spine: a broad unbroken rib, flat shoulder blocks beside it.
  { pitch: 0.95, edges: [0.26, 1], middle: "rib", sweep: 0.35, power: 1, groove: 1.5, gap: 1, lag: 0.5 },
  // Bricks: many small blocks in straight rows.
  { pitch: 0.62, edges: [0.02, 0.3, 0.64, 1], middle: "seam", sweep: 0.25, power: 1, groove: 1.1, gap: 0.7, lag: 0.5 },
  // River: an open channel in the middle, long bent blocks beside it.
  { pitch: 1.5, edges: [0.16, 0.62, 1], middle: "channel", sweep: 0.9, power: 1.7, groove: 1, gap: 1.2, lag: 0.5 },
  // Feather: a thin rib, fine grooves that leave it steeply and lie down towards the shoulder.
  { pitch: 0.7, edges: [0.09, 1], middle: "rib", sweep: 1.9, power: 0.55, groove: 0.6, gap: 0.8, lag: 0 },
  // Two rails: one wide groove on each side of a field of chevrons.
  { pitch: 1.1, edges: [0.02, 0.5, 1], middle: "seam", sweep: 1.1, power: 1, groove: 2, gap: 0.7, lag: 0 },
  // Claws: large hooked blocks far apart.
  { pitch: 1.75, edges: [0.02, 0.42, 1], middle: "seam", sweep: 1.2, power: 1.9, groove: 0.7, gap: 1.9, lag: 0.5 },
  // Ladder: a narrow rib between two grooves, then straight rungs.
  { pitch: 0.8, edges: [0.12, 0.44, 1], middle: "rib", sweep: 0.08, power: 1, groove: 1.3, gap: 1.25, lag: 0 },
  // Wave: three rows whose cross grooves bend early.
  {
    pitch: 1.2,
    edges: [0.14, 0.38, 0.7, 1],
    middle: "channel",
    sweep: 1.3,
    power: 0.6,
    groove: 0.7,
    gap: 0.8,
    lag: 0.33,
  },
  // Shield: wide shoulders, a chain of small blocks in the middle.
  { pitch: 1, edges: [0.02, 0.24, 1], middle: "seam", sweep: 0.75, power: 1.3, groove: 1.7, gap: 1.5, lag: 0.5 },
];

/**
 * V-shaped tread: grooves sweep from the middle to both shoulders, so it has a rolling direction.
 * @returns the length of its pitch, the columns of both halves, and the middle rib where there is one
 */
export function directionalColumns(of: Proportions, dice: Dice): { pitch: number; columns: TreadColumn[] } {
  const [first, ...rest] = cuts as readonly [Cut, ...Cut[]];
  const cut = dice.pick(first, ...rest);
  const half = of.width / 2;
  const pitch = Math.round(of.pitch * cut.pitch * dice.between(0.94, 1.06));
  const sweep = cut.sweep * of.pitch * dice.between(0.9, 1.1);
  const groove = of.groove * cut.groove;
  const gap = of.gap * cut.gap;
  const sipes = of.sipes === 0 ? 0 : Math.max(1, Math.round((of.sipes * pitch) / of.pitch));
  const curve = (share: number) => sweep * share ** cut.power;
  const columns: TreadColumn[] = [];
  const [inside = 0] = cut.edges;
  if (cut.middle === "rib") {
    columns.push({
      x0: -half * inside + groove / 2,
      x1: half * inside - groove / 2,
      y0: 0,
      y1: 0,
      bend: dice.pick(0, 5),
      gap: dice.pick(0, gap * 0.5),
      phase: 0,
      sipes: of.season === "winter" ? Math.min(2, sipes) : 0,
      shoulder: false,
    });
  }
  const last = cut.edges.length - 2;
  for (const side of [-1, 1]) {
    for (let index = 0; index <= last; index++) {
      const from = cut.edges[index] ?? 0;
      const to = cut.edges[index + 1] ?? 1;
      const shoulder = index === last;
      const inner = index > 0 || cut.middle === "rib" ? groove / 2 : cut.middle === "channel" ? 0 : 1.5;
      columns.push({
        x0: side * (from * half + inner),
        x1: side * (to * half - (shoulder ? 0 : groove / 2)),
        y0: curve(from),
        y1: curve(to),
        bend: (curve((from + to) / 2) - (curve(from) + curve(to)) / 2) * 2,
        gap,
        phase: side > 0 ? pitch * cut.lag : 0,
        sipes,
        shoulder,
      });
    }
  }
  return { pitch, columns };
}
