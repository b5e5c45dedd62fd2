import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { callPath } from "@/lib/api/transport/call";
import { connection } from "@/lib/backend/kernel/database/connect";
import { handle } from "@/lib/backend/server";
import type { Name } from "@/lib/contract/contract";
import { parseReads, readsHeader } from "@/lib/runtime/page-reads";
import { statementsHeard } from "@/tests/support/heard-statements";
import { sources } from "@/tests/support/imports";
import { withDatabase } from "@/tests/support/scene";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";

withDatabase();
const hear = statementsHeard();

const slug = "alfa-snow-205-55-r16-91h";
const rival = "beta-frost-205-55-r16-91h";
const idOf = async (of: string) => (await connection().sql`select id from product where slug = ${of}`)[0]?.id as number;

/** What pages for everybody ask, with an example. */
const shown: [Name, object][] = [
  ["GET /articles", {}],
  ["GET /articles/{slug}", { path: { slug: "cena-pneumatik-na-1000-km" } }],
  ["GET /brands", {}],
  ["GET /categories", {}],
  ["GET /contacts/info", {}],
  ["GET /products", { query: { category: "car-winter", width: "205", profile: "55", rim: "16" } }],
  ["GET /products/{slug}", { path: { slug } }],
  ["GET /products/{slug}/reviews", { path: { slug } }],
  ["GET /sizes", {}],
  ["GET /vehicles", {}],
  ["GET /vehicles/{make}/{model}", { path: { make: "skoda", model: "octavia" } }],
];

/** What is asked for one visitor, for a picture, or of a back end elsewhere alone. */
const notShown: Name[] = [
  "GET /auth/providers",
  "GET /checkout/payment-methods",
  "GET /checkout/shipping-methods",
  "GET /patterns/{slug}",
  "GET /products/compare",
  "GET /reviews/invitation",
  "GET /sitemap",
  "GET /sitemap/{kind}",
];

/** Tables that those answers read and whose changes are told otherwise, or need not be. */
const untold: Record<string, string> = {
  picture: "is made once and never changes; which pictures a tyre has is told",
  article_views: "how often an article was read may be ten minutes old",
  product_slug: "is looked into for what leads elsewhere, which is not kept",
};

beforeAll(storeSmallCatalogue);

async function read(name: Name, input: object, now = new Date()) {
  const request = new Request(`http://shop.example${callPath(name, input)}`, {
    headers: { "accept-language": "cs", "x-currency": "CZK" },
  });
  const answer = await handle(request, { now });
  expect([name, answer.status]).toEqual([name, 200]);
  return parseReads(answer.headers.get(readsHeader));
}

describe("every call that pages for everybody ask tells what its answer is made of", () => {
  it.each(shown)("%s", async (name, input) => {
    expect(await read(name, input)).not.toBeNull();
  });

  it("and no other is asked in lib/api", () => {
    const asked = sources()
      .filter(({ path }) => path.startsWith("lib/api/") && !path.startsWith("lib/api/host/"))
      .flatMap(({ text }) => [...text.matchAll(/\bask(?:WithReads)?\(\s*"(GET [^"]+)"/g)].map(([, name]) => name));
    expect([...new Set(asked)].sort()).toEqual([...shown.map(([name]) => name), ...notShown].sort());
  });
});

it("every table that they read tells of its changes by triggers", async () => {
  const { sql } = connection();
  const heard = hear();
  for (const [name, input] of shown) await read(name, input);
  const asked = [...heard];
  const names = await sql<{ name: string }[]>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  const used = names
    .map(({ name }) => name)
    .filter((name) => asked.some((text) => new RegExp(`\\b(?:from|join)\\s+"?${name}\\b`, "i").test(text)));
  const telling = await sql<{ name: string }[]>`
    select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    join pg_proc on pg_proc.oid = tgfoid where not tgisinternal and prosrc like '%tell_pages(%'`;
  const told = telling.map(({ name }) => name);
  expect(used).toEqual(expect.arrayContaining(["product", "brand", "pattern", "price_log", "review"]));
  expect(used.filter((name) => !told.includes(name) && !(name in untold))).toEqual([]);
});

it("SQL and pages agree on from how many pieces on the exact number is not shown", () => {
  const migration = readFileSync("lib/backend/kernel/database/migrations/0019_page_reads.sql", "utf8");
  const { 1: many } = /manyInStock = (\d+);/.exec(readFileSync("components/catalogue/stock-text.ts", "utf8")) ?? [];
  expect(migration).toContain(`was.stock > ${many} AND shown.stock > ${many}`);
});

describe("a search is made of", () => {
  const tagsOf = async (q: string) => (await read("GET /products", { query: { q } }))?.tags ?? [];
  const always = ["assortment", "brands", "names"];

  it.each([
    ["a size in a season", "205/55 r16 zimní", ["size-205-55-160-winter"]],
    ["a size", "205/55 r16", ["size-205-55-160-winter", "size-205-55-160-summer", "size-205-55-160-all_season"]],
    ["a season", "zimní", ["category-car-winter", "category-suv-winter", "category-van-winter"]],
    ["a bound of the price, of which any tyre may be", "205/55 r16 zimní do 2000 kč", ["catalogue"]],
    ["what may be the number of any tyre, and is of none", "ZX123456", ["catalogue", "found-nothing"]],
  ])("%s", async (_name, q, tags) => {
    const own = (await tagsOf(q)).filter((tag) => !tag.startsWith("tyre-"));
    expect(own.sort()).toEqual([...always, ...tags].sort());
  });
});

describe("an answer is made of", () => {
  it("a tyre, the ones beside it and what its size is compared by, up to the hour of dispatch", async () => {
    const reads = await read("GET /products/{slug}", { path: { slug: rival } }, new Date("2026-11-19T10:00:00Z"));
    expect(reads?.tags).toEqual(expect.arrayContaining([`tyre-${await idOf(rival)}`, "rivals-205-55-160-winter"]));
    expect(reads?.tags.filter((tag) => tag.startsWith("tyre-")).length).toBeGreaterThan(1);
    expect(new Date(reads?.until ?? 0).toISOString()).toBe("2026-11-19T15:00:00.000Z");
  });

  it("a reduction, up to the thirtieth day after it", async () => {
    const { sql } = connection();
    const at = new Date("2026-11-20T09:00:00Z");
    await sql`insert into price_log (product_id, currency, amount, at)
      select id, 'CZK', 500000, ${"2026-10-01T00:00:00Z"}::timestamptz from product where slug = ${slug}`;
    await sql`update price_log set at = ${"2026-10-21T10:00:00Z"}::timestamptz where amount <> 500000 and currency = 'CZK'
      and product_id = ${await idOf(slug)}`;
    for (const [now, until] of [
      [at, "2026-11-20T10:00:00.000Z"],
      [new Date("2026-11-20T10:00:00Z"), "2026-11-20T15:00:00.000Z"],
    ] as const) {
      const reads = await read("GET /products/{slug}", { path: { slug } }, now);
      expect(new Date(reads?.until ?? 0).toISOString()).toBe(until);
    }
  });

  it("of a category, what the whole category is compared by; so of a size that is narrowed by price or stock", async () => {
    for (const query of [{}, { width: "205", profile: "55", rim: "16", in_stock: "1" }]) {
      const tags = (await read("GET /products", { query: { category: "car-winter", ...query } }))?.tags;
      expect(tags).toEqual(expect.arrayContaining(["assortment", "brands", "category-car-winter"]));
      expect(tags).not.toContain("size-205-55-160-winter");
    }
  });
});
