import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { newBuyer, orderBody } from "../support/buyer";
import { freePort, type ShopProcess, startShop } from "../support/shop-process";

/** How often it is killed; ten times by `npm run chaos`. */
const rounds = process.env.CHAOS === "full" ? 10 : 3;
const buyersAtOnce = 8;
const root = process.cwd();
const dataDir = mkdtempSync(join(tmpdir(), "dezen-crash-"));

type Acknowledged = { id: string; number: string; token: string };

let port = 0;
let shop: ShopProcess;
let products: number[] = [];

const open = () =>
  startShop({ cwd: root, port, env: { DATA_DIR: dataDir, DATABASE_URL: "", API_HOST: "", SMTP_URL: "" } });

async function buy(n: number): Promise<Acknowledged | undefined> {
  const buyer = newBuyer(shop.url);
  const added = await buyer.call("POST", "/cart/items", { product_id: products[n % products.length], quantity: 1 });
  if (added.status !== 201) return undefined;
  const order = await buyer.call("POST", "/checkout/create-order", orderBody(n), { "idempotency-key": randomUUID() });
  return order.status === 201 ? (order.body as Acknowledged) : undefined;
}

/** Buyers one after another in several lanes until the shop is gone; adds every order the shop has confirmed. */
async function load(round: number, isOver: () => boolean, acknowledged: Acknowledged[]): Promise<void> {
  const lane = async (index: number) => {
    for (let n = 0; !isOver(); n++) {
      try {
        const order = await buy(round * 10_000 + index * 1_000 + n);
        if (order) acknowledged.push(order);
      } catch (error) {
        if (!isOver()) throw error; // a connection may only break because we killed the shop
      }
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, (_, index) => lane(index)));
}

function mails(): string {
  const folder = join(dataDir, "outbox");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => `${name}\n${readFileSync(join(folder, name), "utf8").slice(0, 2000)}`)
    .join("\n");
}

async function until(done: () => boolean, timeout: number): Promise<void> {
  const end = Date.now() + timeout;
  while (!done() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 200));
}

beforeAll(async () => {
  port = await freePort();
  shop = await open();
  const list = await newBuyer(shop.url).call("GET", "/products?in_stock=1&sort=price_asc");
  products = (list.body.data as { id: number; stock: number }[])
    .filter((tyre) => tyre.stock >= 8)
    .map((tyre) => tyre.id);
}, 180_000);

afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 30_000);

describe("the shop killed during checkout load", () => {
  it(`keeps every order it has acknowledged, with its mail, through ${rounds} kills of the whole process tree`, async () => {
    expect(products.length).toBeGreaterThan(10);
    const all: Acknowledged[] = [];
    for (let round = 0; round < rounds; round++) {
      let over = false;
      const acknowledged: Acknowledged[] = [];
      const loading = load(round, () => over, acknowledged);
      await until(() => acknowledged.length > 1, 60_000); // a busy machine takes its time for the first ones
      await new Promise((resolve) => setTimeout(resolve, 300 + round * 70));
      over = true;
      await shop.killTree();
      await loading;
      all.push(...acknowledged);
      shop = await open();
      for (const order of acknowledged) {
        const kept = await newBuyer(shop.url).call(
          "GET",
          `/checkout/${order.id}?token=${encodeURIComponent(order.token)}`,
        );
        expect({ number: order.number, status: kept.status, lines: (kept.body.lines as unknown[])?.length }).toEqual({
          number: order.number,
          status: 200,
          lines: 1,
        });
      }
    }
    console.info(`${rounds} kills, ${all.length} acknowledged orders`);
    expect(all.length).toBeGreaterThan(rounds);
    expect(new Set(all.map((order) => order.number)).size).toBe(all.length);
    await until(() => all.every((order) => mails().includes(order.number)), 60_000);
    const written = mails();
    expect(all.filter((order) => !written.includes(order.number)).map((order) => order.number)).toEqual([]);
  }, 600_000);
});
