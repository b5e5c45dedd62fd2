/** One line of the table. Times are ms unless the figure's name says otherwise. */
export type Figure = { figure: string; median: number; p95: number | null; n: number };

const ascending = (values: number[]) => values.toSorted((a, b) => a - b);

/** The value below which `share` of all values lie. */
export function quantile(values: number[], share: number): number {
  const sorted = ascending(values);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Times `work` `n` times, one after the other, after a few runs that don't count. */
export async function measure(figure: string, n: number, work: (run: number) => Promise<unknown>): Promise<Figure> {
  for (let run = 0; run < 10; run += 1) await work(run);
  const times: number[] = [];
  for (let run = 0; run < n; run += 1) {
    const started = performance.now();
    await work(run);
    times.push(performance.now() - started);
  }
  return { figure, median: quantile(times, 0.5), p95: quantile(times, 0.95), n };
}

const digits = (value: number | null) =>
  value === null ? "–" : value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(1);

/** All figures as one table. */
export function tableOf(figures: Figure[]): string {
  const rows = [
    ["figure", "median", "p95", "n"],
    ...figures.map(({ figure, median, p95, n }) => [figure, digits(median), digits(p95), n.toLocaleString("en")]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ");
  return rows.map(line).join("\n");
}
