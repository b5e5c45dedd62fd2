import { disconnect } from "@/lib/backend/kernel/database/connect";
import { withBenchShop } from "@/tests/bench/bench-shop";
import { measureCart } from "@/tests/bench/cart/measure-cart";
import { measureFlood } from "@/tests/bench/flood/measure-flood";
import { measureGrowth } from "@/tests/bench/growth/measure-growth";
import { type Judged, judgedTable } from "@/tests/bench/judged";
import { measureMemory } from "@/tests/bench/memory/measure-memory";
import { measureMissing } from "@/tests/bench/missing/measure-missing";
import { measurePages } from "@/tests/bench/pages/measure-pages";
import { servePeer } from "@/tests/bench/peer/serve-peer";
import { measureRender } from "@/tests/bench/render/measure-render";
import { measureZipf } from "@/tests/bench/zipf/measure-zipf";

/**
 * `npm run bench [-- pages,missing,cart,render,flood,zipf,growth,memory]`: every goal of speed in one run, in one table. `zipf=2:6000`
 * measures for two minutes instead of ten, over 6,000 addresses instead of 60,000.
 */
const [asked] = process.argv.slice(2);
const parts = new Map(asked?.split(",").map((part) => part.split("=", 2) as [string, string | undefined]));
const wanted = (part: string) => !asked || parts.has(part);
const figures: Judged[] = [];

async function part(name: string, measure: () => Promise<Judged[]>): Promise<void> {
  if (!wanted(name)) return;
  const started = performance.now();
  figures.push(...(await measure()));
  console.info(`${name}: measured in ${Math.round((performance.now() - started) / 1000)} s`);
}

if (["pages", "missing", "cart", "render", "flood"].some(wanted)) {
  await withBenchShop({}, async ({ shop, databaseUrl, sql }) => {
    await part("pages", () => measurePages(shop.url));
    await part("missing", () => measureMissing(shop.url));
    await part("flood", () => measureFlood(shop.url, sql));
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
if (wanted("zipf")) {
  await withBenchShop({}, async (bench) => {
    const [minutes, addresses] = parts.get("zipf")?.split(":").map(Number) ?? [];
    await part("zipf", () => measureZipf(bench, { minutes, addresses }));
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
