import { directionalColumns } from "./directional";
import type { DrawnPattern } from "./drawn-pattern";
import { type Dice, seededDice } from "./random";
import { asymmetricColumns, symmetricColumns } from "./ribbed";
import { short, tightPath } from "./svg-text";
import type { Proportions, TreadColumn } from "./tread-column";

/** One pitch of tread, the piece that repeats round the tyre. Lengths in drawing units. */
export type Pitch = {
  width: number;
  length: number;
  /** Path of the rubber blocks, to be filled. */
  blocks: string;
  /** Path of sipes and notches, to be stroked. */
  cuts: string;
  cutWidth: number;
};

const widths = { car: 204, suv: 216, van: 190 };
const columnsOf = { directional: directionalColumns, asymmetric: asymmetricColumns, symmetric: symmetricColumns };

/** Winter treads are short-pitched, open and finely cut; summer ones long-pitched with wide rain grooves. */
function proportions({ season, family }: DrawnPattern, { between, pick }: Dice): Proportions {
  const van = family === "van";
  const base = { season, van, width: widths[family] };
  const longer = van ? 4 : 0;
  if (season === "winter") {
    const pitch = Math.round(between(42, 56)) + longer;
    return { ...base, pitch, gap: between(8, 10.5), groove: between(9, 12), sipes: pick(3, 4, 5) };
  }
  if (season === "all_season") {
    const pitch = Math.round(between(46, 60)) + longer;
    return { ...base, pitch, gap: between(7, 9), groove: between(10, 13), sipes: pick(2, 3) };
  }
  const pitch = Math.round(between(50, 68)) + longer;
  return { ...base, pitch, gap: between(4, 6), groove: between(13, 17), sipes: 0 };
}

/** The two ends of a cross line of the column, `down` units below its beginning. */
const ends = ({ y0, y1, phase }: TreadColumn, down: number) => [y0 + phase + down, y1 + phase + down] as const;

/** A rib without gap overlaps the next pitch a little, so that no hairline shows between them. */
const blockLength = (column: TreadColumn, pitch: number) => pitch - column.gap + (column.gap > 0 ? 0 : 0.6);

function block(column: TreadColumn, pitch: number): string {
  const { x0, x1, bend } = column;
  const middle = short((x0 + x1) / 2);
  const [a, b] = ends(column, 0);
  const [c, d] = ends(column, blockLength(column, pitch));
  const top = `M${short(x0)} ${short(a)}Q${middle} ${short((a + b) / 2 + bend)} ${short(x1)} ${short(b)}`;
  return `${top}V${short(d)}Q${middle} ${short((c + d) / 2 + bend)} ${short(x0)} ${short(c)}z`;
}

/** Sipes are zigzags: tight and deep in winter, nearly straight in an all-season tread. */
function sipes(column: TreadColumn, of: Proportions): string {
  const { x0, x1 } = column;
  const winter = of.season === "winter";
  const direction = Math.sign(x1 - x0);
  const width = Math.abs(x1 - x0) - (column.shoulder ? 3 : 5);
  const teeth = winter ? Math.max(2, Math.round(width / 9)) : Math.max(1, Math.round(width / 18));
  const start = x0 + direction * (column.shoulder ? 3 : 2.5);
  const depth = winter ? 2.2 : 1.2;
  let path = "";
  for (let number = 1; number <= column.sipes; number++) {
    const [from, to] = ends(column, blockLength(column, of.pitch) * (number / (column.sipes + 1)));
    path += `M${short(start)} ${short(from)}`;
    for (let tooth = 0; tooth < teeth; tooth++) {
      const swing = (tooth % 2 === 1 ? -depth : depth) * (tooth === 0 ? 0.5 : 1);
      path += `l${short((direction * width) / teeth)} ${short((to - from) / teeth + swing)}`;
    }
  }
  return path;
}

/** A plain shoulder block has one slot across it. */
function shoulderSlot(column: TreadColumn, pitch: number): string {
  const [from, to] = ends(column, blockLength(column, pitch) * 0.5);
  const at = (share: number) =>
    `${short(column.x0 + (column.x1 - column.x0) * share)} ${short(from + (to - from) * share)}`;
  return `M${at(0.22)}L${at(0.8)}`;
}

function notch({ x0, x1, phase, notch: cut }: TreadColumn, pitch: number): string {
  if (!cut) return "";
  const edge = cut.side > 0 ? Math.max(x0, x1) : Math.min(x0, x1);
  const reach = -cut.side * Math.abs(x1 - x0) * cut.share;
  const bow = `${short(reach / 2)} ${short(cut.drop * 0.2)}`;
  return `M${short(edge)} ${short(phase + pitch * 0.3)}q${bow} ${short(reach)} ${short(cut.drop)}`;
}

/**
 * Draws the repeating piece of a pattern's tread.
 * @param pattern the pattern; its seed and season decide every choice
 */
export function drawPitch(pattern: DrawnPattern): Pitch {
  const dice = seededDice(`${pattern.seed}·${pattern.season}`);
  const usual = proportions(pattern, dice);
  const { pitch, columns } = columnsOf[pattern.tread](usual, dice);
  const of = { ...usual, pitch };
  const cuts = columns.map((column) => {
    const plainShoulder = column.sipes === 0 && column.shoulder;
    return sipes(column, of) + (plainShoulder ? shoulderSlot(column, of.pitch) : "") + notch(column, of.pitch);
  });
  return {
    width: of.width,
    length: of.pitch,
    blocks: tightPath(columns.map((column) => block(column, of.pitch)).join("")),
    cuts: tightPath(cuts.join("")),
    cutWidth: of.season === "winter" ? 2 : of.season === "all_season" ? 2.2 : 3.4,
  };
}
