import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import postgres from "postgres";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { startEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { newBuyer, orderBody } from "../support/buyer";
import { freePort, prepareDataDir, type ShopProcess, startShop } from "../support/shop-process";

const root = process.cwd();
const dataDir = mkdtempSync(join(tmpdir(), "dezen-nodes-"));
const listing = "/cs/zimni-pneumatiky/205-55-r16";
const otherSize = "/cs/zimni-pneumatiky/195-65-r15";

let nodes: ShopProcess[] = [];
let database: { url: string; stop(): Promise<void> };
let sql: postgres.Sql;

const startNode = async () => {
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, API_HOST: "", SMTP_URL: "" };
  return startShop({ cwd: root, port: await freePort(), env });
};

type Page = { status: number; how: string | null; text: string };

async function read(node: ShopProcess, path: string): Promise<Page> {
  const answer = await fetch(`${node.url}${path}`, { redirect: "manual" });
  return { status: answer.status, how: answer.headers.get("x-page"), text: await answer.text() };
}

/** Reads a page on every node until all show the text, for two seconds at most. @returns whether they do */
async function allShow(path: string, text: string): Promise<boolean> {
  const end = Date.now() + 2000;
  for (;;) {
    const pages = await Promise.all(nodes.map((node) => read(node, path)));
    if (pages.every((page) => page.text.includes(text))) return true;
    if (Date.now() > end) return false;
    await pause(50);
  }
}

type Tyre = { id: number; slug: string; paths: { cs: string }; stock: number; ean: string };

async function tyreOf(width: number, profile: number, rim: number): Promise<Tyre> {
  const query = `width=${width}&profile=${profile}&rim=${rim}&season=winter&in_stock=1`;
  const answer = await fetch(`${nodes[0]?.url}/api/v1/products?${query}`, { headers: { "x-currency": "CZK" } });
  const { data } = (await answer.json()) as { data: Tyre[] };
  const tyre = data.find(({ stock }) => stock >= 4 && stock < 20) ?? data[0];
  if (!tyre) throw new Error("no such tyre in the demonstration");
  return tyre;
}

beforeAll(async () => {
  await prepareDataDir(dataDir);
  database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  nodes = [await startNode()];
  nodes.push(await startNode());
  const { url, options } = postgresJsAddress(database.url);
  sql = postgres(url, { ...options, max: 1 });
}, 240_000);

afterAll(async () => {
  await sql?.end();
  await Promise.all(nodes.map((node) => node.stop()));
  await database?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

describe("two nodes on one database keep the same pages", () => {
  it("a price changed by any hand is shown by both within two seconds, and no other size is made anew", async () => {
    const tyre = await tyreOf(205, 55, 16);
    for (const node of nodes) for (const path of [listing, otherSize, tyre.paths.cs]) await read(node, path);
    expect(await Promise.all(nodes.map(async (node) => (await read(node, tyre.paths.cs)).how))).toEqual(["hit", "hit"]);
    await sql`update product set price_czk = 987600 where id = ${tyre.id}`;
    expect(await allShow(tyre.paths.cs, "9\u202f876")).toBe(true);
    expect(await Promise.all(nodes.map(async (node) => (await read(node, otherSize)).how))).toEqual(["hit", "hit"]);
  });

  it("an imported price list is shown by both within two seconds of its end", async () => {
    const file = join(dataDir, "list.csv");
    const row = "4019238000016;Barum;Polaris 6;205/55 R16;91;H;winter;1 543;12";
    writeFileSync(file, `EAN;Značka;Dezén;Rozměr;LI;SI;Období;Cena Kč s DPH;Skladem\n${row}\n`);
    for (const node of nodes) await read(node, listing);
    const env = { ...process.env, NODE_OPTIONS: "", DATABASE_URL: database.url, DATA_DIR: dataDir };
    await promisify(execFile)("npm", ["run", "catalogue:import", "--", file], { cwd: root, env });
    expect(await allShow(listing, "1\u202f543")).toBe(true);
  }, 120_000);

  it("a sale at one node is told by both", async () => {
    const tyre = await tyreOf(205, 55, 16);
    const before = await Promise.all(nodes.map((node) => read(node, tyre.paths.cs)));
    const buyer = newBuyer(nodes[1]?.url ?? "");
    await buyer.call("POST", "/cart/items", { product_id: tyre.id, quantity: 4 });
    const order = await buyer.call("POST", "/checkout/create-order", orderBody(1), { "idempotency-key": randomUUID() });
    expect(order.status).toBe(201);
    await pause(500);
    const after = await Promise.all(nodes.map((node) => read(node, tyre.paths.cs)));
    expect(after.map(({ how }) => how)).toEqual(["miss", "miss"]);
    expect(after.every(({ text }, index) => text !== before[index]?.text)).toBe(true);
  });

  it("after a lost connection what has changed meanwhile is made anew, and nothing else", async () => {
    const beside = "/cs/terms";
    await pause(12_000); // two heartbeats, after which the changes until now count as known
    for (const node of nodes) await read(node, beside);
    const before = await Promise.all(nodes.map((node) => read(node, listing)));
    const lost = await sql.begin(async (tx) => {
      const ended = await tx`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'dezen-listening'`;
      await tx`update product set price_czk = price_czk + 100
        where active and width = 205 and profile = 55 and rim_tenths = 160 and category = 'car-winter'`;
      return ended.count;
    });
    expect(lost).toBe(nodes.length);
    for (const [index, node] of nodes.entries()) {
      const end = Date.now() + 20_000;
      while ((await read(node, listing)).text === before[index]?.text && Date.now() < end) await pause(100);
      expect((await read(node, listing)).text).not.toBe(before[index]?.text);
      expect((await read(node, beside)).how).toBe("hit");
    }
  }, 120_000);
});
