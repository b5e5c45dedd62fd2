import type { Dice } from "./random";
import type { Proportions, TreadColumn } from "./tread-column";

/**
 * V-shaped tread: grooves sweep from the middle to both shoulders, so it has a rolling direction.
 * @returns the columns of both halves, and the middle rib where there is one
 */
export function directionalColumns(of: Proportions, dice: Dice): TreadColumn[] {
  const half = of.width / 2;
  const sweep = dice.between(0.75, 1.5) * of.pitch;
  const power = dice.pick(0.8, 1.25, 1.7);
  const edges = dice.pick([0.02, 0.4, 0.72, 1], [0.02, 0.3, 0.62, 1], [0.1, 0.52, 1], [0.02, 0.5, 0.76, 1]);
  const lag = dice.pick(0.5, 0.5, 0.32);
  const stagger = dice.pick(0, 0, 0.5);
  const curve = (share: number) => sweep * share ** power;
  const first = edges[0] ?? 0;
  const hasRib = first > 0.05;
  const columns: TreadColumn[] = [];
  if (hasRib) {
    columns.push({
      x0: -half * first + of.groove * 0.5,
      x1: half * first - of.groove * 0.5 + 2,
      y0: 0,
      y1: 0,
      bend: dice.pick(0, 5),
      gap: dice.pick(0, of.gap * 0.6),
      phase: 0,
      sipes: of.season === "winter" ? 2 : 0,
      shoulder: false,
    });
  }
  const last = edges.length - 2;
  for (const side of [-1, 1]) {
    for (let index = 0; index <= last; index++) {
      const from = edges[index] ?? 0;
      const to = edges[index + 1] ?? 1;
      const shoulder = index === last;
      // The middle groove is narrow, those towards the shoulders are wide, as water leaves to the sides.
      const inner = index > 0 || hasRib ? (of.groove / 2) * (shoulder ? 1 : 0.8) : 1.5;
      const outer = shoulder ? 0 : (of.groove / 2) * (index === last - 1 ? 1 : 0.8);
      const shift = index % 2 === 1 ? stagger * of.pitch * 0.5 : 0;
      columns.push({
        x0: side * (from * half + inner),
        x1: side * (to * half - outer),
        y0: curve(from) + shift,
        y1: curve(to) + shift,
        bend: (curve((from + to) / 2) - (curve(from) + curve(to)) / 2) * 2,
        gap: of.gap,
        phase: side > 0 ? of.pitch * lag : 0,
        sipes: of.sipes,
        shoulder,
      });
    }
  }
  return columns;
}
