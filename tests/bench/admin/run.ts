import { measureBeside } from "@/tests/bench/admin/measure-beside";
import { measureLists } from "@/tests/bench/admin/measure-lists";
import { measureMoves } from "@/tests/bench/admin/measure-moves";
import { measurePage } from "@/tests/bench/admin/measure-page";
import { measurePrices } from "@/tests/bench/admin/measure-prices";
import { close, enter, openOffice, timesOf, told } from "@/tests/bench/admin/office";
import { withBenchShop } from "@/tests/bench/bench-shop";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import { type Judged, judgedTable } from "@/tests/bench/judged";

/**
 * `npm run bench:admin [-- orders]`: how fast the merchant's office is with an archive of a hundred thousand orders, and beside one of
 * a tenth. The calls are made in this process, the page is asked from a built shop.
 */
const [orders = 100_000] = process.argv.slice(2).map(Number);
const figures: Judged[] = [];

/** Keeps figures for the table, and says at once what they are. */
function note(...measured: Judged[]): void {
  figures.push(...measured);
  for (const { figure, value, goal, held } of measured)
    console.info(`${figure}: ${value} (${goal}: ${held ? "held" : "NOT HELD"})`);
}

await withBenchShop({}, async ({ shop, databaseUrl }) => {
  process.env.DATABASE_URL = databaseUrl;
  const started = performance.now();
  const large = await openOffice(orders);
  console.info(`${orders.toLocaleString("en")} orders in ${Math.round((performance.now() - started) / 1000)} s`);
  await withBenchDatabase(async () => {
    const small = await openOffice(orders / 10);
    enter(large);
    // The least that a call does tells how busy the machine is with other things.
    console.info(`whose session it is: ${told(await timesOf(large, 200, () => ["GET /session"]))}`);
    await measureLists(small, large, note);
    await close(small);
  });
  note(...(await measurePage(shop.url, large)));
  note(...(await measureBeside(shop.url, large)));
  note(await measureMoves(large));
  note(...(await measurePrices(large)));
  await close(large);
});
console.info(`\n${judgedTable(figures)}\n\nTimes: median / p95. Node ${process.version}.`);
process.exitCode = figures.every(({ held }) => held) ? 0 : 1;
