import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { connectOrStartEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { noteFigures } from "../../support/chaos/figures";
import { connectTo, mailDone, orderFaults, readStock, tyresToBuy, withoutMail } from "../../support/chaos/kept-orders";
import { byStatus, longest, startLoad } from "../../support/chaos/load";
import { embeddedPid } from "../../support/chaos/own-postgres";
import { keptPages, newDataDir, openShop } from "../../support/chaos/shop-scene";
import { until } from "../../support/chaos/until";
import type { ShopProcess } from "../../support/shop-process";

/** How often it is killed; three times by `npm run chaos`. */
const kills = process.env.CHAOS === "full" ? 3 : 1;

const dataDir = newDataDir();
let shop: ShopProcess;

beforeAll(async () => {
  shop = await openShop({ DATA_DIR: dataDir });
}, 120_000);

afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

describe("the embedded database of npm start is killed during load", () => {
  it(`kill -9, times ${kills}: the shop starts it again, goes on from memory meanwhile and loses no order`, async () => {
    const joined = await connectOrStartEmbeddedDatabase({ dataDir, log: () => {} });
    const sql = connectTo(joined.url);
    const stock = await readStock(sql);
    const products = await tyresToBuy(shop.url);
    for (const page of keptPages) await fetch(`${shop.url}${page}`);
    const load = startLoad({ url: shop.url, products, buyers: 4, pages: keptPages });
    const back: number[] = [];
    for (let time = 0; time < kills; time += 1) {
      await pause(1500);
      const before = embeddedPid(dataDir);
      process.kill(before, "SIGKILL");
      const took = await until(async () => {
        const answer = await fetch(`${shop.url}/api/v1/products?limit=5`);
        return answer.ok && embeddedPid(dataDir) !== before;
      });
      back.push(took ?? Number.NaN);
    }
    await pause(1000);
    await load.stop();
    const kept = load.answers.filter(({ what }) => keptPages.includes(what));
    noteFigures(
      `sells again after ${back.join(", ")} ms; ${kept.length} kept pages 200 (longest ${longest(kept)} ms), ` +
        `${load.acknowledged.length} orders kept`,
    );
    expect(back.filter(Number.isNaN)).toEqual([]);
    expect(Object.keys(byStatus(kept))).toEqual(["200"]);
    const statuses = Object.keys(byStatus(load.answers)).map(Number);
    expect(statuses.filter((status) => status < 200 || status === 500)).toEqual([]);
    expect(shop.output()).toContain("PostgreSQL has ended unexpectedly: starting it again");
    expect(load.acknowledged.length).toBeGreaterThan(2);
    expect(await orderFaults(sql, load.acknowledged, stock)).toEqual([]);
    expect(await mailDone(sql)).toBe(true);
    expect(withoutMail(dataDir, load.acknowledged)).toEqual([]);
    await sql.end({ timeout: 1 });
  }, 150_000);

  it("and stops in good order afterwards", async () => {
    expect(await shop.stop()).toBe(0);
  }, 40_000);
});
