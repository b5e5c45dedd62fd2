import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import postgres from "postgres";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { connectOrStartEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { newBuyer, orderBody } from "../support/buyer";
import { changes, numbersOf } from "../support/random-changes";
import { freePort, type ShopProcess, startShop } from "../support/shop-process";

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
/** `npm run fuzz` says how many cases; here a change is a case of a hundred pages made. */
const rounds = process.env.FUZZ_CASES ? Math.ceil(Number(process.env.FUZZ_CASES) / 100) : 6;

const dataDir = mkdtempSync(join(tmpdir(), "dezen-life-"));
const clock = join(dataDir, "clock");
let shop: ShopProcess;
let sql: postgres.Sql;
let tyres: { id: number; slug: string }[];
let pages: string[];

/** What a page shows people and search engines. The script for React says the same, in the order in which it was ready. */
const shownIn = (text: string) => text.replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, "");

/** Where two texts begin to differ; `null` where they do not. */
function difference(one = "", other = ""): string | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return `…${one.slice(at - 80, at + 40)} | ${other.slice(at - 20, at + 40)}`;
}

let readers = 0;

/** Reads as somebody with an address of his own: searches that have to be made are counted. */
async function read(path: string) {
  readers += 1;
  const headers = { "x-forwarded-for": `10.${readers >> 16}.${(readers >> 8) & 255}.${readers & 255}` };
  const answer = await fetch(`${shop.url}${path}`, { redirect: "manual", headers });
  const text = shownIn(await answer.text());
  return { status: answer.status, how: answer.headers.get("x-page"), text, headers: answer.headers };
}

/** Every page as it is sent; three at a time, as the shop makes them. */
async function readAll(): Promise<Map<string, Awaited<ReturnType<typeof read>>>> {
  const all = new Map<string, Awaited<ReturnType<typeof read>>>();
  const waiting = [...pages];
  const reader = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) all.set(path, await read(path));
  };
  await Promise.all([reader(), reader(), reader()]);
  return all;
}

/** Has all pages made anew, and reads them. What sizes are offered for, the shop knows only after it has heard of them. */
async function madeAnew() {
  for (const tag of ["all", "offer-205-55-160", "offer-195-55-160"]) await sql.notify("dezen_pages", tag);
  await pause(300);
  return readAll();
}

beforeAll(async () => {
  writeFileSync(clock, "0");
  const NODE_OPTIONS = `--import ${resolve("tests/support/chaos/moved-clock.mjs")}`;
  const env = {
    DATABASE_URL: "",
    DATA_DIR: dataDir,
    API_HOST: "",
    SMTP_URL: "",
    CLOCK_MOVED_BY: clock,
    NODE_OPTIONS,
    TRUSTED_PROXIES: "1",
  };
  shop = await startShop({ cwd: process.cwd(), port: await freePort(), env });
  const { url, options } = postgresJsAddress((await connectOrStartEmbeddedDatabase({ dataDir, log: () => {} })).url);
  sql = postgres(url, { ...options, max: 1 });
  await sql`update product set source = 'list'`; // a demonstration says so on every page
  const winter = await sql<{ id: number; slug: string }[]>`
    select id, slug from product where width = 205 and profile = 55 and rim_tenths = 160 and category = 'car-winter' and active
    order by popularity desc limit 5`;
  const beside = await sql<{ id: number; slug: string }[]>`
    select id, slug from product where width = 195 and profile = 55 and rim_tenths = 160 and active limit 2`;
  tyres = [...winter, ...beside];
  const buyer = newBuyer(shop.url);
  await buyer.call("POST", "/cart/items", { product_id: winter[0]?.id, quantity: 1 });
  await buyer.call("POST", "/checkout/create-order", orderBody(1), { "idempotency-key": randomUUID() });
  pages = [
    ...[
      "/cs",
      "/sk",
      "/cs/blog",
      "/cs/terms",
      "/en/contacts",
      "/cs/car",
      "/cs/car/skoda",
      "/cs/car/skoda/octavia",
      "/cs/404",
    ],
    ...["/cs/zimni-pneumatiky", "/en/winter-tyres/michelin", "/cs/zimni-pneumatiky?sort=price_asc"],
    ...["/cs/zimni-pneumatiky/205-55-r16", "/sk/zimne-pneumatiky/205-55-r16", "/cs/zimni-pneumatiky/205-55-r16?page=2"],
    ...["/cs/zimni-pneumatiky/205-55-r16?in_stock=1", "/cs/zimni-pneumatiky/195-55-r16"],
    ...["/cs/search-result?q=205%2F55+R16+zimn%C3%AD", "/cs/search-result?q=zimn%C3%AD+%C5%A0koda+Octavia"],
    ...["/cs/search-result?q=205%2F55+R16+do+2000+CZK", "/sk/search-result?q=205%2F55+R16+zimn%C3%A9+Michelin+RunFlat"],
    ...winter.map(({ slug }) => `/cs/zimni-pneumatiky/${slug}`),
  ];
}, 240_000);

afterAll(async () => {
  await sql?.end({ timeout: 1 });
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

it(`after each of ${rounds} random changes every page is right, and few were made that are what they were (seed ${seed})`, async () => {
  const number = numbersOf(seed);
  const tables = Object.keys(changes);
  const counted = { needed: 0, needless: 0, kept: 0 };
  let before = await madeAnew();
  for (let round = 0; round < rounds; round += 1) {
    const table = round % 2 === 0 ? "product" : (tables[number(tables.length)] ?? "product");
    const of = changes[table] ?? [];
    const which = number(of.length);
    const tyre = tyres[number(tyres.length)];
    await of[which]?.(sql, tyre?.id ?? 0, number);
    await pause(500);
    const kept = await readAll();
    const fresh = await madeAnew();
    for (const path of pages) {
      const [was, now, right] = [before.get(path), kept.get(path), fresh.get(path)];
      expect([round, table, which, tyre?.slug, path, now?.status, difference(now?.text, right?.text)]).toEqual([
        round,
        table,
        which,
        tyre?.slug,
        path,
        right?.status,
        null,
      ]);
      const same = was?.text === now?.text;
      counted[now?.how === "hit" || now?.status !== 200 ? "kept" : same ? "needless" : "needed"] += 1;
    }
    before = fresh;
  }
  console.info(`pages after ${rounds} changes: ${JSON.stringify(counted)}`);
  expect(counted.needless).toBeLessThan(0.5 * rounds * pages.length);
}, 3_600_000);

it("nothing is made again while nothing changes", async () => {
  await madeAnew();
  for (let time = 0; time < 3; time += 1)
    expect([...(await readAll())].filter(([, { status, how }]) => status === 200 && how !== "hit")).toEqual([]);
});

it("no page outlives its words: when a season, a reduction, an hour of dispatch and a year end it is what is made then", async () => {
  const moved = (moment: string) => Date.parse(moment) - Date.now();
  const moments = ["2027-03-01T00:00:00Z", "2027-03-01T12:00:00Z", "2027-03-02T15:00:00Z", "2028-01-01T00:00:00Z"];
  const [reduced] = tyres;
  await sql`update product set active = true where id = ${reduced?.id ?? 0}`; // one of the changes before may have taken it off sale
  await sql`delete from price_log where product_id = ${reduced?.id ?? 0}`;
  await sql`insert into price_log (product_id, currency, amount, at)
    select id, 'CZK', price_czk + amount, ${moments[1] ?? ""}::timestamptz - hours * interval '1 hour'
    from product cross join (values (50000, 1500), (0, 720)) as change (amount, hours) where id = ${reduced?.id ?? 0}`;
  for (const moment of moments) {
    writeFileSync(clock, String(moved(moment) - 20_000));
    await pause(1100);
    const before = await madeAnew();
    writeFileSync(clock, String(moved(moment) + 1000));
    await pause(1100);
    const kept = await readAll();
    const fresh = await madeAnew();
    const wrong = pages.map((path) => [path, difference(kept.get(path)?.text, fresh.get(path)?.text)]);
    expect([moment, wrong.filter(([, differs]) => differs !== null)]).toEqual([moment, []]);
    expect([moment, pages.some((path) => before.get(path)?.text !== fresh.get(path)?.text)]).toEqual([moment, true]);
  }
  writeFileSync(clock, "0");
  await pause(1100);
}, 600_000); // hundreds of pages are made

it("a browser is told to ask each time, and nothing of what a page is made of", async () => {
  const { headers } = await read("/cs");
  expect([headers.get("cache-control"), headers.get("age"), headers.get("x-reads")]).toEqual([
    "private, no-cache",
    null,
    null,
  ]);
});
