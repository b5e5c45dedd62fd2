import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { freePort, type ShopProcess, startShop } from "../support/shop-process";

const dataDir = mkdtempSync(join(tmpdir(), "dezen-guard-"));
let direct: ShopProcess;

type Answer = { status: number; headers: IncomingHttpHeaders };

/** Asks for an address exactly as it is written, which no `fetch` does. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET", body = ""): Promise<Answer> {
  const { hostname, port } = new URL(direct.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, method, agent: false }, (answer) => {
      answer.resume().on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    sent.on("error", reject).end(body);
  });
}

beforeAll(async () => {
  const env = { DATA_DIR: dataDir, DATABASE_URL: "", API_HOST: "", SMTP_URL: "", TRUSTED_PROXIES: "0" };
  direct = await startShop({ cwd: process.cwd(), port: await freePort(), env });
}, 240_000);

afterAll(async () => {
  await direct?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const wrong = ["%", "%zz", "%c0%af", "%ff", "%00"];
const places = [
  "/",
  "/cs/",
  "/cs/zimni-pneumatiky/",
  "/cs/blog/",
  "/api/v1/",
  "/api/v1/products/",
  "/feeds/",
  "/img/tread/",
];

describe("an address that is no text is 400 wherever it stands", () => {
  it.each([...places, "/img/card/", "/sitemaps/", "/_next/static/", "/cs/auth/", "/cs/account/orders/"])(
    "%s",
    async (place) => {
      const statuses = await Promise.all(wrong.map(async (text) => (await ask(place + text)).status));
      expect(statuses).toEqual(wrong.map(() => 400));
    },
  );
});

it.each([
  ["/api/v1/products/%zz", "GET", 400, "unreadable", "This address cannot be read"],
  [`/api/v1/products?q=${"x".repeat(4096)}`, "GET", 414, "too_large", "The address is too long"],
  ["/api/v1/products", "PROPFIND", 405, "method_not_allowed", "This method is not available here"],
])("a caller of the API reads a refusal as a problem: %.20s by %s is %i", async (path, method, status, code, title) => {
  const { hostname, port } = new URL(direct.url);
  const answer = await new Promise<{ type: unknown; body: unknown }>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, agent: false }, async (response) => {
      resolve({ type: response.headers["content-type"], body: await json(response) });
    });
    sent.on("error", reject).end();
  });
  expect(answer).toEqual({
    type: "application/problem+json",
    body: { type: `urn:dezen:problem:${code}`, title, status, code, detail: `${title}.` },
  });
});

it.each([
  "currency=%zz",
  "language=%",
  "auth_token=%7B; auth_fresh=1",
  "cart_id=%c0%af",
  "userForm=%zz",
  "%zz=%",
  "; ;=;;",
])("a cookie nobody can read is no error: %s", async (cookie) => {
  const pages = ["/", "/cs", "/cs/cart", "/cs/cart/checkout", "/cs/account", "/cs/search-result?q=%zz", "/api/v1/cart"];
  const statuses = await Promise.all(pages.map(async (page) => (await ask(page, { cookie })).status));
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

describe("nothing leads to another site", () => {
  const evil = "evil.example";
  const paths = [
    "//evil.example/",
    "//evil.example",
    "///evil.example/",
    "/\\evil.example",
    "/%5Cevil.example/",
    "/%2f%2fevil.example/",
  ];
  const below = [
    "/cs//evil.example",
    "/cs/\\evil.example/",
    "/cs-u-cu-czk//evil.example",
    "/cs-u-cu-czk/%2fevil.example",
    "/cs/..//evil.example/",
  ];
  const queries = [
    "//evil.example/cs?currency=EUR",
    "/cs//evil.example?page=1",
    "/auth/google?return_to=//evil.example",
    "/cs/find?make=//evil.example",
  ];
  it.each([...paths, ...below, ...queries, "/.//evil.example", "/%09/evil.example", "/@evil.example/"])(
    "%s",
    async (path) => {
      const { location } = (await ask(path)).headers;
      expect(location === undefined || /^\/(?![/\\])/.test(location)).toBe(true);
    },
  );
  it.each(["/", "/cs/terms/", "/cs/zimni-pneumatiky?page=1", "/cs/account", "/cs/search-result"])(
    "%s, whatever host is named",
    async (path) => {
      for (const headers of [{ host: evil }, { "x-forwarded-host": evil }, { forwarded: `host=${evil}` }] as Record<
        string,
        string
      >[]) {
        const answer = await ask(path, headers);
        expect([answer.status >= 300 && answer.status < 400, answer.headers.location]).toEqual([
          true,
          expect.stringMatching(/^\/(?![/\\])/),
        ]);
      }
    },
  );
});

it("a form of another site is refused before Next sees it, on pages as in the API", async () => {
  const foreign = {
    "sec-fetch-site": "cross-site",
    "content-type": "multipart/form-data; boundary=x",
    "content-length": "0",
  };
  for (const path of ["/cs/contacts", "/cs/withdrawal", "/cs/cart/items", "/cs/review", "/api/v1/contacts"])
    expect([path, (await ask(path, foreign, "POST")).status]).toEqual([path, 403]);
});

describe("a form that is none of the shop's, or was spoilt, is the sender's fault on every page", () => {
  const multipart = "multipart/form-data; boundary=x";
  const field = (name: string, value = "") =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const action = "0".repeat(42);
  it.each([
    ["without a boundary", "multipart/form-data", "x"],
    ["without a part", multipart, "garbage"],
    ["cut off", multipart, field("name", "Jana")],
    ["with no action", multipart, `${field("name", "Jana")}--x--`],
    ["with an unknown action", multipart, `${field(`$ACTION_ID_${action}`)}--x--`],
    ["with an action that is no JSON", multipart, `${field("$ACTION_REF_1")}${field("$ACTION_1:0", "{")}--x--`],
  ])("%s", async (_what, type, body) => {
    for (const path of [
      "/cs",
      "/cs/contacts",
      "/cs/withdrawal",
      "/cs/cart",
      "/cs/cart/items",
      "/cs/nic-takoveho",
      "/",
    ]) {
      const headers = { origin: direct.url, "content-type": type, "content-length": String(Buffer.byteLength(body)) };
      const { status } = await ask(path, headers, "POST", body);
      const statuses = path === "/cs/cart/items" && body.endsWith("--x--") ? [303] : [307, 400, 404, 409];
      expect(statuses).toContain(status);
    }
  });

  it("with the id of a real action and anything else as what it is given", async () => {
    const page = await (await fetch(`${direct.url}/cs/contacts`)).text();
    const [id = ""] = /[0-9a-f]{42}/.exec(page) ?? [];
    expect(id).not.toBe("");
    for (const given of ["[]", "[null,null]", '["x","y"]', '["$K1"]', '["$@9"]', "{"]) {
      const headers = { origin: direct.url, "next-action": id, "content-type": "text/plain" };
      const length = { "content-length": String(given.length) };
      expect([given, (await ask("/cs/contacts", { ...headers, ...length }, "POST", given)).status]).toEqual([
        given,
        400,
      ]);
    }
    const bound = `${field("$ACTION_1:0", `{"id":"${id}","bound":"$@1"}`)}${field("$ACTION_1:1", "[null]")}`;
    const body = `${field("$ACTION_REF_1")}${bound}${field("lang", "cs")}--x--`;
    const headers = { origin: direct.url, "content-type": multipart, "content-length": String(body.length) };
    expect((await ask("/cs/contacts", headers, "POST", body)).status).toBe(400);
  });
});

it("no picture is resized for anybody, and Next's own headers stay inside", async () => {
  expect((await ask("/_next/image?url=%2Fimg%2Fwheel.svg&w=64&q=75")).status).toBe(404);
  for (const path of ["/cs?currency=EUR", "/search-result?q=x", "/cs/zimni-pneumatiky?brand=barum"]) {
    const names = Object.keys((await ask(path)).headers);
    expect(names.filter((name) => /^x-middleware-|^x-nextjs-cache$/.test(name))).toEqual([]);
  }
});

it("where no proxy is, nobody says where they are", async () => {
  const forged = {
    "x-forwarded-for": "195.113.0.1",
    "cf-ipcountry": "CZ",
    "x-country-code": "CZ",
    "accept-language": "de",
  };
  expect((await ask("/", forged)).headers.location).toBe("/en");
});

it("who searches too often gets 429 and when to come again, on pages and in the API", async () => {
  let last = await ask("/cs/search-result?q=205");
  for (let more = 0; last.status === 200 && more < 130; more += 1) last = await ask("/api/v1/products?q=205");
  expect([last.status, Number(last.headers["retry-after"]) <= 60]).toEqual([429, true]);
  expect((await ask("/cs/search-result?q=205")).status).toBe(200); // it is in memory
  const page = await ask("/cs/search-result?q=215");
  expect([page.status, Number(page.headers["retry-after"]) <= 60]).toEqual([429, true]);
});
