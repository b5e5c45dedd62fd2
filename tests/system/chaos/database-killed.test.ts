import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { noteFigures } from "../../support/chaos/figures";
import { mailDone, orderFaults, withoutMail } from "../../support/chaos/kept-orders";
import { type Acknowledged, askOnce, byStatus, longest, startLoad } from "../../support/chaos/load";
import { keptPages, type Scene, shopOnOwnPostgres } from "../../support/chaos/shop-scene";
import { until } from "../../support/chaos/until";

/** How long the database stays away, ms: longer than an attempt to connect lasts (`connect_timeout`, 5 s). */
const away = 7000;
/** What a shopper waits for at most while it is, ms. */
const bound = 9000;

let scene: Scene;
const everAcknowledged: Acknowledged[] = [];

beforeAll(async () => {
  scene = await shopOnOwnPostgres({});
}, 180_000);

afterAll(() => scene?.close(), 60_000);

const notKept = [
  ["cs", "/cs/letni-pneumatiky/225-45-r17", "Obchod je na chvíli mimo provoz"],
  ["sk", "/sk/zimne-pneumatiky/225-45-r17", "Obchod je na chvíľu mimo prevádzky"],
  ["en", "/en/search-page?q=michelin+primacy", "The shop is unavailable for a moment"],
] as const;

describe("the database is killed during load and comes back", () => {
  it.each([
    ["kill -9", "SIGKILL"],
    ["pg_ctl stop -m immediate", "SIGQUIT"],
  ] as const)(
    "%s: calls get 503, kept pages go on, no acknowledged order is lost, nothing is restarted",
    async (name, signal) => {
      const { shop, postgres, products, stock } = scene;
      const from = everAcknowledged.length === 0 ? 0 : 100_000;
      const load = startLoad({
        url: shop.url,
        products,
        buyers: 6,
        pages: [...keptPages, "/api/v1/products?limit=5"],
        from,
      });
      await pause(2000);
      await postgres.end(signal);
      const gone = performance.now();
      for (const [language, path, words] of notKept) {
        if (signal === "SIGQUIT") continue; // these may have been made between the two
        const { answered, text, headers } = await askOnce(`${shop.url}${path}`, path);
        expect([answered.status, answered.retryAfter, headers.get("content-language")]).toEqual([503, "5", language]);
        expect(text).toContain(words);
      }
      await pause(away - (performance.now() - gone));
      const back = performance.now();
      await postgres.start();
      const recovered = await until(async () => (await fetch(`${shop.url}/api/v1/products?limit=5`)).ok);
      await pause(2000);
      await load.stop();

      const meanwhile = load.answers.filter(({ at, ms }) => at > gone && at + ms < back);
      const pages = meanwhile.filter(({ what }) => keptPages.includes(what));
      const calls = meanwhile.filter(({ what }) => !keptPages.includes(what));
      noteFigures(
        `${calls.length} calls 503 (longest ${longest(calls)} ms), ${pages.length} kept pages 200 (longest ${longest(pages)} ms), ` +
          `${load.acknowledged.length} orders kept, back after ${recovered} ms`,
      );
      expect(Object.keys(byStatus(pages))).toEqual(["200"]);
      expect(pages.length).toBeGreaterThan(10);
      expect(pages.filter(({ how }) => how === null)).toEqual([]);
      expect([name, Object.keys(byStatus(calls))]).toEqual([name, ["503"]]);
      expect(calls.filter(({ retryAfter, type }) => retryAfter === null || !type?.includes("problem+json"))).toEqual(
        [],
      );
      expect(longest(load.answers)).toBeLessThan(bound);
      // Before, meanwhile and after: no 500 and no broken connection at all.
      expect(
        Object.keys(byStatus(load.answers))
          .map(Number)
          .filter((status) => status === 500 || status < 200),
      ).toEqual([]);
      expect(recovered).toBeDefined();
      expect(shop.child.exitCode).toBeNull();
      everAcknowledged.push(...load.acknowledged);
      expect(load.acknowledged.length).toBeGreaterThan(2);
      expect(await orderFaults(scene.sql, everAcknowledged, stock)).toEqual([]);
      expect(await mailDone(scene.sql)).toBe(true);
      expect(withoutMail(scene.dataDir, everAcknowledged)).toEqual([]);
    },
    120_000,
  );

  it("the ear for changes is back too: a price changed afterwards is shown within two seconds", async () => {
    const { shop, sql } = scene;
    const list = await fetch(`${shop.url}/api/v1/products?width=205&profile=55&rim=16&season=winter&in_stock=1`);
    const { data } = (await list.json()) as { data: { id: number; paths: { cs: string } }[] };
    const tyre = data[0];
    const shows = async () => (await (await fetch(`${shop.url}${tyre?.paths.cs}`)).text()).includes("8\u202f765");
    expect(await shows()).toBe(false);
    await sql`update product set price_czk = 876500 where id = ${tyre?.id ?? 0}`;
    const took = await until(shows, 2000);
    noteFigures(`shown after ${took} ms`);
    expect(took).toBeDefined();
  });
});
