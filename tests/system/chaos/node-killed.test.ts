import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type postgres from "postgres";
import { startEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { newBuyer } from "../../support/buyer";
import { noteFigures } from "../../support/chaos/figures";
import { connectTo, mailDone, orderFaults, readStock, tyresToBuy, withoutMail } from "../../support/chaos/kept-orders";
import { byStatus, longest, startLoad } from "../../support/chaos/load";
import { roundRobin } from "../../support/chaos/round-robin";
import { keptPages, newDataDir, openShop } from "../../support/chaos/shop-scene";
import { until } from "../../support/chaos/until";
import { prepareDataDir, type ShopProcess } from "../../support/shop-process";

const dataDir = newDataDir();
let database: { url: string; stop(): Promise<void> };
let nodes: ShopProcess[] = [];
let balancer: Awaited<ReturnType<typeof roundRobin>>;
let sql: postgres.Sql;

const startNode = () => openShop({ DATABASE_URL: database.url, DATA_DIR: dataDir, DRAIN_SECONDS: "2" });

beforeAll(async () => {
  await prepareDataDir(dataDir);
  database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  nodes = [await startNode()];
  nodes.push(await startNode());
  balancer = await roundRobin(() => nodes.map(({ url }) => url));
  sql = connectTo(database.url);
}, 240_000);

afterAll(async () => {
  await balancer?.close();
  await sql?.end({ timeout: 1 });
  await Promise.all(nodes.map((node) => node.stop()));
  await database?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

describe("one of two nodes behind a round-robin is killed (-9) during load, and comes back", () => {
  it("pages go on, a cart goes on at the other node, no acknowledged order nor its mail is lost", async () => {
    const products = await tyresToBuy(balancer.url);
    const stock = await readStock(sql);
    const shopper = newBuyer(balancer.url);
    const cart = { product_id: products[0], quantity: 2 };
    expect((await shopper.call("POST", "/cart/items", cart)).status).toBe(201);
    const email = "jana.zkusebni@post.example";
    const person = { email, password: "Kola na podzim 17", first_name: "Jana", last_name: "Zkušební", agreement: 1 };
    const signedIn = await shopper.call("POST", "/auth/register", person);
    const session = { authorization: `Bearer ${signedIn.body.access_token}` };
    const load = startLoad({ url: balancer.url, products: products.slice(1), buyers: 4, pages: keptPages });
    await pause(2500);
    await nodes[1]?.killTree();
    await pause(1500);
    // Twice: each node has its turn, as far as it lives.
    for (const _turn of nodes) {
      expect(await shopper.call("GET", "/cart")).toMatchObject({ status: 200, body: { items: [cart] } });
      expect((await shopper.call("GET", "/users/info", undefined, session)).body).toMatchObject({ email });
    }
    nodes = [nodes[0] as ShopProcess, await startNode()];
    await pause(1500);
    await load.stop();
    const pages = load.answers.filter(({ what }) => keptPages.includes(what));
    const mailed = await mailDone(sql);
    noteFigures(
      `${pages.length} pages 200 (longest ${longest(pages)} ms), ${byStatus(load.answers)[502] ?? 0} calls 502, ` +
        `${load.acknowledged.length} orders kept with their mail`,
    );
    expect(Object.keys(byStatus(pages))).toEqual(["200"]);
    expect(
      Object.keys(byStatus(load.answers))
        .map(Number)
        .filter((status) => status < 200 || status === 500),
    ).toEqual([]);
    expect(load.acknowledged.length).toBeGreaterThan(3);
    expect(await orderFaults(sql, load.acknowledged, stock)).toEqual([]);
    expect(mailed).toBe(true);
    expect(withoutMail(dataDir, load.acknowledged)).toEqual([]);
  }, 180_000);

  it("the node that came back shows what has changed meanwhile", async () => {
    const list = await fetch(`${balancer.url}/api/v1/products?width=205&profile=55&rim=16&season=winter&in_stock=1`);
    const { data } = (await list.json()) as { data: { id: number; paths: { cs: string } }[] };
    const tyre = data[0];
    const texts = () => Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}${tyre?.paths.cs}`)).text()));
    expect((await texts()).filter((text) => text.includes("8\u202f765"))).toEqual([]);
    await sql`update product set price_czk = 876500 where id = ${tyre?.id ?? 0}`;
    const shown = await until(async () => (await texts()).every((text) => text.includes("8\u202f765")), 5000);
    noteFigures(`shown by both nodes after ${shown} ms`);
    expect(shown).toBeDefined();
  });

  it("a node that is told to stop (SIGTERM) under load says so first and answers all it has taken: no call fails", async () => {
    const products = await tyresToBuy(balancer.url);
    const load = startLoad({ url: balancer.url, products, buyers: 4, pages: keptPages, from: 50_000 });
    await pause(1500);
    const [staying, leaving] = nodes as [ShopProcess, ShopProcess];
    const ended = leaving.stop();
    const said = await until(async () => (await fetch(`${leaving.url}/api/v1/health`)).status === 503, 3000);
    nodes = [staying];
    const code = await ended;
    await pause(500);
    await load.stop();
    noteFigures(`${load.answers.length} answers, ${load.acknowledged.length} orders, ended with ${code}`);
    expect(said).toBeDefined();
    expect(code).toBe(0);
    const statuses = Object.keys(byStatus(load.answers)).map(Number);
    expect(statuses.filter((status) => status < 200 || status >= 500)).toEqual([]);
    expect(load.acknowledged.length).toBeGreaterThan(2);
    expect(await mailDone(sql)).toBe(true);
    expect(withoutMail(dataDir, load.acknowledged)).toEqual([]);
  }, 120_000);
});
