import { fork } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import { productPaths } from "@/lib/backend/catalogue/present-product";
import type { ProductRow } from "@/lib/backend/catalogue/product-row";
import { quantile } from "@/tests/bench/catalogue/figure";
import type { Judged } from "@/tests/bench/judged";
import { rawServer, sentFor } from "@/tests/bench/pages/measure-pages";
import { flood } from "@/tests/support/flood/request";

const many = 300;
const goal = 50;

const sampled: [name: string, path: string][] = [
  ["page from memory", "/cs"],
  ["health", "/api/v1/health"],
];

/**
 * A visitor who asks meanwhile, by a process of his own: whoever sends three hundred requests at once is busy with them himself.
 * @returns ends the visits, and tells the times of each path, ms
 */
function visit(shop: string): () => Promise<number[][]> {
  const visitor = fork("tests/bench/flood/visitor.mjs", { execArgv: [] });
  const times = new Promise<number[][]>((resolve, reject) => {
    visitor.once("message", (told) => resolve(told as number[][]));
    visitor.once("exit", (code) => reject(new Error(`The visitor ended with ${code}.`)));
  });
  visitor.send({ url: shop, paths: sampled.map(([, path]) => path) });
  return () => {
    visitor.send("enough");
    return times;
  };
}

/** Asked for before the first flood, so that the page is in memory. */
async function warmUp(shop: string): Promise<void> {
  const leave = visit(shop);
  await pause(1000);
  await leave();
}

/** What the machine itself costs whoever comes with such a flood: Node's own server sends everybody the same page, eight floods by turns. */
async function rawFigure(shop: string): Promise<Judged> {
  const raw = await rawServer(await sentFor(`${shop}${sampled[0]?.[1] ?? ""}`));
  const worst: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const leave = visit(raw.url);
    await pause(200);
    await flood("203.0.113.1", raw.url, many, () => "/").answers;
    worst.push(Math.max(...(await leave()).flat()));
  }
  raw.stop();
  return {
    figure: `raw node:http that sends the page from memory, ${many} requests at once`,
    value: `worst ${quantile(worst, 0.5).toFixed(1)} ms, up to ${Math.max(...worst).toFixed(1)}`,
    goal: "the machine's own",
    held: true,
  };
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
  await warmUp(shop);
  const figures = [await rawFigure(shop)];
  for (const [place, [kind, pathOf]] of kinds.entries()) {
    const leave = visit(shop);
    await pause(200);
    await flood(`203.0.113.${place + 1}`, shop, many, pathOf).answers;
    const times = await leave();
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
