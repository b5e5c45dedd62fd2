import type { Dice } from "./random";
import type { Columns, Proportions, TreadColumn } from "./tread-column";

/**
 * V-shaped tread: grooves sweep from the middle to both shoulders, so it has a rolling direction. Every choice below is seen in a
 * row of a list, and falls without regard to the others: together they make tens of thousands of treads.
 * @returns the length of its pitch, the columns of both halves, and the middle rib where there is one
 */
export function directionalColumns(of: Proportions, { between, pick }: Dice): Columns {
  const half = of.width / 2;
  const pitch = Math.round(of.pitch * pick(0.62, 0.82, 1.08, 1.42, 1.85) * between(0.95, 1.05));
  const groove = of.groove * pick(0.6, 1, 1.5);
  const gap = of.gap * pick(0.7, 1.1, 1.7);
  // Shares are of half the tread's width. Both halves meet in a seam, leave a channel open, or have a rib between them.
  const middle = pick(
    { kind: "seam", edge: 0.02 },
    { kind: "channel", edge: between(0.1, 0.2) },
    { kind: "rib", edge: between(0.1, 0.16) },
    { kind: "rib", edge: between(0.24, 0.34) },
  );
  const rows = pick(
    [0, 1],
    [0, between(0.25, 0.45), 1],
    [0, between(0.55, 0.7), 1],
    [0, between(0.25, 0.4), between(0.6, 0.75), 1],
  );
  const edges = rows.map((share) => middle.edge + (1 - middle.edge) * share);
  // How far the cross grooves sweep back towards the shoulder, and whether they bend early (below 1) or late.
  const sweep = of.pitch * pick(0.5, 1, 1.5, 2) * between(0.92, 1.08);
  const power = pick(0.5, 1, 2);
  const curve = (share: number) => sweep * share ** power;
  // In the shoulder they go on, turn back or lie flat.
  const turn = rows.length > 2 ? pick(1, 1, -0.8, 0) : 1;
  const lag = pick(0, 0.5);
  const shoulderBlocks = pick(1, 1, 2);

  const rib: TreadColumn = {
    x0: -half * middle.edge + groove / 2,
    x1: half * middle.edge - groove / 2,
    y0: 0,
    y1: 0,
    bend: pick(0, 9, -9),
    gap: pick(0, gap * 0.8),
    phase: 0,
    blocks: 1,
    shoulder: false,
  };
  const rowAt = (side: number, index: number): TreadColumn => {
    const [from = 0, to = 1] = edges.slice(index);
    const shoulder = to === 1;
    const onward = shoulder ? turn : 1;
    const inner = index > 0 || middle.kind === "rib" ? groove / 2 : middle.kind === "channel" ? 0 : 1.5;
    return {
      x0: side * (from * half + inner),
      x1: side * (to * half - (shoulder ? 0 : groove / 2)),
      y0: curve(from),
      y1: curve(from) + (curve(to) - curve(from)) * onward,
      bend: (curve((from + to) / 2) - (curve(from) + curve(to)) / 2) * 2 * onward,
      gap,
      phase: side > 0 ? pitch * lag : 0,
      blocks: shoulder ? shoulderBlocks : 1,
      shoulder,
    };
  };
  const rowsOf = (side: number) => edges.slice(1).map((_, index) => rowAt(side, index));
  return { pitch, columns: [...(middle.kind === "rib" ? [rib] : []), ...rowsOf(-1), ...rowsOf(1)] };
}
