import { measureLists } from "@/tests/bench/admin/measure-lists";
import { measureMoves } from "@/tests/bench/admin/measure-moves";
import { measurePage } from "@/tests/bench/admin/measure-page";
import { close, openOffice } from "@/tests/bench/admin/office";
import { withBenchShop } from "@/tests/bench/bench-shop";
import { withBenchDatabase } from "@/tests/bench/catalogue/bench-database";
import { type Judged, judgedTable } from "@/tests/bench/judged";

/**
 * `npm run bench:admin [-- orders]`: how fast the merchant's office is with an archive of a hundred thousand orders, and beside one of
 * a tenth. The calls are made in this process, the page is asked from a built shop.
 */
const [orders = 100_000] = process.argv.slice(2).map(Number);
const figures: Judged[] = [];

await withBenchShop({}, async ({ shop, databaseUrl }) => {
  process.env.DATABASE_URL = databaseUrl;
  const started = performance.now();
  const large = await openOffice(orders);
  console.info(`${orders.toLocaleString("en")} orders in ${Math.round((performance.now() - started) / 1000)} s`);
  await withBenchDatabase(async () => {
    const small = await openOffice(orders / 10);
    figures.push(...(await measureLists(small, large)));
    await close(small);
  });
  figures.push(...(await measurePage(shop.url, large)));
  figures.push(await measureMoves(large));
  await close(large);
});
console.info(`\n${judgedTable(figures)}\n\nTimes: median / p95. Node ${process.version}.`);
process.exitCode = figures.every(({ held }) => held) ? 0 : 1;
