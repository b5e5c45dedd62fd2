import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { connectOrStartEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { noteFigures } from "../../support/chaos/figures";
import { connectTo, mailDone, orderFaults, readStock, tyresToBuy, withoutMail } from "../../support/chaos/kept-orders";
import { byStatus, longest, startLoad } from "../../support/chaos/load";

import { keptPages, newDataDir, openShop } from "../../support/chaos/shop-scene";
import { fillDisk, mountSmallDisk } from "../../support/chaos/small-disk";
import { until } from "../../support/chaos/until";
import type { ShopProcess } from "../../support/shop-process";

const folder = newDataDir();
const dataDir = join(folder, "disk");

/** Only root may mount a disk; where that is not so the test is skipped, and counted as skipped. */
function smallDisk(): (() => void) | undefined {
  mkdirSync(dataDir);
  try {
    return mountSmallDisk(dataDir, 320);
  } catch (error) {
    console.info(`skipped, a small disk cannot be mounted here: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

const unmount = smallDisk();
const where = unmount ? it : it.skip;
let shop: ShopProcess | undefined;

beforeAll(async () => {
  if (unmount) shop = await openShop({ DATA_DIR: dataDir });
}, 180_000);

afterAll(async () => {
  await shop?.stop();
  unmount?.();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

describe("the disk of the data folder is full while orders run", () => {
  where(
    "calls that must write get 503, kept pages go on, and all is well once there is room again",
    async () => {
      const url = shop?.url ?? "";
      const sql = connectTo((await connectOrStartEmbeddedDatabase({ dataDir, log: () => {} })).url);
      const stock = await readStock(sql);
      const products = await tyresToBuy(url);
      for (const page of keptPages) await fetch(`${url}${page}`);
      const load = startLoad({ url, products, buyers: 4, pages: keptPages });
      await pause(2000);
      const ballast = join(dataDir, "ballast");
      fillDisk(ballast);
      // What is left, and what PostgreSQL has reserved for its log, is used up by a table that keeps growing.
      await sql`create table if not exists filling (text text)`.catch(() => {});
      for (let n = 0; n < 200; n += 1) {
        const refused =
          await sql`insert into filling select repeat(md5(i::text), 30) from generate_series(1, 2000) i`.then(
            () => false,
            () => true,
          );
        if (refused) break;
      }
      const full = performance.now();
      await pause(6000);
      const meanwhile = load.answers.filter(({ at, ms }) => at > full && at + ms < full + 6000);
      rmSync(ballast);
      const back = performance.now();
      const orders = load.acknowledged.length;
      const recovered = await until(() => load.acknowledged.length > orders, 30_000);
      await load.stop();
      const pages = meanwhile.filter(({ what }) => keptPages.includes(what));
      const statuses = byStatus(load.answers);
      noteFigures(
        `${byStatus(meanwhile)[503] ?? 0} calls 503 while full, ${pages.length} kept pages 200 (longest ${longest(pages)} ms), ` +
          `${load.acknowledged.length} orders kept, sells again after ${recovered} ms`,
      );
      expect(back).toBeGreaterThan(full);
      expect(byStatus(meanwhile)[503]).toBeGreaterThan(0);
      expect(Object.keys(byStatus(pages))).toEqual(["200"]);
      expect(
        Object.keys(statuses)
          .map(Number)
          .filter((status) => status < 200 || status === 500),
      ).toEqual([]);
      expect(recovered).toBeDefined();
      expect(shop?.child.exitCode).toBeNull();
      expect(await orderFaults(sql, load.acknowledged, stock)).toEqual([]);
      expect(await mailDone(sql)).toBe(true);
      expect(withoutMail(dataDir, load.acknowledged)).toEqual([]);
      await sql.end({ timeout: 1 });
    },
    180_000,
  );
});
