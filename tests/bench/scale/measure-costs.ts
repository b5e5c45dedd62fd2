import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { withBenchShop } from "@/tests/bench/bench-shop";
import { newShopper } from "@/tests/bench/lists/shoppers";
import { bear } from "@/tests/bench/load";
import { addressesOf } from "@/tests/bench/zipf/addresses";
import { renderWorkersOf } from "@/tests/support/render-workers";
import { processTree } from "@/tests/support/shop-process";

/** What something costs: milliseconds of a core in the process with the port, in the one that renders, in PostgreSQL. */
export type Cost = { front: number; worker: number; database: number };

export type Costs = {
  /** A page from memory, and one from disk. */
  hit: Cost;
  disk: Cost;
  /** A tyre's page made, with its calls of the API. */
  render: Cost;
  /** A tyre put into the cart; the cart read, which every page does in the browser of a visitor who has one. */
  add: Cost;
  cart: Cost;
  /** An order placed, with stock, lines and mail. */
  order: Cost;
  /** A kept page in memory, KiB. */
  page: number;
};

/** So many pages are made; the memory of 8 MiB holds about two hundred, so the first ones come from disk afterwards. */
const [made, fromDisk] = [500, 150];
/** Shoppers who come. */
const come = 300;
/** A page is on disk so long after it was made, ms; and mails are sent. */
const settled = 8_000;

/** Linux counts a process's time in hundredths of a second (proc(5), `utime` and `stime`). */
const tick = 10;

function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const [, fields = ""] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    return sum + ((user ?? 0) + (system ?? 0)) * tick;
  }, 0);
}

const isPostgres = (pid: number) => readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "postgres";

/** Tells what the processes of a shop have used until now. @param pid the shop's */
function used(pid: number): Cost {
  const workers = renderWorkersOf(pid);
  const shop = processTree(pid);
  const servers = processTree(process.pid).filter((child) => !shop.includes(child) && isPostgres(child));
  return {
    front: cpuOf(shop.filter((child) => !workers.includes(child))),
    worker: cpuOf(workers),
    database: cpuOf(servers),
  };
}

/** Does something for each, two at a time. */
async function forEach<Each>(all: readonly Each[], work: (each: Each, index: number) => Promise<unknown>) {
  const left = all.entries();
  const one = async () => {
    for (const [index, each] of left) await work(each, index);
  };
  await Promise.all([one(), one()]);
}

/** Measures what things cost in the shop as `npm start` serves it, by the processor time of its processes. */
export async function measureCosts(): Promise<Costs> {
  let costs: Costs | undefined;
  await withBenchShop({ TRUSTED_PROXIES: "1", PAGE_CACHE_MB: "8" }, async ({ shop, sql }) => {
    const pid = shop.child.pid ?? 0;
    /** @param work returns how many times it has been done */
    const costOf = async (work: () => Promise<number>): Promise<Cost> => {
      const before = used(pid);
      const times = await work();
      const after = used(pid);
      const each = (where: keyof Cost) => (after[where] - before[where]) / times;
      return { front: each("front"), worker: each("worker"), database: each("database") };
    };
    let bytes = 0;
    const look = async (path: string, index: number, how: string) => {
      const headers = { "accept-encoding": "br", "x-forwarded-for": `10.1.${index >> 8}.${index % 256}` };
      const answer = await fetch(shop.url + path, { headers });
      await answer.text();
      const told = `${answer.status} ${answer.headers.get("x-page")}`;
      if (told !== `200 ${how}`) throw new Error(`${path}: ${told}`);
      bytes += Number(answer.headers.get("content-length"));
    };
    const paths = (await addressesOf(sql, made + 103)).slice(103).map(({ path }) => path);
    const warming = (await addressesOf(sql, 103)).map(({ path }) => path);
    await forEach(warming, (path, index) => look(path, index, "miss"));
    bytes = 0;
    const render = await costOf(async () => {
      await forEach(paths, (path, index) => look(path, index + 200, "miss"));
      return paths.length;
    });
    const page = bytes / paths.length / 1024 + 4; // with its head and tags: see `bytesOf`
    await pause(settled);
    const disk = await costOf(async () => {
      await forEach(paths.slice(0, fromDisk), (path, index) => look(path, index + 1000, "hit"));
      return fromDisk;
    });
    const hit = await costOf(async () => {
      const [seconds, headers] = [5, { "accept-encoding": "br" }];
      const { rate, failed } = await bear({ url: `${shop.url}${paths[0]}`, headers }, seconds, 8);
      if (failed > 0) throw new Error(`${failed} pages from memory failed`);
      return rate * seconds;
    });
    const tyres = await sql<{ id: number }[]>`
      select id from product where active and stock > 20 order by md5(id::text) limit ${come}`;
    const met = { listing: [], cart: [], order: [], failures: [] };
    const shoppers = tyres.map(({ id }) => ({ id, shopper: newShopper(shop.url, met) }));
    const done = (work: (each: (typeof shoppers)[number]) => Promise<void>) =>
      costOf(async () => {
        await forEach(shoppers, work);
        await pause(settled); // mails are sent
        return shoppers.length;
      });
    const add = await done(({ id, shopper }) => shopper.add(id));
    const cart = await done(({ shopper }) => shopper.look());
    const order = await done(({ shopper }) => shopper.buy());
    if (met.failures.length > 0) throw new Error(met.failures.join("\n"));
    costs = { hit, disk, render, add, cart, order, page };
  });
  if (!costs) throw new Error("nothing was measured");
  return costs;
}
