import type { Dice } from "./random";
import { asymmetricCuts, type RibbedCut, symmetricCuts } from "./ribbed-cuts";
import type { Proportions, TreadColumn } from "./tread-column";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function columnsOf(
  cut: RibbedCut,
  of: Proportions,
  dice: Dice,
  mirrored: boolean,
): { pitch: number; columns: TreadColumn[] } {
  const { shares } = cut;
  const grooves = cut.grooves.map((groove) => groove * of.groove);
  const rubber = of.width - sum(grooves);
  const pitch = Math.round(of.pitch * cut.pitch * dice.between(0.94, 1.06));
  const direction = dice.pick(1, -1);
  const slant = dice.between(0.85, 1.15);
  const summer = of.season === "summer";
  const notch = dice.between(0.35, 0.65);
  const sipes = of.sipes === 0 ? 0 : Math.max(1, Math.round((of.sipes * pitch) / of.pitch));
  let x = -of.width / 2;
  const columns = shares.map((share, index) => {
    const width = (share / sum(shares)) * rubber;
    const shoulder = index === 0 || index === shares.length - 1;
    const left = index < shares.length / 2;
    const lean = (cut.lean[index] ?? 0) * of.pitch * slant * direction * (mirrored && !left ? -1 : 1);
    // Only a summer tread has unbroken ribs: the others are cut everywhere, to bite into snow.
    const gap = of.gap * Math.max(cut.gap[index] ?? 0, summer ? 0 : 0.45);
    const phase = mirrored ? (left ? 0 : pitch / 2) : dice.between(0, pitch);
    const bend = cut.bend * (left ? 1 : -1);
    const column: TreadColumn = { x0: x, x1: x + width, y0: 0, y1: lean, bend, gap, phase, sipes, shoulder };
    if (gap === 0 && !shoulder) column.notch = { side: left ? 1 : -1, share: notch, drop: 10 * direction };
    x += width + (grooves[index] ?? 0);
    return column;
  });
  return { pitch, columns };
}

const pickCut = ([first, ...rest]: readonly RibbedCut[], dice: Dice) => dice.pick(first as RibbedCut, ...rest);

/**
 * Asymmetric tread: stiff wide blocks outside, finer ones inside.
 * @returns the length of its pitch, and its columns from the outer to the inner shoulder
 */
export const asymmetricColumns = (of: Proportions, dice: Dice) =>
  columnsOf(pickCut(asymmetricCuts, dice), of, dice, false);

/**
 * Symmetric tread: both halves alike, half a pitch apart.
 * @returns the length of its pitch, and its columns from the left to the right shoulder
 */
export const symmetricColumns = (of: Proportions, dice: Dice) =>
  columnsOf(pickCut(symmetricCuts, dice), of, dice, true);
