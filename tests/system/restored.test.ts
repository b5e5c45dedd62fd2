import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import postgres from "postgres";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { startEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { newBuyer, orderBody } from "../support/buyer";
import { registration } from "../support/customer";
import { emptyMachine } from "../support/machine";
import { freePort, type ShopProcess, startShop } from "../support/shop-process";

const root = process.cwd();
const first = emptyMachine();
const second = emptyMachine();
const third = emptyMachine();
const file = join(first.dataDir, "kept", "shop.gz");

type Settings = { DATA_DIR: string; DATABASE_URL: string };
type Placed = { id: string; number: string; token: string };

let port: number;
let shop: ShopProcess | undefined;
let placed: Placed;
const buyer = newBuyer(() => shop?.url ?? "");

const open = async (settings: Settings) => {
  shop = await startShop({ cwd: root, port, env: { ...settings, API_HOST: "", SMTP_URL: "" } });
};
const close = async () => {
  await shop?.stop();
  shop = undefined;
};
const npmRun = (args: string[], settings: Settings) =>
  promisify(execFile)("npm", ["run", ...args], { cwd: root, env: { ...process.env, NODE_OPTIONS: "", ...settings } });

/** An order of whatever is in stock, by the person who is signed in. */
async function buy(): Promise<Placed> {
  const list = await buyer.call("GET", "/products?in_stock=1&sort=price_asc");
  const [tyre] = list.body.data as { id: number }[];
  await buyer.call("POST", "/cart/items", { product_id: tyre?.id, quantity: 1 });
  const key = { "idempotency-key": randomUUID() };
  const { status, body } = await buyer.call("POST", "/checkout/create-order", orderBody(1), key);
  expect([status, body.number]).toEqual([201, expect.stringMatching(/^\d+$/)]);
  return body as Placed;
}

async function showsWhatItHad(): Promise<void> {
  const page = await fetch(`${shop?.url}/cs/create-order-success?order=${placed.id}&token=${placed.token}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(placed.number)]);
  const account = await buyer.call("GET", "/users/info");
  expect([account.status, account.body.email]).toEqual([200, "keeps@post.example"]);
  const next = await buy();
  expect(Number(next.number)).toBeGreaterThan(Number(placed.number));
}

beforeAll(async () => {
  port = await freePort();
  const settings = { DATA_DIR: first.dataDir, DATABASE_URL: "" };
  await open(settings);
  const fromPage = { "sec-fetch-site": "same-origin" }; // the session becomes a cookie
  const known = await buyer.call("POST", "/auth/register", registration("keeps@post.example"), fromPage);
  expect(known.status).toBe(201);
  placed = await buy();
  await npmRun(["backup", "--", file], settings);
  expect((await buyer.call("GET", "/users/info")).status).toBe(200); // it has gone on selling
  await close();
}, 240_000);

afterAll(async () => {
  await close();
  for (const machine of [first, second, third]) machine.remove();
}, 60_000);

describe("a backup of a running shop opens its orders by their old links, keeps sessions and goes on counting", () => {
  it("on a machine where nothing has run yet", async () => {
    const settings = { DATA_DIR: second.dataDir, DATABASE_URL: "" };
    await npmRun(["restore", "--", file], settings);
    await open(settings);
    await showsWhatItHad();
    await close();
  }, 240_000);

  it("in a database whose owner is not a superuser", async () => {
    const server = await startEmbeddedDatabase({ dataDir: third.dataDir, log: () => {} });
    try {
      const { url, options } = postgresJsAddress(server.url);
      const sql = postgres(url, { ...options, max: 1 });
      await sql`create role keeper login password 'kept' nosuperuser nocreatedb nocreaterole`;
      await sql`create database kept owner keeper`;
      await sql.end();
      const address = new URL(server.url);
      Object.assign(address, { username: "keeper", password: "kept", pathname: "/kept" });
      const settings = { DATA_DIR: third.dataDir, DATABASE_URL: address.href };
      await npmRun(["restore", "--", file], settings);
      await open(settings);
      await showsWhatItHad();
    } finally {
      await close();
      await server.stop();
    }
  }, 240_000);
});
