import type postgres from "postgres";
import { productPaths } from "@/lib/backend/catalogue/present-product";
import type { ProductRow } from "@/lib/backend/catalogue/product-row";
import { quantile } from "@/tests/bench/catalogue/figure";
import type { Judged } from "@/tests/bench/judged";
import { askAs, flood } from "@/tests/support/flood/request";

const many = 300;
const goal = 50;

/** A visitor who is no part of the flood. */
const visitor = "198.51.100.5";
const sampled: [name: string, path: string][] = [
  ["page from memory", "/cs"],
  ["health", "/api/v1/health"],
];

/** Times of one request after another until the flood is over, ms. */
async function timesUntil(over: Promise<unknown>, shop: string, path: string): Promise<number[]> {
  const times: number[] = [];
  let flooded = true;
  over.then(() => {
    flooded = false;
  });
  while (flooded) {
    const started = performance.now();
    const { status } = await askAs(visitor, shop, path);
    if (status !== 200) throw new Error(`${path} answered ${status} to somebody else.`);
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
}

/**
 * What others wait for while one client sends three hundred requests of an expensive kind at once.
 * @param shop its address, @param sql its database
 */
export async function measureFlood(shop: string, sql: postgres.Sql): Promise<Judged[]> {
  const rows = await sql<Pick<ProductRow, "category" | "slug">[]>`select category, slug from product
    order by popularity, id limit ${2 * many}`;
  const tyres = rows.map((row) => productPaths(row).cs);
  const kinds: [name: string, pathOf: (number: number) => string][] = [
    ["pages that nobody has asked for", (number) => tyres[number] ?? ""],
    ["pictures of pages", (number) => `/img/card/cs-u-cu-czk${tyres[many + number]?.slice("/cs".length)}.png`],
    ["comparisons", (number) => `/cs/compare?n=${number}`],
    ["searches", (number) => `/cs/search-result?q=205/55R16+nic${number}`],
    ["category calls", (number) => `/api/v1/products?category=car-winter&page=${number + 1}`],
  ];
  const figures: Judged[] = [];
  for (const [place, [kind, pathOf]] of kinds.entries()) {
    const { answers } = flood(`203.0.113.${place + 1}`, shop, many, pathOf);
    const times = await Promise.all(sampled.map(([, path]) => timesUntil(answers, shop, path)));
    for (const [index, [name]] of sampled.entries()) {
      const [median, slowest, worst] = [0.5, 0.99, 1].map((share) => quantile(times[index] ?? [], share).toFixed(1));
      figures.push({
        figure: `${name} beside ${many} ${kind} at once`,
        value: `median ${median}, slowest hundredth ${slowest}, worst ${worst} ms`,
        goal: `slowest hundredth ≤ ${goal} ms`,
        held: Number(slowest) <= goal,
      });
    }
  }
  return figures;
}
