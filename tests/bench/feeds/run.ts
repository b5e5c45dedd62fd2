import { execFileSync } from "node:child_process";
import { disconnect, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { feedNames } from "@/lib/contract/feeds";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import { storeLargeCatalogue } from "@/tests/bench/catalogue/large-catalogue";

type Taken = { ms: number; bytes: number; grown: number };

/** Read in a process of its own whose heap could not hold the feed: it has to be streamed to end at all. */
function read(name: string): Taken {
  const heap = ["--max-old-space-size=64", "--max-semi-space-size=2"];
  const path = "tests/bench/feeds/read.ts";
  return JSON.parse(execFileSync(process.execPath, [...heap, "--import", "tsx", path, name], { encoding: "utf8" }));
}

/** `npm run bench:feeds [-- tyres]`: how long the feeds of a large catalogue take, and how much memory. */
const [tyres = 200_000] = process.argv.slice(2).map(Number);
const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MiB`;

await withBenchDatabase(async () => {
  console.info(`Building a catalogue of ${tyres.toLocaleString("en")} tyres …`);
  await withOwnConnection((own) => storeLargeCatalogue(own, tyres));
  await disconnect();
  for (const name of feedNames) {
    const { ms, bytes, grown } = read(name);
    console.info(
      `${name.padEnd(12)} ${(ms / 1000).toFixed(1)} s, ${mebibytes(bytes)}, memory grown by ${mebibytes(grown)}`,
    );
  }
});
