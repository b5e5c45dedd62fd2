import type { Dice } from "./random";
import type { Proportions, TreadColumn } from "./tread-column";

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Asymmetric tread: stiff wide blocks outside, finer ones inside.
 * @returns four or five columns from the outer to the inner shoulder
 */
export function asymmetricColumns(of: Proportions, dice: Dice): TreadColumn[] {
  const { between } = dice;
  const count = dice.pick(4, 5);
  const shares =
    count === 5
      ? [between(1.35, 1.7), between(0.75, 1), between(0.6, 0.85), between(0.65, 0.9), between(1.1, 1.35)]
      : [between(1.5, 1.8), between(1, 1.3), between(0.8, 1), between(1.2, 1.4)];
  const grooves = [of.groove * 0.8, of.groove, of.groove * 1.15, of.groove];
  const rubber = of.width - sum(grooves.slice(0, count - 1));
  const slope = dice.pick(1, -1);
  const summer = of.season === "summer";
  let x = -of.width / 2;
  return shares.map((share, index) => {
    const width = (share / sum(shares)) * rubber;
    const shoulder = index === 0 || index === count - 1;
    const inward = index / (count - 1);
    const lean = (index === 0 ? -0.5 : 1) * (index === count - 1 ? -0.6 : 1);
    const y1 = slope * between(0.1, 0.55) * of.pitch * lean;
    const bend = between(-6, 6);
    // A summer tread keeps its inner columns as unbroken ribs.
    const gap = summer ? (shoulder ? of.gap * (0.7 + 0.4 * inward) : 0) : of.gap * (0.55 + 0.45 * inward);
    const phase = between(0, of.pitch);
    const sipes = of.season === "winter" ? of.sipes : summer ? 0 : Math.max(1, of.sipes - (index < 2 ? 1 : 0));
    const column: TreadColumn = { x0: x, x1: x + width, y0: 0, y1, bend, gap, phase, sipes, shoulder };
    if (summer && !shoulder) {
      column.notch = { side: inward > 0.5 ? -1 : 1, share: between(0.35, 0.7), drop: between(6, 14) * slope };
    }
    x += width + (grooves[index] ?? 0);
    return column;
  });
}

/**
 * Symmetric tread: both halves alike, half a pitch apart.
 * @returns four or five columns from the left to the right shoulder
 */
export function symmetricColumns(of: Proportions, dice: Dice): TreadColumn[] {
  const count = of.van ? dice.pick(4, 5) : dice.pick(5, 5, 4);
  const middle = dice.pick(0.75, 1, 1.25);
  const shares = count === 5 ? [1.45, 0.9, middle, 0.9, 1.45] : [1.4, 1, 1, 1.4];
  const rubber = of.width - of.groove * (count - 1);
  const slope = dice.between(0.15, 0.5) * of.pitch * dice.pick(1, -1);
  const zigzag = dice.pick(0, 6, -7);
  const notchShare = dice.between(0.35, 0.6);
  const winter = of.season === "winter";
  let x = -of.width / 2;
  return shares.map((share, index) => {
    const width = (share / sum(shares)) * rubber;
    const shoulder = index === 0 || index === count - 1;
    const left = index < count / 2;
    const isMiddle = count === 5 && index === 2;
    const blockGap = of.season === "all_season" && !isMiddle ? of.gap * 0.8 : 0;
    const column: TreadColumn = {
      x0: x,
      x1: x + width,
      y0: left ? 0 : slope,
      y1: left ? slope : 0,
      bend: zigzag * (left ? 1 : -1),
      gap: shoulder || winter ? of.gap : blockGap,
      phase: left ? 0 : of.pitch / 2,
      sipes: shoulder && !winter ? Math.min(of.sipes, 2) : of.sipes,
      shoulder,
    };
    if (of.season === "summer" && !shoulder) {
      column.notch = { side: left ? 1 : -1, share: notchShare, drop: left ? 9 : -9 };
    }
    x += width + of.groove;
    return column;
  });
}
