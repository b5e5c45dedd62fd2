import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { newDataDir, openShop } from "../support/chaos/shop-scene";
import { isRunning, renderWorkersOf } from "../support/render-workers";
import { freePort, kill, processTree, type ShopProcess } from "../support/shop-process";

const folders: string[] = [];
let shop: ShopProcess;

async function open(env: Record<string, string>): Promise<ShopProcess> {
  const dataDir = newDataDir();
  folders.push(dataDir);
  return openShop({ DATA_DIR: dataDir, LOG_LEVEL: "info", ...env });
}

const workersOf = ({ child }: ShopProcess) => renderWorkersOf(child.pid ?? 0);

/** How many workers the shop says are ready. */
async function readyWorkers(metrics: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  return Number(/^dezen_render_workers (\d+)$/m.exec(text)?.[1]);
}

async function until(what: string, holds: () => boolean | Promise<boolean>, limit = 60_000): Promise<void> {
  const end = Date.now() + limit;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`After ${limit} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

let page = 0;
/** Asks for a page that nobody has asked for before. */
async function newPage(): Promise<number> {
  return (await askNewPage()).status;
}

async function askNewPage(): Promise<Response> {
  page += 1;
  const from = { "x-forwarded-for": `10.20.${page % 250}.1` };
  const answer = await fetch(`${shop.url}/cs/search-result?q=205/55R16+nic${page}`, { headers: from });
  await answer.text();
  return answer;
}

const cachedPage = async () => {
  const answer = await fetch(`${shop.url}/cs`);
  await answer.text();
  return [answer.status, answer.headers.get("x-page")];
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe("two render workers", () => {
  let metrics: number;
  // Looked at in this order: a dead worker counts as ready until the shop has heard of its end, and is not replaced before.
  const bothReady = () =>
    until("no two workers", async () => workersOf(shop).length === 2 && (await readyWorkers(metrics)) === 2);
  beforeAll(async () => {
    metrics = await freePort();
    shop = await open({ RENDER_WORKERS: "2", METRICS_PORT: String(metrics) });
    await cachedPage();
  }, 240_000);
  afterAll(() => shop.stop(), 60_000);

  it("are processes of their own beside the one that has the port", () => {
    expect(workersOf(shop)).toHaveLength(2);
  });

  it("kill -9 of one: every page that is asked for meanwhile is answered, and another one takes its place", async () => {
    const [victim = 0, other = 0] = workersOf(shop);
    const asked = Array.from({ length: 12 }, newPage);
    kill(victim);
    const after = Array.from({ length: 6 }, newPage);
    // On a busy machine some wait too long for their turn (503); none is lost with the worker that had it.
    for (const status of await Promise.all([...asked, ...after])) expect([200, 503]).toContain(status);
    expect(shop.output()).not.toContain("No worker could render an answer.");
    await bothReady();
    expect(workersOf(shop)).toContain(other);
    expect(workersOf(shop)).not.toContain(victim);
    expect(shop.output()).toContain("A render worker has ended; another one is started.");
  }, 120_000);

  it("kill -9 of both: cached pages and the API go on, a new page waits for a new worker or says when to come again", async () => {
    for (const pid of workersOf(shop)) kill(pid);
    expect(await cachedPage()).toEqual([200, "hit"]);
    expect((await fetch(`${shop.url}/api/v1/products?category=car-winter`)).status).toBe(200);
    expect((await fetch(`${shop.url}/api/v1/health`)).status).toBe(200);
    const answer = await askNewPage();
    // On a busy machine a worker takes longer to start than anybody is kept waiting.
    if (answer.status !== 200) expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    await bothReady();
    expect(await newPage()).toBe(200);
  }, 120_000);

  it("one that hangs is killed and replaced", async () => {
    const [victim = 0] = workersOf(shop);
    process.kill(victim, "SIGSTOP");
    await until("it is still there", () => !workersOf(shop).includes(victim));
    await bothReady();
    expect(await newPage()).toBe(200);
    expect(shop.output()).toContain("A render worker is killed: it does not answer.");
  }, 180_000);

  it("signals of a terminal or of systemd, which reach every process, end none: the front decides", async () => {
    const before = workersOf(shop);
    for (const pid of before) for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.kill(pid, signal);
    expect(await newPage()).toBe(200);
    expect(workersOf(shop)).toEqual(before);
  });

  it("stop with the shop", async () => {
    const workers = workersOf(shop);
    expect(await shop.stop()).toBe(0);
    expect(workers.filter(isRunning)).toEqual([]);
  });
});

describe("one render worker", () => {
  it("that grows is replaced, and no request fails", async () => {
    shop = await open({ RENDER_WORKERS: "1", RENDER_WORKER_MB: "256" });
    try {
      const [first = 0] = workersOf(shop);
      const failed: number[] = [];
      await until(
        "it has not grown",
        async () => {
          failed.push(...(await Promise.all([newPage(), newPage(), newPage()])).filter((status) => status !== 200));
          return !isRunning(first);
        },
        200_000,
      );
      expect(failed).toEqual([]);
      expect(shop.output()).toContain("A render worker has grown; another one takes its place.");
    } finally {
      await shop.stop();
    }
  }, 240_000);

  it("ends by itself when the process in front is killed", async () => {
    shop = await open({ RENDER_WORKERS: "1" });
    const [worker = 0] = workersOf(shop);
    const tree = processTree(shop.child.pid ?? 0);
    kill(shop.child.pid ?? 0);
    await until("it goes on", () => !isRunning(worker));
    for (const pid of tree) kill(pid);
  }, 240_000);
});
