import type { Season } from "@/lib/domain/category";
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
  return { ...base, pitch, gap: between(6, 8), groove: between(12, 15), sipes: 0 };
}

/** A block of a column: where in the pitch it begins, and how long it is. */
type Block = { start: number; length: number };

/** Each begins below the pitch's own beginning, wherever its column leans; a rib without gap overlaps the next one a little. */
function blocksOf({ y0, y1, phase, gap, blocks }: TreadColumn, pitch: number): Block[] {
  const highest = Math.min(y0, y1) + phase;
  const first = phase - Math.floor(highest / pitch) * pitch;
  const step = pitch / blocks;
  const length = gap > 0 ? step - Math.min(gap, step * 0.4) : step + 0.6;
  return Array.from({ length: blocks }, (_, index) => ({ start: first + index * step, length }));
}

/** The two ends of a cross line of the column, `down` units below the beginning of its pitch. */
const ends = ({ y0, y1 }: TreadColumn, down: number) => [y0 + down, y1 + down] as const;

function outline(column: TreadColumn, { start, length }: Block): string {
  const { x0, x1, bend } = column;
  const middle = short((x0 + x1) / 2);
  const [a, b] = ends(column, start);
  const [c, d] = ends(column, start + length);
  const top = `M${short(x0)} ${short(a)}Q${middle} ${short((a + b) / 2 + bend)} ${short(x1)} ${short(b)}`;
  return `${top}V${short(d)}Q${middle} ${short((c + d) / 2 + bend)} ${short(x0)} ${short(c)}z`;
}

/** Sipes are zigzags: tight and deep in winter, nearly straight in an all-season tread. */
function sipes(column: TreadColumn, { start, length }: Block, of: Proportions): string {
  const { x0, x1 } = column;
  const winter = of.season === "winter";
  const direction = Math.sign(x1 - x0);
  const width = Math.abs(x1 - x0) - (column.shoulder ? 3 : 5);
  const teeth = winter ? Math.max(2, Math.round(width / 9)) : Math.max(1, Math.round(width / 18));
  const left = x0 + direction * (column.shoulder ? 3 : 2.5);
  const depth = winter ? 2.2 : 1.2;
  const count = of.sipes && Math.max(1, Math.round((of.sipes * length) / of.pitch));
  let path = "";
  for (let number = 1; number <= count; number++) {
    const [from, to] = ends(column, start + (length * number) / (count + 1));
    path += `M${short(left)} ${short(from)}`;
    for (let tooth = 0; tooth < teeth; tooth++) {
      const swing = (tooth % 2 === 1 ? -depth : depth) * (tooth === 0 ? 0.5 : 1);
      path += `l${short((direction * width) / teeth)} ${short((to - from) / teeth + swing)}`;
    }
  }
  return path;
}

/** A plain shoulder block has one slot across it. */
function shoulderSlot(column: TreadColumn, { start, length }: Block): string {
  const [from, to] = ends(column, start + length * 0.5);
  const at = (share: number) =>
    `${short(column.x0 + (column.x1 - column.x0) * share)} ${short(from + (to - from) * share)}`;
  return `M${at(0.22)}L${at(0.8)}`;
}

function notch({ x0, x1, notch: cut }: TreadColumn, pitch: number): string {
  if (!cut) return "";
  const edge = cut.side > 0 ? Math.max(x0, x1) : Math.min(x0, x1);
  const reach = -cut.side * Math.abs(x1 - x0) * cut.share;
  const bow = `${short(reach / 2)} ${short(cut.drop * 0.2)}`;
  return `M${short(edge)} ${short(pitch * 0.3)}q${bow} ${short(reach)} ${short(cut.drop)}`;
}

/**
 * With which deal of the dice a season's treads are drawn. With these no two patterns of the demonstration look alike, which
 * `tests/e2e/treads.spec.ts` measures: after a change of the choices, or of its patterns, another one may be needed.
 */
const deals: Record<Season, number> = { winter: 51, summer: 4, all_season: 50 };

/**
 * Draws the repeating piece of a pattern's tread.
 * @param pattern the pattern; its seed and season decide every choice
 */
export function drawPitch(pattern: DrawnPattern): Pitch {
  const dice = seededDice(`${deals[pattern.season]}·${pattern.seed}·${pattern.season}`);
  const of = proportions(pattern, dice);
  const { pitch, columns } = columnsOf[pattern.tread](of, dice);
  const blocks = columns.flatMap((column) => blocksOf(column, pitch).map((block) => [column, block] as const));
  const cuts = blocks.map(([column, block]) => {
    const plainShoulder = of.sipes === 0 && column.shoulder;
    return plainShoulder ? shoulderSlot(column, block) : sipes(column, block, of);
  });
  return {
    width: of.width,
    length: pitch,
    blocks: tightPath(blocks.map(([column, block]) => outline(column, block)).join("")),
    cuts: tightPath(cuts.join("") + columns.map((column) => notch(column, pitch)).join("")),
    cutWidth: of.season === "winter" ? 2 : of.season === "all_season" ? 2.2 : 3.4,
  };
}
