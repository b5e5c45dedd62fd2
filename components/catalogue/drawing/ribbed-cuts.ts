/** What tells one tread of ribs and blocks from another at a glance. */
export type RibbedCut = {
  /** Length of a block against the usual one. */
  pitch: number;
  /** Widths of the columns against each other, from the left shoulder to the right one. */
  shares: readonly number[];
  /** Width of the grooves between them against the usual one. */
  grooves: readonly number[];
  /** How far the cross grooves lean, in pitches, in each column. */
  lean: readonly number[];
  /** Width of the cross grooves against the usual one in each column; 0 makes it an unbroken rib. */
  gap: readonly number[];
  bend: number;
};

/** Stiff wide blocks outside (left), finer ones inside. */
export const asymmetricCuts: readonly RibbedCut[] = [
  // One broad outer shoulder, three narrow ribs.
  {
    pitch: 1,
    shares: [2.3, 0.7, 0.7, 1.1],
    grooves: [1, 1, 1],
    lean: [0.1, 0, 0, 0.2],
    gap: [0.9, 0, 0, 1.1],
    bend: 0,
  },
  // Five columns, thin grooves, steep cuts that run through all of them.
  {
    pitch: 1.4,
    shares: [1.3, 1, 1, 1, 1.3],
    grooves: [0.5, 0.6, 0.6, 0.5],
    lean: [0.5, 0.6, 0.6, 0.6, 0.5],
    gap: [1.2, 1, 1, 1, 1.2],
    bend: 0,
  },
  // Three wide grooves, everything else closed.
  {
    pitch: 0.9,
    shares: [1.4, 1, 1, 1.4],
    grooves: [1.6, 1.6, 1.6],
    lean: [0, 0, 0, 0],
    gap: [0.7, 0, 0, 0.7],
    bend: 0,
  },
  // A closed outer half, an open inner one of small blocks.
  {
    pitch: 0.65,
    shares: [1.8, 1.2, 0.8, 0.8],
    grooves: [0.5, 1.3, 1.1],
    lean: [0, 0.1, 0.6, 0.6],
    gap: [0, 0, 1.4, 1.4],
    bend: 0,
  },
  // Large bent blocks at the outer shoulder, one centre rib, a row of bricks inside.
  { pitch: 1.6, shares: [1.9, 0.8, 1.6], grooves: [1.5, 1], lean: [0.5, 0, -0.5], gap: [1.6, 0, 1.6], bend: 16 },
  // Herringbone: neighbouring columns lean against each other.
  {
    pitch: 0.8,
    shares: [1.2, 1, 1, 1.2],
    grooves: [0.8, 0.8, 0.8],
    lean: [0.7, -0.7, 0.7, -0.7],
    gap: [1, 1, 1, 1],
    bend: 0,
  },
  // Six fine columns.
  {
    pitch: 0.75,
    shares: [1.5, 0.6, 0.6, 0.6, 0.6, 1.5],
    grooves: [0.7, 0.5, 0.9, 0.5, 0.7],
    lean: [0.2, 0.3, 0.3, 0.3, 0.3, 0.2],
    gap: [1, 0.5, 0.5, 0.5, 0.5, 1],
    bend: 0,
  },
  // Two halves: one very wide groove off the middle.
  {
    pitch: 1.2,
    shares: [1.6, 1.1, 0.9, 1],
    grooves: [0.6, 2.3, 0.6],
    lean: [0.3, 0.4, -0.2, -0.3],
    gap: [1, 0.8, 1, 1],
    bend: 8,
  },
];

/** Both halves alike, half a pitch apart. */
export const symmetricCuts: readonly RibbedCut[] = [
  // Four plain ribs.
  {
    pitch: 1,
    shares: [1.4, 1, 1, 1.4],
    grooves: [1.2, 1.2, 1.2],
    lean: [0.2, 0, 0, 0.2],
    gap: [0.8, 0, 0, 0.8],
    bend: 0,
  },
  // Five ribs, thin grooves.
  {
    pitch: 0.8,
    shares: [1.5, 0.8, 0.8, 0.8, 1.5],
    grooves: [0.7, 0.7, 0.7, 0.7],
    lean: [0.1, 0, 0, 0, 0.1],
    gap: [1, 0, 0, 0, 1],
    bend: 0,
  },
  // A broad middle between two wide grooves.
  { pitch: 1.2, shares: [1.2, 1.9, 1.2], grooves: [1.7, 1.7], lean: [0.3, 0, 0.3], gap: [1.2, 0, 1.2], bend: 0 },
  // Zigzag ribs.
  {
    pitch: 0.7,
    shares: [1.3, 1, 1, 1, 1.3],
    grooves: [0.8, 0.8, 0.8, 0.8],
    lean: [0, 0, 0, 0, 0],
    gap: [1, 0.9, 0.9, 0.9, 1],
    bend: 14,
  },
  // Leaning blocks in six columns.
  {
    pitch: 1.3,
    shares: [1.3, 0.8, 0.8, 0.8, 0.8, 1.3],
    grooves: [0.6, 0.6, 1.3, 0.6, 0.6],
    lean: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
    gap: [1, 0.8, 0.8, 0.8, 0.8, 1],
    bend: 0,
  },
  // Large square blocks.
  { pitch: 1.5, shares: [1.2, 1.1, 1.2], grooves: [1.1, 1.1], lean: [0.05, 0, 0.05], gap: [1.6, 1.3, 1.6], bend: 0 },
];
