import { fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import { productPaths } from "@/lib/backend/catalogue/present-product";
import type { ProductRow } from "@/lib/backend/catalogue/product-row";
import { quantile } from "@/tests/bench/catalogue/figure";
import type { Asked } from "@/tests/bench/flood/flooder";
import type { Judged } from "@/tests/bench/judged";
import { rawServer, sentFor } from "@/tests/bench/pages/measure-pages";

const many = 300;
/** A flood comes from another machine: on this one its program only takes what the shop leaves of the processor. */
const floodNiceness = 19;
/** Most ms that one in a hundred others waits longer than, and that anybody waits. */
const goal = { slowest: 50, worst: 100 };
/** For how long floods of a kind follow each other at least, ms: in one that is over sooner nobody asks a hundred times. */
const minTime = 2_000;

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

type Flooder = { send(asked: Asked): Promise<void>; stop(): void };

/** Starts the program that floods: `send` resolves once all answers have come. */
async function startFlooder(): Promise<Flooder> {
  const program = fork("tests/bench/flood/flooder.ts", { execArgv: ["--import", "tsx"] });
  setPriority(program.pid ?? 0, floodNiceness);
  await once(program, "message");
  return {
    send: async (asked) => {
      const answered = once(program, "message");
      program.send(asked);
      await answered;
    },
    stop: () => program.kill(),
  };
}

/** Asked for before the first flood, so that the page is in memory. */
async function warmUp(shop: string): Promise<void> {
  const leave = visit(shop);
  await pause(1000);
  await leave();
}

/** What the machine itself costs whoever comes with such a flood: Node's own server sends everybody the same page, eight floods by turns. */
async function rawFigure(shop: string, flooder: Flooder): Promise<Judged> {
  const raw = await rawServer(await sentFor(`${shop}${sampled[0]?.[1] ?? ""}`));
  const worst: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const leave = visit(raw.url);
    await pause(200);
    await flooder.send({ client: "203.0.113.1", url: raw.url, paths: Array(many).fill("/") });
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
 * What others wait for while one client sends three hundred requests of an expensive kind at once, each at an address of its own.
 * @param shop its address, @param sql its database
 */
export async function measureFlood(shop: string, sql: postgres.Sql): Promise<Judged[]> {
  const rows = await sql<Pick<ProductRow, "category" | "slug">[]>`select category, slug from product
    order by popularity, id`;
  const tyres = rows.map((row) => productPaths(row).cs);
  const kinds: [name: string, pathOf: (number: number) => string][] = [
    ["pages that nobody has asked for", (number) => tyres[number] ?? ""],
    ["tyres that there are not", (number) => `/cs/zimni-pneumatiky/nikdo-nic-${number}-205-55-r16-91h`],
    ["pictures of pages", (number) => `/img/card/cs-u-cu-czk${tyres.at(-1 - number)?.slice("/cs".length)}.png`],
    ["comparisons", (number) => `/cs/compare?n=${number}`],
    ["searches", (number) => `/cs/search-result?q=205/55R16+nic${number}`],
    ["category calls", (number) => `/api/v1/products?category=car-winter&page=${number + 1}`],
  ];
  await warmUp(shop);
  const flooder = await startFlooder();
  const figures = [await rawFigure(shop, flooder)];
  for (const [place, [kind, pathOf]] of kinds.entries()) {
    const leave = visit(shop);
    await pause(200);
    const begun = performance.now();
    for (let sent = 0; performance.now() - begun < minTime; sent += many) {
      const paths = Array.from({ length: many }, (_, number) => pathOf(sent + number));
      await flooder.send({ client: `203.0.113.${place + 1}`, url: shop, paths });
    }
    const times = await leave();
    for (const [index, [name]] of sampled.entries()) {
      const [median, slowest, worst] = [0.5, 0.99, 1].map((share) => quantile(times[index] ?? [], share).toFixed(1));
      figures.push({
        figure: `${name} beside ${many} ${kind} at once`,
        value: `median ${median}, slowest hundredth ${slowest}, worst ${worst} ms`,
        goal: `≤ ${goal.slowest} and ${goal.worst} ms`,
        held: Number(slowest) <= goal.slowest && Number(worst) <= goal.worst,
      });
    }
  }
  flooder.stop();
  return figures;
}
