import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type postgres from "postgres";
import { connectOrStartEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { newBuyer } from "../../support/buyer";
import { noteFigures } from "../../support/chaos/figures";
import { connectTo, mailDone, orderFaults, readStock, tyresToBuy, withoutMail } from "../../support/chaos/kept-orders";
import { type Acknowledged, askOnce, byStatus, startLoad } from "../../support/chaos/load";
import { keptPages, newDataDir, openShop } from "../../support/chaos/shop-scene";
import { until } from "../../support/chaos/until";
import type { ShopProcess } from "../../support/shop-process";

const hour = 3_600_000;
const day = 24 * hour;
const dataDir = newDataDir();
const clock = join(dataDir, "clock");
const acknowledged: Acknowledged[] = [];

let shop: ShopProcess;
let sql: postgres.Sql;
let products: number[];
let stock: Map<number, number>;
let tyre: { id: number; path: string };

/** Moves the shop's clock, counted from the right time, and waits until the process has seen it. */
async function moveClock(milliseconds: number): Promise<void> {
  writeFileSync(clock, String(milliseconds));
  await pause(1200);
}

beforeAll(async () => {
  writeFileSync(clock, "0");
  const NODE_OPTIONS = `--import ${resolve("tests/support/chaos/moved-clock.mjs")}`;
  shop = await openShop({ DATA_DIR: dataDir, CLOCK_MOVED_BY: clock, NODE_OPTIONS });
  sql = connectTo((await connectOrStartEmbeddedDatabase({ dataDir, log: () => {} })).url);
  products = await tyresToBuy(shop.url);
  stock = await readStock(sql);
  const list = await fetch(`${shop.url}/api/v1/products?width=205&profile=55&rim=16&season=winter&in_stock=1`);
  const { data } = (await list.json()) as { data: { id: number; paths: { cs: string } }[] };
  tyre = { id: data[0]?.id ?? 0, path: data[0]?.paths.cs ?? "" };
}, 120_000);

afterAll(async () => {
  await sql?.end({ timeout: 1 });
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** Changes a price; `told`: or so that nobody is told, and only the clock can have the page made anew. */
async function changePrice(crowns: number, told: boolean): Promise<void> {
  if (!told) await sql`alter table product disable trigger user`;
  await sql`update product set price_czk = ${crowns * 100} where id = ${tyre.id}`;
  await sql`alter table product enable trigger user`;
}

/** Does the page show this price, written as in Czech? */
async function shows(crowns: number): Promise<boolean> {
  const text = await (await fetch(`${shop.url}${tyre.path}`)).text();
  return text.includes(crowns.toLocaleString("cs").replace("\u00a0", "\u202f"));
}

describe("the clock of the shop's machine jumps", () => {
  it.each([
    ["three hours ahead", 3 * hour, 7001, "expired"],
    ["forty days ahead", 40 * day, 7002, "dead"],
    ["and two hours back, of the right time", -2 * hour, 7003, "good"],
  ] as const)(
    "%s: it goes on selling, sessions keep their hour, carts stay, pages are renewed, mail goes out",
    async (...asked) => {
      const [how, moved, crowns, session] = asked;
      await moveClock(0);
      const shopper = newBuyer(shop.url);
      const cart = { product_id: products[0], quantity: 2 };
      expect((await shopper.call("POST", "/cart/items", cart)).status).toBe(201);
      const email = `jan.${crowns}@post.example`;
      const person = { email, password: "Kola na podzim 17", first_name: "Jan", last_name: "Zkušební", agreement: 1 };
      const signedIn = await shopper.call("POST", "/auth/register", person);
      const bearer = { authorization: `Bearer ${signedIn.body.access_token}` };
      expect(signedIn.status).toBe(201);
      expect(await shows(crowns)).toBe(false);
      if (moved !== 3 * hour) await changePrice(crowns, false);

      await moveClock(moved);
      if (moved === 3 * hour) await changePrice(crowns, true); // within a day no clock outdates a page that says nothing of it
      const renewed = await until(() => shows(crowns), 10_000);
      const info = await shopper.call("GET", "/users/info", undefined, bearer);
      const again = await shopper.call("POST", "/auth/refresh", undefined, bearer);
      const kept = await shopper.call("GET", "/cart");
      const signIn = await shopper.call("POST", "/auth/login", { email, password: person.password });
      const load = startLoad({
        url: shop.url,
        products: products.slice(1),
        buyers: 2,
        pages: keptPages,
        from: crowns * 1000, // numbers that no other of these loads comes to
      });
      await pause(2500);
      await load.stop();
      acknowledged.push(...load.acknowledged);
      await askOnce(`${shop.url}${keptPages[0]}`, "page"); // the last order may have changed what it shows
      const fresh = (await askOnce(`${shop.url}${keptPages[0]}`, "page")).answered.how;

      noteFigures(
        `page renewed after ${renewed} ms; session: info ${info.status}, renewal ${again.status}, sign-in ${signIn.status}; ` +
          `${load.answers.length} answers, ${load.acknowledged.length} orders`,
      );
      expect(renewed).toBeDefined();
      expect([how, info.status, again.status]).toEqual(
        { good: [how, 200, 200], expired: [how, 401, 200], dead: [how, 401, 401] }[session],
      );
      expect(kept).toMatchObject({ status: 200, body: { items: [cart] } });
      expect(signIn.status).toBe(200);
      const statuses = Object.keys(byStatus(load.answers)).map(Number);
      expect(statuses.filter((status) => status < 200 || status >= 500)).toEqual([]);
      expect(fresh).toBe("hit"); // kept again: not made anew for everybody for ever
      expect(load.acknowledged.length).toBeGreaterThan(2);
      expect(await mailDone(sql)).toBe(true);
      expect(await orderFaults(sql, acknowledged, stock)).toEqual([]);
      expect(withoutMail(dataDir, acknowledged)).toEqual([]);
      expect(shop.child.exitCode).toBeNull();
    },
    120_000,
  );
});
