import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { orderBody } from "../../support/buyer";
import { noteFigures } from "../../support/chaos/figures";
import { tyresToBuy } from "../../support/chaos/kept-orders";
import { newDataDir, openShop } from "../../support/chaos/shop-scene";
import { askAs, type Reply } from "../../support/flood/request";
import type { ShopProcess } from "../../support/shop-process";

const dataDir = newDataDir();
let shop: ShopProcess;
let tyre = 0;
let keys = 0;

const guesser = "203.0.113.66";
const owner = "198.51.100.5";
/** An address of the many that guess together. */
const oneOfMany = (n: number) => `10.9.${n >> 8}.${n & 255}`;

beforeAll(async () => {
  shop = await openShop({ DATA_DIR: dataDir });
  [tyre = 0] = await tyresToBuy(shop.url);
}, 240_000);

afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** Calls the API from an address. */
function call(from: string, path: string, body: object, more: Record<string, string> = {}): Promise<Reply> {
  keys += 1;
  const text = JSON.stringify(body);
  const headers = {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(text)),
    "accept-language": "cs",
    "x-currency": "CZK",
    "idempotency-key": `guessed-orders-${keys}`,
    ...more,
  };
  return askAs(from, shop.url, `/api/v1${path}`, { method: "POST", headers, body: text });
}

/** Number and token of an order of two pieces; the e-mail carries `n`. */
async function placeOrder(n: number): Promise<{ number: string; token: string }> {
  const added = await call(owner, "/cart/items", { product_id: tyre, quantity: 2 });
  const cookie = added.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const placed = await call(owner, "/checkout/create-order", orderBody(n), { cookie });
  expect(placed.status).toBe(201);
  return JSON.parse(placed.body);
}

const track = (from: string, number: string, email: string) => call(from, "/orders/track", { number, email });
const withdraw = (from: string, order_number: string, email: string, token?: string) =>
  call(from, "/withdrawals", { name: "Jana Dvořáková", order_number, email, token });

/** Guesses at once, each of another place or all of one. */
const guesses = (times: number, guess: (n: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: times }, (_, n) => guess(n)));

const count = (answers: readonly Reply[], wanted: number) => answers.filter(({ status }) => status === wanted).length;

/** Is every refusal of too many attempts told when to come again, within the limit's own time? */
const sayWhen = (answers: readonly Reply[], seconds: number) =>
  answers
    .filter(({ status }) => status === 429)
    .every(({ headers }) => Number(headers["retry-after"]) > 0 && Number(headers["retry-after"]) <= seconds);

const wrong = (n: number) => `x${n}@post.example`;

describe("who guesses which e-mail belongs to an order, from one address and from a hundred", () => {
  it("by tracking it: ten tries an hour, then 429 and when to come again; its owner follows it all the time", async () => {
    const { number } = await placeOrder(1);
    const answers = await guesses(60, (n) => track(guesser, number, wrong(n)));
    await guesses(100, (n) => track(oneOfMany(n), number, wrong(n)));
    expect([count(answers, 404), count(answers, 429)]).toEqual([10, 50]);
    expect(sayWhen(answers, 3600)).toBe(true);
    // Whoever guesses is refused the right pair too: it could be the next guess.
    expect((await track(guesser, number, "jana.1@post.example")).status).toBe(429);
    const own = await track(owner, number, "jana.1@post.example");
    expect([own.status, JSON.parse(own.body).number]).toEqual([200, number]);
    noteFigures("60 from one address: 10 looked at, 50 refused; 100 more from as many; then the owner's: served");
  }, 120_000);

  it("by withdrawing from it: twenty tries a quarter of an hour, then 429; its owner withdraws all the same", async () => {
    const { number } = await placeOrder(2);
    const answers = await guesses(60, (n) => withdraw(guesser, number, wrong(n)));
    await guesses(100, (n) => withdraw(oneOfMany(n), number, wrong(n)));
    expect([count(answers, 422), count(answers, 429)]).toEqual([20, 40]);
    expect(sayWhen(answers, 900)).toBe(true);
    const own = await withdraw(owner, number, "jana.2@post.example");
    expect([own.status, JSON.parse(own.body).order_number]).toEqual([201, number]);
    noteFigures("60 from one address: 20 looked at, 40 refused; 100 more from as many; then the owner's: taken");
  }, 120_000);

  it("by withdrawing from it, at the owner's own address: who has the order's link withdraws there all the same", async () => {
    const place = "203.0.113.68";
    const { number, token } = await placeOrder(3);
    const answers = await guesses(60, (n) => withdraw(place, number, wrong(n), "A".repeat(token.length)));
    expect([count(answers, 422), count(answers, 429)]).toEqual([20, 40]);
    expect((await withdraw(place, number, "jana.3@post.example")).status).toBe(429);
    const own = await withdraw(place, number, "jana.3@post.example", token);
    expect([own.status, JSON.parse(own.body).order_number]).toEqual([201, number]);
    noteFigures("60 from one address: 20 looked at, 40 refused; then the owner's with the order's token, there: taken");
  }, 120_000);

  it("of many orders by their numbers: twenty tries a quarter of an hour, whichever order is meant", async () => {
    const place = "203.0.113.67";
    const answers = await guesses(60, (n) => track(place, `2026${String(n).padStart(6, "0")}`, wrong(0)));
    expect([count(answers, 404), count(answers, 429)]).toEqual([20, 40]);
    expect(sayWhen(answers, 900)).toBe(true);
    noteFigures("60 numbers of one address: 20 looked at, 40 refused");
  }, 120_000);
});

describe("who guesses a password", () => {
  it("101 times from one place: ten are looked at, and the owner signs in with the right one elsewhere", async () => {
    const email = "majitel@post.example";
    const password = "Zimní kola 27";
    const person = { email, password, first_name: "Jan", last_name: "Dvořák", agreement: 1 };
    expect((await call(owner, "/auth/register", person)).status).toBe(201);
    const answers = await guesses(101, (n) => call(guesser, "/auth/login", { email, password: `Heslo ${n} asi` }));
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 91]);
    expect(sayWhen(answers, 900)).toBe(true);
    expect((await call(guesser, "/auth/login", { email, password })).status).toBe(429);
    expect((await call(owner, "/auth/login", { email, password })).status).toBe(200);
    noteFigures(
      "101 from one address: 10 looked at, 91 refused, the right one there too; the owner's elsewhere: served",
    );
  }, 120_000);
});
