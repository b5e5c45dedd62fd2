import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Buyer, newBuyer, orderBody } from "../../support/buyer";
import { noteFigures } from "../../support/chaos/figures";
import { tyresToBuy } from "../../support/chaos/kept-orders";
import { newDataDir, openShop } from "../../support/chaos/shop-scene";
import type { ShopProcess } from "../../support/shop-process";

const dataDir = newDataDir();
let shop: ShopProcess;
/** Tyres that the abusers take, and others. */
let taken: number[];
let others: number[];

const abuser = { "x-forwarded-for": "203.0.113.66" };
const password = "Zimní kola 27";

beforeAll(async () => {
  shop = await openShop({ DATA_DIR: dataDir, OPEN_ORDERS: "5" });
  others = (await tyresToBuy(shop.url)).slice(0, 5);
  taken = await tyresWith(8, 30);
}, 240_000);

afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** An order of somebody with that number: nobody else has the e-mail, the phone or the address. */
function orderOf(n: number) {
  const body = orderBody(n);
  const contact = { ...body.contact, phone_number: `+420 602 ${String(100_000 + n)}` };
  return { ...body, contact, address: { ...body.address, address: `Dlouhá ${n}` } };
}

/** Puts pieces of a tyre into a cart of its own and orders them. */
/** Sends a call again as long as the shop is too busy for it, as whoever means it would. */
async function inTheEnd(call: () => ReturnType<Buyer["call"]>) {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await call();
    if (answer.status !== 503 || attempt === 10) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function order(n: number, pieces: number, more: Record<string, string> = {}, body: object = orderOf(n)) {
  const buyer = newBuyer(shop.url);
  const tyres = more === abuser ? taken : others;
  const item = { product_id: tyres[n % tyres.length], quantity: pieces };
  const headers = { "idempotency-key": `abuse-of-the-shop-${n}`, ...more };
  await inTheEnd(() => buyer.call("POST", "/cart/items", item, more));
  return inTheEnd(() => buyer.call("POST", "/checkout/create-order", body, headers));
}

/** So many tyres of which there are so many pieces: one for each order, so that none is refused for want of stock. */
async function tyresWith(pieces: number, tyres: number): Promise<number[]> {
  const found: number[] = [];
  for (let page = 1; found.length < tyres; page += 1) {
    const answer = await fetch(`${shop.url}/api/v1/products?category=car-summer&in_stock=1&page=${page}`);
    const { data } = (await answer.json()) as { data: { id: number; stock: number }[] };
    if (data.length === 0) throw new Error(`Only ${found.length} tyres have ${pieces} pieces.`);
    found.push(...data.filter(({ id, stock }) => stock >= pieces && !others.includes(id)).map(({ id }) => id));
  }
  return found.slice(0, tyres);
}

const count = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;

async function healthIsOk(): Promise<boolean> {
  const answer = await fetch(`${shop.url}/api/v1/health`);
  return answer.ok && ((await answer.json()) as { status: string }).status === "ok";
}

describe("who guesses passwords and orders from one address", () => {
  it("is refused there; meanwhile the owner signs in and follows the order", async () => {
    const email = "majitelka@post.example";
    const owner = newBuyer(shop.url);
    const person = { email, password, first_name: "Jana", last_name: "Dvořáková", agreement: 1 };
    expect((await owner.call("POST", "/auth/register", person)).status).toBe(201);
    const placed = await order(1, 1);
    expect(placed.status).toBe(201);
    const { number } = placed.body as { number: string };

    const guesser = newBuyer(shop.url);
    const guess = async (path: string, body: object) => (await guesser.call("POST", path, body, abuser)).status;
    const guesses = Promise.all([
      Promise.all(Array.from({ length: 60 }, (_, n) => guess("/auth/login", { email, password: `Heslo ${n} asi` }))),
      Promise.all(
        Array.from({ length: 60 }, (_, n) => guess("/orders/track", { number, email: `x${n}@post.example` })),
      ),
    ]);
    const signIn = () => newBuyer(shop.url).call("POST", "/auth/login", { email, password });
    const track = (buyer: Buyer) => buyer.call("POST", "/orders/track", { number, email: "jana.1@post.example" });
    const during = [await signIn(), await track(owner), await signIn(), await track(owner)];
    const [passwords, orders] = await guesses;
    const after = [await signIn(), await track(newBuyer(shop.url))];

    expect([...during, ...after].map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect([count(passwords, 401), count(passwords, 429)]).toEqual([10, 50]);
    expect([count(orders, 404), count(orders, 429)]).toEqual([10, 50]);
    noteFigures(
      "60 passwords and 60 orders guessed at once: 10 of each were looked at, the owner's 6 calls all served",
    );
    expect(await healthIsOk()).toBe(true);
  }, 120_000);
});

describe("who takes the stock hostage", () => {
  it("under invented names from one address gets 160 pieces a day at most; the others still buy", async () => {
    const pieces = 8;
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => order(100 + n, pieces, abuser)));
    const statuses = answers.map(({ status }) => status);
    const got = count(statuses, 201) * pieces;
    noteFigures(`240 pieces asked for at once, ${got} taken, ${count(statuses, 429)} orders refused`);
    expect(statuses.filter((status) => ![201, 409, 429].includes(status))).toEqual([]);
    expect(count(statuses, 429)).toBeGreaterThan(0);
    expect(got).toBeGreaterThan(0);
    expect(got).toBeLessThanOrEqual(160);
    expect((await order(200, 1)).status).toBe(201);
    expect(await healthIsOk()).toBe(true);
  }, 120_000);

  it("under one name from everywhere has five unpaid orders at most; the others still buy", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => order(300 + n, 1, {}, orderOf(300))));
    const statuses = answers.map(({ status }) => status);
    noteFigures(`12 orders of one buyer at once: ${count(statuses, 201)} placed, ${count(statuses, 422)} refused`);
    expect([count(statuses, 201), count(statuses, 422)]).toEqual([5, 7]);
    expect((await order(400, 1)).status).toBe(201);
    expect(await healthIsOk()).toBe(true);
  }, 120_000);
});
