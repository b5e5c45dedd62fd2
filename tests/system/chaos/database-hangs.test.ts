import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { noteFigures } from "../../support/chaos/figures";
import { connectTo, mailDone, orderFaults, withoutMail } from "../../support/chaos/kept-orders";
import { type Acknowledged, askOnce, byStatus, longest, startLoad } from "../../support/chaos/load";
import { keptPages, type Scene, shopOnOwnPostgres } from "../../support/chaos/shop-scene";
import { type TcpBetween, tcpBetween } from "../../support/chaos/tcp-between";
import { until } from "../../support/chaos/until";

/** What anybody waits for at most: eight seconds of a call, and what a busy machine adds to it, ms. */
const bound = 12_000;
const [landing = ""] = keptPages;

let scene: Scene;
let between: TcpBetween;
const acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  scene = await shopOnOwnPostgres({
    settings: { max_connections: "40" },
    between: async ({ url, port }) => {
      between = await tcpBetween(port);
      return url.replace(`:${port}/`, `:${between.port}/`);
    },
  });
}, 180_000);

afterAll(async () => {
  await scene?.close();
  await between?.close();
}, 60_000);

const sells = async () => (await askOnce(`${scene.shop.url}/api/v1/products?limit=5`, "list")).answered.status === 200;

/** Load while the database hangs; what came of it. */
async function loadWhile(hang: () => void, end: () => void, from: number) {
  const { shop, products } = scene;
  const load = startLoad({ url: shop.url, products, buyers: 3, pages: keptPages, from });
  await pause(1500);
  hang();
  const gone = performance.now();
  const page = await askOnce(`${shop.url}/cs/letni-pneumatiky/195-65-r15`, "page that is not kept");
  await pause(10_000 - (performance.now() - gone));
  const back = performance.now();
  end();
  const recovered = await until(sells, 30_000);
  await pause(1000);
  await load.stop();
  acknowledged.push(...load.acknowledged);
  const kept = load.answers.filter(({ what, at }) => keptPages.includes(what) && at > gone && at < back);
  return { load, page, kept, recovered };
}

describe("the database hangs", () => {
  it.each([
    ["stopped with all its sessions (SIGSTOP)", 0],
    ["behind a line that swallows every byte", 100_000],
  ] as const)(
    "%s: calls end with 503 in time, kept pages go on, and it recovers by itself",
    async (how, from) => {
      const { postgres, sql, stock, dataDir } = scene;
      const [hang, end] =
        from === 0 ? [postgres.freeze, postgres.thaw] : [() => between.swallow(true), () => between.swallow(false)];
      const { load, page, kept, recovered } = await loadWhile(hang, end, from);
      noteFigures(
        `calls at most ${longest(load.answers)} ms, ${kept.length} kept pages 200 (longest ${longest(kept)} ms), ` +
          `${load.acknowledged.length} orders kept, back after ${recovered} ms`,
      );
      expect([how, page.answered.status, page.answered.retryAfter]).toEqual([how, 503, "5"]);
      expect(page.answered.ms).toBeLessThan(bound);
      expect(Object.keys(byStatus(kept))).toEqual(["200"]);
      expect(longest(kept)).toBeLessThan(5500); // the first one waits for a new page, four seconds
      expect(longest(load.answers)).toBeLessThan(bound);
      const statuses = Object.keys(byStatus(load.answers)).map(Number);
      expect(statuses.filter((status) => status < 200 || status === 500)).toEqual([]);
      expect(statuses).toContain(503);
      expect(recovered).toBeDefined();
      expect(await orderFaults(sql, acknowledged, stock)).toEqual([]);
      expect(await mailDone(sql)).toBe(true);
      expect(withoutMail(dataDir, acknowledged)).toEqual([]);
    },
    150_000,
  );

  it("every connection taken by others: 503, not 500, and it sells again when they let go", async () => {
    const { postgres, shop, sql } = scene;
    expect(await until(sells)).toBeDefined();
    // The shop's connections are closed by the server, and what becomes free is taken at once by others.
    const others = Array.from({ length: 40 }, () => connectTo(postgres.url));
    const take = async () => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'dezen%'`;
      await Promise.allSettled(others.map((other) => other`select 1`));
    };
    const refused = await until(async () => {
      await take();
      const { answered } = await askOnce(`${shop.url}/api/v1/products?limit=3`, "list");
      expect([200, 503]).toContain(answered.status);
      return answered.status === 503 && answered.retryAfter !== null;
    });
    expect(refused).toBeDefined();
    expect((await askOnce(`${shop.url}${landing}`, landing)).answered.status).toBe(200);
    await Promise.all(others.map((other) => other.end({ timeout: 1 })));
    const recovered = await until(sells);
    noteFigures(`503 with Retry-After, back after ${recovered} ms`);
    expect(recovered).toBeDefined();
  }, 60_000);
});
