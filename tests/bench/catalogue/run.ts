import { disconnect, withOwnConnection } from "@/lib/backend/kernel/database/connect";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import { type Figure, tableOf } from "@/tests/bench/catalogue/figure";
import { importFigures } from "@/tests/bench/catalogue/import";
import { storeLargeCatalogue } from "@/tests/bench/catalogue/large-catalogue";
import { readFigures } from "@/tests/bench/catalogue/read-figures";

/** `npm run bench:catalogue [-- tyres [runs]]`: how fast a large catalogue is, measured in a database of its own. */
const [tyres = 50_000, runs = 200] = process.argv.slice(2).map(Number);
const figures: Figure[] = [];

await withBenchDatabase(async () => {
  console.info(`Building a catalogue of ${tyres.toLocaleString("en")} tyres …`);
  const started = performance.now();
  await withOwnConnection((own) => storeLargeCatalogue(own, tyres));
  figures.push({
    figure: "generating and storing the catalogue",
    median: performance.now() - started,
    p95: null,
    n: 1,
  });
  console.info("Measuring how it is read …");
  figures.push(...(await readFigures(runs)));
  await disconnect();
});
console.info("Measuring how lists are imported …");
figures.push(...(await importFigures()));
console.info(`\n${tableOf(figures)}\n\nTimes in ms; ${tyres.toLocaleString("en")} tyres; Node ${process.version}.`);
