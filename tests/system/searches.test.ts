import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import postgres from "postgres";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { connectOrStartEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { freePort, type ShopProcess, startShop } from "../support/shop-process";

const dataDir = mkdtempSync(join(tmpdir(), "dezen-searches-"));
let shop: ShopProcess;
let sql: postgres.Sql;
let visitors = 0;

/** Searches as somebody with an address of his own, or from a given one. */
async function search(q: string, { language = "cs", more = "", cookie = "", from = "" } = {}) {
  visitors += 1;
  const address = from || `10.7.${visitors >> 8}.${visitors & 255}`;
  const query = `${new URLSearchParams({ q })}${more}`;
  const answer = await fetch(`${shop.url}/${language}/search-result?${query}`, {
    headers: { "x-forwarded-for": address, cookie },
    redirect: "manual",
  });
  const html = await answer.text();
  const { headers, status } = answer;
  const field = /<input\b[^>]*id="search-q"[^>]*\bvalue="([^"]*)"/.exec(html)?.[1];
  return { status, headers, html, field, how: headers.get("x-page") };
}

/** What people are shown, without the field. */
const shown = (html: string) =>
  html.replace(/<script[^>]*>.*?<\/script>/gs, "").replace(/<input\b[^>]*id="search-q"[^>]*>/, "");

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error("It did not come to that.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

beforeAll(async () => {
  const env = {
    DATABASE_URL: "",
    DATA_DIR: dataDir,
    API_HOST: "",
    SMTP_URL: "",
    TRUSTED_PROXIES: "1",
    PAGE_CACHE_MB: "16",
  };
  shop = await startShop({ cwd: process.cwd(), port: await freePort(), env });
  const { url, options } = postgresJsAddress((await connectOrStartEmbeddedDatabase({ dataDir, log: () => {} })).url);
  sql = postgres(url, { ...options, max: 1 });
}, 240_000);

afterAll(async () => {
  await sql?.end({ timeout: 1 });
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

describe("searches that mean the same are one page, each with the words of who asks", () => {
  it.each([
    ["cs", "205/55 r16 zimni", "zimní 205 55 16"],
    ["sk", "205/55 r16 zimne", "zimné 205 55 16"],
    ["en", "205/55 r16 winter", "winter tyres 205 55 16"],
  ])("in %s", async (language, one, other) => {
    const first = await search(one, { language });
    const second = await search(other, { language });
    expect([first.status, first.how, second.how]).toEqual([200, "miss", "hit"]);
    expect([first.field, second.field]).toEqual([one, other]);
    expect(shown(second.html)).toBe(shown(first.html));
    expect(second.html).not.toContain(one);
    expect(first.headers.get("etag")).not.toBe(second.headers.get("etag"));
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
  });

  it("in every encoding and as a 304", async () => {
    const { headers } = await search("zimní  205 55 16 <&>");
    for (const encoding of ["br", "gzip", "identity"]) {
      const answer = await fetch(`${shop.url}/cs/search-result?${new URLSearchParams({ q: `"zimní" 205 55 16` })}`, {
        headers: { "accept-encoding": encoding, "x-forwarded-for": "10.8.0.1" },
      });
      expect([encoding, (await answer.text()).includes('value="&quot;zimní&quot; 205 55 16"')]).toEqual([
        encoding,
        true,
      ]);
    }
    const etag = headers.get("etag") ?? "";
    const again = await fetch(`${shop.url}/cs/search-result?${new URLSearchParams({ q: "zimní  205 55 16 <&>" })}`, {
      headers: { "if-none-match": etag, "x-forwarded-for": "10.8.0.1" },
    });
    expect(again.status).toBe(304);
  });

  it("but for another language, currency, order or page", async () => {
    await search("205/55 r16 barum");
    const others = [{ cookie: "currency=EUR" }, { language: "sk" }, { more: "&sort=price_asc" }, { more: "&page=2" }];
    for (const other of others) expect([other, (await search("205/55 r16", other)).how]).toEqual([other, "miss"]);
    expect((await search("205/55 r16", { more: "&page=2&sort=recommended&utm_source=x" })).how).toBe("hit");
  });
});

it("a page past the last one leads to the last one of the visitor's own search", async () => {
  const past = await search("barumky", { more: "&page=99" });
  expect([past.status, past.headers.get("location")]).toEqual([
    307,
    expect.stringMatching(/^\/cs\/search-result\?q=barumky&page=\d+$/),
  ]);
});

it("nothing of a visitor gets into the page: cookies make no other one, and none is set", async () => {
  const cookie = "cart_id=abcdefghijklmnopqrstuvwxyz; userForm=secret-marker; language=sk; theme=dark";
  const first = await search("michelin letní 225/45 r17", { cookie });
  const second = await search("michelin letní 225/45 r17");
  expect([first.how, second.how, first.html === second.html]).toEqual(["miss", "hit", true]);
  expect([first.headers.getSetCookie(), first.html.includes("secret-marker")]).toEqual([[], false]);
  expect(first.headers.get("x-shared")).toBeNull();
});

it("what is no search but hostile text is shown as text and not kept", async () => {
  for (const q of ["<script>alert(1)</script>", "\u202eslovo", "jana@post.example"]) {
    await search(q);
    const { status, how, headers, html } = await search(q);
    expect([q, status, how, headers.get("cache-control")]).toEqual([q, 200, null, "private, no-store"]);
    expect(html).not.toContain("<script>alert");
  }
});

it("a change of a price by SQL is on the page within two seconds; one of another size makes it no new one", async () => {
  const q = "195/65 r15 zimní";
  const [tyre] = await sql<
    { id: number }[]
  >`select id from product where width = 195 and profile = 65 and rim_tenths = 150
    and season = 'winter' and active order by stock >= 4 desc, stock > 0 desc, popularity desc, price_czk, id limit 1`;
  await search(q);
  await sql`update product set price_czk = price_czk + 100 where width = 225 and profile = 45 and rim_tenths = 170`;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect((await search(q)).how).toBe("hit");
  await sql`update product set price_czk = 9876500 where id = ${tyre?.id ?? 0}`;
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect((await search(q)).html).toMatch(/98[\s\u00a0\u202f]?765/);
});

it("a pattern that is renamed, and a number that a tyre is given, are found from then on", async () => {
  const [pattern] = await sql<
    { id: number }[]
  >`select pattern_id as id from product where active and width = 205 limit 1`;
  for (const q of ["zvláštník", "ZX123456Q"]) expect((await search(q)).html).not.toContain("<article");
  await sql`update pattern set name = 'Zvláštník' where id = ${pattern?.id ?? 0}`;
  await sql`update product set mpn = 'ZX123456Q' where id = (select min(id) from product where active)`;
  for (const q of ["zvláštník", "ZX123456Q"]) await until(async () => (await search(q)).html.includes("<article"));
});

it("a flood of searches pushes out no page of the catalogue, and no search that means something", async () => {
  const listing = async () => {
    const answer = await fetch(`${shop.url}/cs/zimni-pneumatiky/205-55-r16`);
    await answer.text();
    return answer.headers.get("x-page");
  };
  await listing();
  await search("205/55 r17 letní");
  for (let n = 0; n < 60; n += 1) await search(`slovo${"abcdefghij"[n % 10]}${"klmnopqrst"[Math.floor(n / 10)]}qx`);
  expect([await listing(), (await search("205/55 r17 letní")).how]).toEqual(["hit", "hit"]);
}, 120_000);

it("searches that have to be made count against their address, those in memory do not", async () => {
  const from = "198.51.100.77";
  for (let n = 0; n < 150; n += 1) expect((await search("205/55 r17 letní", { from })).status).toBe(200);
  const call = () => fetch(`${shop.url}/api/v1/products?q=205`, { headers: { "x-forwarded-for": from } });
  let status = 200;
  let calls = 0;
  for (; status === 200 && calls < 130; calls += 1) {
    const answer = await call();
    status = answer.status;
    await answer.text();
  }
  expect([status, calls]).toEqual([429, 121]);
  const refused = await search("205/55 r17 celoroční <mine>", { from });
  expect([refused.status, Number(refused.headers.get("retry-after")) <= 60, refused.field]).toEqual([
    429,
    true,
    "205/55 r17 celoroční &lt;mine&gt;",
  ]);
  expect((await search("205/55 r17 letní", { from })).how).toBe("hit");
  expect((await search("205/55 r17 celoroční")).status).toBe(200);
}, 120_000);

it("the log holds nothing of what was searched for", () => {
  expect(shop.output()).not.toMatch(/zvláštník|ZX123456Q|jana@post|slovoak/);
});
