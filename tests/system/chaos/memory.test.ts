import { readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import autocannon from "autocannon";
import { noteFigures } from "../../support/chaos/figures";
import { newDataDir, openShop } from "../../support/chaos/shop-scene";
import { until } from "../../support/chaos/until";
import { askAs } from "../../support/flood/request";
import { renderWorkersOf } from "../../support/render-workers";
import type { ShopProcess } from "../../support/shop-process";

const dataDir = newDataDir();
let shop: ShopProcess;
/** Addresses of tyres' pages, `/cs/…`. */
let tyres: string[] = [];

const full = process.env.CHAOS === "full";
const requests = full ? 115_000 : 1_500;
/** Fewer requests have to reach it too. */
const workerMegabytes = full ? 448 : 320;
const visitor = "198.51.100.5";
const cacheMegabytes = 32;
/** What the process in front holds beside the kept pages, MiB: 250, and as much again that V8 has not collected yet. */
const maxFront = 500;
const kept = ["/cs", "/sk/letne-pneumatiky", "/en/terms", "/cs/zimni-pneumatiky/205-55-r16"];

beforeAll(async () => {
  const settings = {
    RENDER_WORKERS: "1",
    RENDER_WORKER_MB: String(workerMegabytes),
    PAGE_CACHE_MB: String(cacheMegabytes),
  };
  shop = await openShop({ DATA_DIR: dataDir, ...settings });
  const addresses = async (path: string) =>
    [...(await askAs(visitor, shop.url, path)).body.matchAll(/<loc>[^<]*?(\/(?:cs|sitemaps)\/[^<]+)<\/loc>/g)].map(
      ([, address]) => String(address),
    );
  const [tyresMap = ""] = (await addresses("/sitemap.xml")).filter((map) => /(?:products|tyres)-cs-1/.test(map));
  tyres = await addresses(tyresMap);
  expect(tyres.length).toBeGreaterThan(3000);
}, 240_000);

afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** The resident memory of a process, MiB; 0 when it has ended. */
function residentOf(pid: number): number {
  try {
    return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
  } catch {
    return 0;
  }
}

/** What is asked for, by how many of a thousand requests, and the address by the request's number. */
const kinds: [share: number, pathOf: (n: number) => string][] = [
  [640, (n) => kept[n % kept.length] ?? ""],
  [80, (n) => `/api/v1/products?category=car-winter&page=${(n % 200) + 1}`],
  [40, (n) => `/api/v1/products?q=${n}`],
  [40, (n) => `/api/v1/search/suggestions?q=${n}`],
  [50, () => "/api/v1/cart"],
  [40, (n) => `/api/v1/nothing/${n}`],
  [60, (n) => `/cs/nothing/here/${n}`],
  [10, (n) => `/nothing-here-${n}`],
  [10, (n) => `/cs/%zz${n}`],
  [10, (n) => String(tyres[n % tyres.length])],
  [5, (n) => `/cs/search-result?q=205/55R16+nic${n}`],
  [5, (n) => `/img/card/cs-u-cu-czk${String(tyres[n % tyres.length]).slice("/cs".length)}.png`],
  [10, (n) => `/cs/cart?n=${n}`],
];
/** The kind of each of a thousand requests, well mixed. */
const mixed = kinds.flatMap(([share], kind) =>
  Array.from({ length: share }, (_, n) => [(n + 0.5) / share, kind] as const),
);
const order = mixed.sort(([one], [other]) => one - other).map(([, kind]) => kind);

let asked = 0;

/** Asks for so many things of all kinds, ten at a time, each for somebody else. */
async function ask(amount: number) {
  const setupRequest: autocannon.Request["setupRequest"] = (request) => {
    asked += 1;
    const pathOf = kinds[order[asked % order.length] ?? 0]?.[1];
    const client = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
    return { ...request, path: pathOf?.(asked) ?? "/", headers: { "x-forwarded-for": client } };
  };
  return autocannon({
    url: shop.url,
    connections: 10,
    amount,
    timeout: 60,
    requests: [{ method: "GET", setupRequest }],
  });
}

const front = () => residentOf(shop.child.pid ?? 0);
const workers = () => renderWorkersOf(shop.child.pid ?? 0).map(residentOf);
const sum = (megabytes: readonly number[]) => megabytes.reduce((all, each) => all + each, 0);

describe(`${requests} requests of all kinds`, () => {
  it("leave the shop within the memory that its settings allow", async () => {
    const begun = performance.now();
    const held = [[front(), sum(workers())]];
    const answers: Record<string, number> = {};
    for (let part = 0; part < 4; part += 1) {
      const { statusCodeStats = {}, errors } = await ask(requests / 4);
      for (const [status, { count = 0 }] of Object.entries(statusCodeStats))
        answers[status] = (answers[status] ?? 0) + count;
      answers.none = (answers.none ?? 0) + errors;
      held.push([front(), sum(workers())]);
    }
    const settled = await until(() => workers().length === 1 && sum(workers()) <= workerMegabytes, 60_000);
    const seconds = Math.round((performance.now() - begun) / 1000);
    const replaced = shop.output().match(/A render worker has grown/g)?.length ?? 0;
    noteFigures(
      `front + workers ${held.map((pair) => pair.join(" + ")).join(", ")}, at last ${front()} + ${sum(workers())} MiB; ` +
        `workers replaced ${replaced} times; answers ${JSON.stringify(answers)} in ${seconds} s`,
    );
    const failed = Object.entries(answers).filter(([status]) => !/^[234]/.test(status));
    expect(sum(failed.map(([, count]) => count))).toBeLessThanOrEqual(requests / 100);
    expect(replaced).toBeGreaterThan(0);
    for (const [ofFront = 0, ofWorkers = 0] of held) {
      expect(ofFront).toBeLessThan(cacheMegabytes + maxFront);
      expect(ofWorkers).toBeLessThan(2 * workerMegabytes);
    }
    expect(settled).toBeDefined();
  }, 1_500_000);
});
