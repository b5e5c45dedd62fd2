import { rmSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { noteFigures } from "../../support/chaos/figures";
import { newDataDir, openShop } from "../../support/chaos/shop-scene";
import { askAs, flood } from "../../support/flood/request";
import type { ShopProcess } from "../../support/shop-process";

const dataDir = newDataDir();
let shop: ShopProcess;
/** Addresses of three hundred tyres' pages, `/cs/…`. */
let tyres: string[] = [];

const attacker = "203.0.113.77";
const visitor = "198.51.100.5";
const many = 300;

beforeAll(async () => {
  shop = await openShop({ DATA_DIR: dataDir, TRUSTED_PROXIES: "1" });
  const addresses = async (path: string) =>
    [...(await askAs(visitor, shop.url, path)).body.matchAll(/<loc>[^<]*?(\/(?:cs|sitemaps)\/[^<]+)<\/loc>/g)].map(
      ([, address]) => String(address),
    );
  const [tyresMap = ""] = (await addresses("/sitemap.xml")).filter((map) => /(?:products|tyres)-cs-1/.test(map));
  tyres = (await addresses(tyresMap)).slice(0, many);
  expect(tyres).toHaveLength(many);
  // Kept, and each kind of page made once: what is first loaded is not what is to be seen here.
  for (const path of ["/cs", "/cs/cart", "/cs/compare", "/cs/cart/checkout", "/api/v1/health"])
    expect((await askAs(visitor, shop.url, path)).status).toBeLessThan(400);
}, 240_000);

afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const someone = (number: number) =>
  `auth_token=${encodeURIComponent(JSON.stringify({ access_token: `x${number}`, token_type: "Bearer" }))}`;

const floods: [
  name: string,
  pathOf: (number: number) => string,
  headersOf?: (number: number) => Record<string, string>,
][] = [
  ["tyres' pages that nobody has asked for", (number) => String(tyres[number])],
  ["pictures of tyres' pages", (number) => `/img/card/cs-u-cu-czk${tyres[number]?.slice("/cs".length)}.png`],
  ["personal pages", (number) => `/cs/compare?n=${number}`],
  ["the checkout", (number) => `/cs/cart/checkout?n=${number}`],
  ["a public page with a currency to be set", (number) => `/cs/terms?currency=EUR&n=${number}`],
  ["a public page with a session to be renewed", () => "/cs/terms", (number) => ({ cookie: someone(number) })],
  ["parts of a public page", (number) => String(tyres[many - 1 - number]), () => ({ range: "bytes=0-99" })],
  ["calls of the API", (number) => `/api/v1/products?category=car-winter&page=${number + 1}`],
];

describe("three hundred requests of one client at once", () => {
  it.each(floods)(
    "%s: it gets its share, the rest is 429 at once; others are served meanwhile",
    async (...flooding) => {
      const [name, pathOf, headersOf] = flooding;
      const storm = flood(attacker, shop.url, many, pathOf, headersOf);
      const waiting: number[] = [];
      for (const path of ["/cs", "/api/v1/health", "/cs/cart", "/api/v1/cart"]) {
        const { status } = await askAs(visitor, shop.url, path);
        waiting.push(storm.open());
        expect([path, status]).toEqual([path, 200]);
      }
      const answers = await storm.answers;
      const refused = answers.filter(({ status }) => status === 429 || status === 503);
      const served = answers.filter(({ status }) => status < 400 || status === 404);
      noteFigures(`${name}: ${served.length} served, ${refused.length} refused; open after each visit ${waiting}`);
      expect(refused.length + served.length).toBe(many);
      expect(served.length).toBeGreaterThan(0);
      expect(refused.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
      expect(refused.every(({ headers }) => Number(headers["retry-after"]) > 0)).toBe(true);
      // A visitor is served in turn, not after the flood: when the last of four requests was answered, much of it still waited.
      expect(waiting.at(-1)).toBeGreaterThan(10);
    },
    120_000,
  );
  it("is told in words, in the language of the page, what has happened", async () => {
    const storm = flood(attacker, shop.url, many, (number) => `/cs/compare?again=${number}`);
    const refused = (await storm.answers).filter(({ status }) => status === 429);
    expect(refused[0]?.body).toMatch(/<h1>Příliš mnoho požadavků najednou<\/h1>/);
  }, 120_000);
  it("is said once in the log, not three hundred times", () => {
    const lines = shop.output().match(/Requests are turned away/g) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(50);
  });
});

describe("a request that wants another protocol", () => {
  const ask = (path: string, more: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(shop.url).port), "127.0.0.1", () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n${more}\r\n\r\n`);
      });
      let text = "";
      socket.setTimeout(20_000, () => socket.destroy(new Error("neither answered nor closed")));
      socket.on("data", (part) => {
        text += part;
        if (text.includes("\r\n\r\n")) socket.end();
      });
      socket.on("close", () => resolve(text.split("\r\n", 1)[0] ?? ""));
      socket.on("error", reject);
    });
  it.each([
    ["/cs/nothing-here", "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==", 404],
    ["/nothing-here.php", "Upgrade: websocket", 404],
    ["/_next/webpack-hmr", "Upgrade: websocket", 404],
    ["/cs", "Upgrade: h2c", 200],
  ])("%s (%s) is answered like any other", async (path, more, status) => {
    expect(await ask(path, more)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});
