/** A line of the table of `npm run bench`: what was measured, in words, what was asked for, and whether it holds. */
export type Judged = { figure: string; value: string; goal: string; held: boolean };

/** All figures as one table, with a last line that counts what holds. */
export function judgedTable(figures: readonly Judged[]): string {
  const rows = [
    ["figure", "measured", "goal", ""],
    ...figures.map(({ figure, value, goal, held }) => [figure, value, goal, held ? "held" : "NOT HELD"]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const held = figures.filter((figure) => figure.held).length;
  return [...lines, "", `${held} of ${figures.length} goals held.`].join("\n");
}

/** A share as a percentage without places. */
export const percent = (share: number) => `${Math.round(share * 100)} %`;
