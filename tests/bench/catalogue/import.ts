import { execFile } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { eanCheckDigit } from "@/lib/domain/ean";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import type { Figure } from "@/tests/bench/catalogue/figure";

/** What importing a generated list took. Memory: the most the importing process ever had, in MiB. */
export type ImportFigures = { rows: number; seconds: number; rowsPerSecond: number; peakMemoryMb: number };

const brands = ["Continental", "Barum", "Michelin", "Nokian Tyres", "Matador", "Sava", "Pirelli", "Hankook"];
const widths = [165, 175, 185, 195, 205, 215, 225, 235, 245, 255];
const profiles = [40, 45, 50, 55, 60, 65];
const symbols = ["T", "H", "V", "W"];
const seasons = ["letní", "zimní", "celoroční"];

/** A list as a wholesaler sends it: full names, decimal commas, capped stock, labels; every row another tyre. */
function* lines(rows: number): Generator<string> {
  yield "EAN;Výrobce;Dezén;Název;Šířka;Profil;Ráfek;LI;SI;Sezóna;Cena s DPH (Kč);Sklad;Valivý odpor;Přilnavost na mokru;Hlučnost dB\n";
  for (let row = 0; row < rows; row++) {
    const pick = <Value>(list: readonly Value[], step: number) => list[Math.floor(row / step) % list.length];
    const brand = pick(brands, 1);
    const pattern = `Vzor ${Math.floor(row / 480) % 200}`;
    const [width, profile, rim] = [pick(widths, 8), pick(profiles, 80), 15 + (row % 6)];
    const [load, symbol] = [80 + (row % 31), pick(symbols, 3)];
    const digits = `859${String(row).padStart(9, "0")}`;
    const cells = [
      ...[`${digits}${eanCheckDigit(digits)}`, brand, pattern],
      `Pneu ${brand} ${pattern} ${width}/${profile} R${rim} ${load}${symbol}`,
      ...[width, profile, `R${rim}`, load, symbol, pick(seasons, 5), `${1200 + (row % 4000)},50`],
      ...[row % 9 === 0 ? ">20" : row % 20, "BCD"[row % 3], "ABC"[row % 3], 68 + (row % 5)],
    ];
    yield `${cells.join(";")}\n`;
  }
}

/** The limits that `npm run catalogue:import` gives its process. */
const limits = ["--single-threaded", "--max-semi-space-size=4", "--max-old-space-size=128"];

/**
 * Imports a generated list of `rows` rows in a process of its own into the database of `DATABASE_URL`, which must be
 * migrated.
 */
export async function measureImport(rows: number): Promise<ImportFigures> {
  const folder = mkdtempSync(join(tmpdir(), "dezen-import-"));
  const file = join(folder, `list-${rows}.csv`);
  try {
    await pipeline(Readable.from(lines(rows)), createWriteStream(file));
    const child = [...limits, "--import", "tsx", "tests/bench/catalogue/import-process.ts", file];
    const { stdout } = await promisify(execFile)(process.execPath, child, { maxBuffer: 1e8 });
    const { seconds, memory, added }: { seconds: number; memory: number; added: number } = JSON.parse(stdout);
    if (added !== rows)
      throw new Error(`Of ${rows} rows ${added} were added: the generated list is not as it should be.`);
    return { rows, seconds, rowsPerSecond: Math.round(rows / seconds), peakMemoryMb: Math.round(memory / 2 ** 20) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rate and memory of importing each number of rows into an empty database of its own: the memory must not grow. */
export async function importFigures(sizes: readonly number[] = [5_000, 50_000]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const rows of sizes) {
    await withBenchDatabase(async () => {
      const { seconds, rowsPerSecond, peakMemoryMb } = await measureImport(rows);
      const what = `importing a list of ${rows.toLocaleString("en")} rows`;
      figures.push({ figure: what, median: seconds * 1000, p95: null, n: 1 });
      figures.push({ figure: `${what}, rows/s`, median: rowsPerSecond, p95: null, n: 1 });
      figures.push({ figure: `${what}, peak memory in MiB`, median: peakMemoryMb, p95: null, n: 1 });
    });
  }
  return figures;
}
