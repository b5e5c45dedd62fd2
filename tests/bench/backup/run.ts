import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { disconnect, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import { storeLargeCatalogue } from "@/tests/bench/catalogue/large-catalogue";

const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;

/** A command in a process of its own, on the database of `DATABASE_URL`; its heap could not hold the file. */
async function measure(command: "backup" | "restore", ...args: string[]): Promise<void> {
  const heap = ["--max-old-space-size=64", "--max-semi-space-size=4"];
  const started = performance.now();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...heap, "--import", "tsx", "tests/bench/backup/measured.ts", command, ...args],
    { encoding: "utf8" },
  );
  const seconds = (performance.now() - started) / 1000;
  console.info(`${command.padEnd(8)} ${seconds.toFixed(1)} s, peak memory ${mebibytes(Number(stdout))}`);
}

/** `npm run bench:backup [-- tyres]`: how long both commands take with a large catalogue, and how much memory. */
const [tyres = 200_000] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), "dezen-bench-"));
try {
  await withBenchDatabase(async () => {
    console.info(`Building a catalogue of ${tyres.toLocaleString("en")} tyres …`);
    await withOwnConnection((own) => storeLargeCatalogue(own, tyres));
    await disconnect();
    const file = join(folder, "shop.gz");
    await measure("backup", file);
    console.info(`file     ${mebibytes(statSync(file).size)}`);
    await measure("restore", file, "--replace");
  });
} finally {
  rmSync(folder, { recursive: true });
}
