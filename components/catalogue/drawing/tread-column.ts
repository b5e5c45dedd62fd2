import type { Season } from "@/lib/domain/category";

/**
 * One column of blocks round the tyre. Lengths are in drawing units (one is about a millimetre); x runs across the
 * tread from its middle, y along the circumference.
 */
export type TreadColumn = {
  /** Edges of the column; in a directional tread x0 is the edge nearer to the middle. */
  x0: number;
  x1: number;
  /** How far the blocks are moved along the circumference at each edge. */
  y0: number;
  y1: number;
  /** How much the cross grooves bulge. */
  bend: number;
  /** Width of the cross groove; 0 makes the column one unbroken rib. */
  gap: number;
  /** Where in the pitch the column begins. */
  phase: number;
  /** How many blocks the column has in one pitch. */
  blocks: number;
  /** The outermost columns, which wrap over the shoulder. */
  shoulder: boolean;
  /** A cut from one edge into a summer rib. */
  notch?: { side: 1 | -1; share: number; drop: number };
};

/** What repeats round the tyre: the length of a pitch, and its columns from one shoulder to the other. */
export type Columns = { pitch: number; columns: TreadColumn[] };

/** The proportions that a season gives a tread. */
export type Proportions = {
  season: Season;
  van: boolean;
  /** Width of the whole tread. */
  width: number;
  /** Length of one pitch along the circumference. */
  pitch: number;
  gap: number;
  groove: number;
  /** Fine cuts in a block as long as a usual pitch. */
  sipes: number;
};
