import type { Dice } from "./random";
import type { Columns, Proportions, TreadColumn } from "./tread-column";

/** Something that changes across the tread: `inward` is -1 at the outer shoulder and 1 inside. */
type Across = (inward: number, index: number, shoulder: boolean) => number;
type Choices = [Across, ...Across[]];

/** Width of the cross grooves against the usual one; 0 makes an unbroken rib. */
const gapChoices: Choices = [
  () => 0.7,
  () => 1.4,
  (_inward, _index, shoulder) => (shoulder ? 1 : 0),
  (_inward, _index, shoulder) => (shoulder ? 0 : 1),
  (inward) => (inward > 0 ? 1.4 : 0),
  (inward) => (inward > 0 ? 0 : 1.6),
];

/** How steep the cross grooves are: one line through all columns, a herringbone, or a fan. */
const slopeChoices: Choices = [
  () => 0,
  () => 0.4,
  () => 1,
  (_inward, index) => (index % 2 ? -0.7 : 0.7),
  (inward) => inward * 0.8,
];

/** How many blocks there are in one pitch. */
const blockChoices: Choices = [() => 1, (inward) => (inward > 0 ? 2 : 1), (inward) => (inward > 0 ? 1 : 2)];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Ribs and blocks between straight grooves. Every choice is seen in a row of a list, and falls without regard to the others:
 * together they make tens of thousands of treads.
 * @param inwardOf how far inside a place of the tread is, from its place between -1 (left) and 1 (right)
 */
function ribbedColumns(of: Proportions, { between, pick }: Dice, inwardOf: (place: number) => number): Columns {
  const pitch = Math.round(of.pitch * pick(0.62, 0.82, 1.08, 1.42, 1.85) * between(0.95, 1.05));
  const count = pick(3, 4, 5, 6, 7);
  const isShoulder = (index: number) => index === 0 || index === count - 1;
  const spread = (length: number, value: Across) =>
    Array.from({ length }, (_, index) => value(inwardOf((2 * index) / (length - 1) - 1), index, isShoulder(index)));

  const [broadShoulders, broadInside] = [pick(0, 0.4, 1), between(-0.75, 0.75)];
  const shares = spread(count, (inward, _, shoulder) => 1 + broadInside * inward + (shoulder ? broadShoulders : 0));
  const [everySecond, wideInside] = [pick(0, 0, 0.9), between(-0.75, 0.75)];
  const usual = of.groove * pick(0.6, 1.1);
  const grooves = spread(count - 1, (inward, index) => usual * (1 + wideInside * inward + everySecond * (index % 2)));
  const gaps = spread(count, pick(...gapChoices));
  const slopes = spread(count, pick(...slopeChoices));
  const blocks = spread(count, pick(...blockChoices));
  const bend = pick(0, 0, 14);
  const direction = pick(1, -1);
  const notch = between(0.35, 0.65);
  const step = pick(0, 0.25, 0.5) * pitch;

  // Many wide grooves would leave no rubber, two thin ones would not be seen.
  const open = Math.min(0.32, Math.max(0.14, sum(grooves) / of.width)) * of.width;
  const unit = (of.width - open) / sum(shares);
  let x = -of.width / 2;
  const columns = shares.map((share, index): TreadColumn => {
    const [slope = 0, wide = 0, groove = 0] = [slopes[index], gaps[index], grooves[index]];
    const [x0, x1] = [x, x + share * unit];
    const shoulder = isShoulder(index);
    // Only a summer tread has unbroken ribs: the others are cut everywhere, to bite into snow.
    const gap = of.gap * Math.max(wide, of.season === "summer" ? 0 : 0.4);
    const side = index < count / 2 ? 1 : -1;
    x = x1 + (groove * open) / sum(grooves);
    if (gap === 0) {
      const cut = shoulder ? {} : { notch: { side, share: notch, drop: 10 * direction } as const };
      return { x0, x1, y0: 0, y1: 0, bend: 0, gap, phase: index * step, blocks: 1, shoulder, ...cut };
    }
    const [y0, y1] = [x0 * slope * direction, x1 * slope * direction];
    return { x0, x1, y0, y1, bend: bend * side, gap, phase: index * step, blocks: blocks[index] ?? 1, shoulder };
  });
  return { pitch, columns };
}

/**
 * Asymmetric tread: another one outside (left) than inside.
 * @returns the length of its pitch, and its columns from the outer to the inner shoulder
 */
export const asymmetricColumns = (of: Proportions, dice: Dice) => ribbedColumns(of, dice, (place) => place);

/**
 * Symmetric tread: both halves alike; its inside is the middle.
 * @returns the length of its pitch, and its columns from the left to the right shoulder
 */
export const symmetricColumns = (of: Proportions, dice: Dice) =>
  ribbedColumns(of, dice, (place) => 1 - 2 * Math.abs(place));
