import { disconnect } from "@/lib/backend/kernel/database/connect";
import { withBenchShop } from "@/tests/bench/bench-shop";
import { measureCart } from "@/tests/bench/cart/measure-cart";
import { measureGrowth } from "@/tests/bench/growth/measure-growth";
import { type Judged, judgedTable } from "@/tests/bench/judged";
import { measureMemory } from "@/tests/bench/memory/measure-memory";
import { measurePages } from "@/tests/bench/pages/measure-pages";
import { servePeer } from "@/tests/bench/peer/serve-peer";
import { measureRender } from "@/tests/bench/render/measure-render";

/** `npm run bench [-- pages,cart,render,growth,memory]`: every goal of speed in one run, in one table. */
const [asked] = process.argv.slice(2);
const wanted = (part: string) => !asked || asked.split(",").includes(part);
const figures: Judged[] = [];

async function part(name: string, measure: () => Promise<Judged[]>): Promise<void> {
  if (!wanted(name)) return;
  const started = performance.now();
  figures.push(...(await measure()));
  console.info(`${name}: measured in ${Math.round((performance.now() - started) / 1000)} s`);
}

if (["pages", "cart", "render"].some(wanted)) {
  await withBenchShop({}, async ({ shop, databaseUrl, sql }) => {
    await part("pages", () => measurePages(shop.url));
    if (!["cart", "render"].some(wanted)) return;
    const peer = await servePeer(databaseUrl);
    process.env.DATABASE_URL = databaseUrl;
    await part("render", () => measureRender(shop.url, peer.url));
    await disconnect();
    await part("cart", () => measureCart(shop.url, peer.url, sql));
    await peer.stop();
    delete process.env.DATABASE_URL;
  });
}
if (wanted("memory")) {
  // Small, so that pages have to make room for others long before the end.
  await withBenchShop({ PAGE_CACHE_MB: "64" }, async ({ shop, sql }) => {
    await part("memory", () => measureMemory(shop, sql));
  });
}
await part("growth", measureGrowth);
console.info(`\n${judgedTable(figures)}\n\nNode ${process.version}.`);
process.exitCode = figures.every(({ held }) => held) ? 0 : 1;
