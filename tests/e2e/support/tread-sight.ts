import type { Page } from "@playwright/test";

/** A picture as it is compared: cells across and along the tread, each with how much lighter it gets to the right and downwards. */
const across = 24;
const along = 42;
const rowLength = 2 * across;

/** What a person sees of a drawn tread in a row of a list: where it gets lighter or darker, not how light it is. */
export type TreadSight = { upright: Edges; upsideDown: Edges };

/** Row after row, with the sum of the squares of each. */
type Edges = { values: Float32Array; strengths: Float32Array };

/**
 * Looks at drawn treads at the size they have in a row, with the cylinder rolled out, so that a pitch is equally long everywhere.
 * @param page any page of the shop
 * @param paths addresses of the drawings
 */
export async function lookAt(page: Page, paths: readonly string[]): Promise<TreadSight[]> {
  const rows = await page.evaluate(
    async ({ paths, across, along }) => {
      const [width, height, shoulder] = [91, 120, 7];
      const radius = (316 / 300) * height;
      const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", {
        willReadFrequently: true,
      });
      if (!context) throw new Error("No canvas.");
      const seen = width - 2 * shoulder;
      /** Lightness of the cells of a row against the row's: the light falls off towards the ends. */
      const rowAt = (index: number, cells: number, rows: number) => {
        const y = Math.round(radius * (1 + Math.sin(-0.9 + (0.82 * index) / rows)));
        const { data } = context.getImageData(shoulder, y - 1, seen, 3);
        const sums = Array.from({ length: cells }, () => ({ light: 0, count: 0 }));
        for (let at = 0; at < data.length / 4; at += 1) {
          const cell = sums[Math.floor(((at % seen) * cells) / seen)];
          if (!cell) continue;
          cell.light += data[at * 4 + 1] ?? 0;
          cell.count += 1;
        }
        const light = sums.map((cell) => cell.light / cell.count);
        const mean = light.reduce((sum, value) => sum + value, 0) / cells || 1;
        return light.map((value) => value / mean);
      };
      // A faint edge counts little, a plain one as much as the edge of a wide black groove.
      const edge = (from = 0, to = 0) => Math.tanh((to - from) / 0.25);
      const all: number[][] = [];
      for (const path of paths) {
        const image = new Image();
        image.src = path;
        await image.decode();
        context.clearRect(0, 0, width, height);
        context.drawImage(image, 0, 0, width, height);
        const rows = Array.from({ length: along + 2 }, (_, index) => rowAt(index, across + 2, along + 2));
        const inner = Array.from({ length: across }, (_, index) => index + 1);
        all.push(
          rows.slice(1, -1).flatMap((row, index) => {
            const [above, below] = [rows[index], rows[index + 2]];
            return [
              ...inner.map((x) => edge(row[x - 1], row[x + 1])),
              ...inner.map((x) => edge(above?.[x], below?.[x])),
            ];
          }),
        );
      }
      return all;
    },
    { paths, across, along },
  );
  return rows.map((edges) => ({ upright: edgesOf(edges), upsideDown: edgesOf(turnedOver(edges)) }));
}

const rowsOf = (edges: number[]) =>
  Array.from({ length: along }, (_, row) => edges.slice(row * rowLength, (row + 1) * rowLength));

const turnedOver = (edges: number[]) =>
  rowsOf(edges)
    .reverse()
    .flatMap((row) => row.map((value, x) => (x < across ? value : -value)));

const edgesOf = (edges: number[]): Edges => ({
  values: Float32Array.from(edges),
  strengths: Float32Array.from(rowsOf(edges), (row) => row.reduce((sum, value) => sum + value * value, 0)),
});

/** How much of their edges two pictures have in common when the other one is moved and stretched along the tread. */
function common(one: Edges, other: Edges, move: number, stretch: number): number {
  const { values } = one;
  const { values: others } = other;
  let both = 0;
  let strength = 0;
  let otherStrength = 0;
  for (let row = 0; row < along; row += 1) {
    const otherRow = Math.round((row - along / 2) * stretch + along / 2 + move);
    if (otherRow < 0 || otherRow >= along) continue;
    strength += one.strengths[row] as number;
    otherStrength += other.strengths[otherRow] as number;
    const [from, otherFrom] = [row * rowLength, otherRow * rowLength];
    for (let x = 0; x < rowLength; x += 1) both += (values[from + x] as number) * (others[otherFrom + x] as number);
  }
  return both / Math.sqrt(strength * otherStrength || 1);
}

/**
 * How unlike two treads are to a person: wherever on the tread the pictures begin, a little longer or shorter in the pitch, or
 * leaning the other way. 0 is the same, about 1 pictures that have nothing to do with each other.
 */
export function unlikeness(one: TreadSight, other: TreadSight): number {
  let most = -1;
  for (const edges of [other.upright, other.upsideDown])
    for (const stretch of [0.88, 1, 1.12])
      for (let move = -8; move <= 8; move += 1) most = Math.max(most, common(one.upright, edges, move, stretch));
  return 1 - most;
}
