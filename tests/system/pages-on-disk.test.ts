import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import postgres from "postgres";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { connectOrStartEmbeddedDatabase, startEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { freePort, kill, type ShopProcess, startShop } from "../support/shop-process";

const dataDir = mkdtempSync(join(tmpdir(), "dezen-disk-"));
const env = { DATABASE_URL: "", DATA_DIR: dataDir, API_HOST: "", SMTP_URL: "" };
const texts = ["/cs/terms", "/sk/contacts"];
let port = 0;
let shop: ShopProcess;
let tyres: { id: number; slug: string }[];
let pages: string[];

const starts = async () => {
  shop = await startShop({ cwd: process.cwd(), port, env });
};

/** Does something with the shop's database, whose address is another one at each start. */
async function withSql<Result>(address: string, work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const { url, options } = postgresJsAddress(address);
  const sql = postgres(url, { ...options, max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
const running = async () => (await connectOrStartEmbeddedDatabase({ dataDir, log: () => {} })).url;

const pathOf = ({ slug }: { slug: string }) => `/cs/zimni-pneumatiky/${slug}`;

/** What a page shows people and search engines. The script for React says the same, in the order in which it was ready. */
const shownIn = (text: string) => text.replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, "");

async function read(path: string) {
  const answer = await fetch(`${shop.url}${path}`);
  return { status: answer.status, how: answer.headers.get("x-page"), text: shownIn(await answer.text()) };
}

/** Has every page made again. */
async function outdateAll(sql: postgres.Sql): Promise<void> {
  const beside = "/cs/faq";
  await read(beside);
  await sql.notify("dezen_pages", "all");
  while ((await read(beside)).how === "hit") await pause(50);
}

async function readAll() {
  const all = new Map<string, Awaited<ReturnType<typeof read>>>();
  for (const path of pages) all.set(path, await read(path));
  return all;
}

const written = () =>
  existsSync(join(dataDir, "pages"))
    ? readdirSync(join(dataDir, "pages"), { recursive: true, encoding: "utf8" }).filter((name) =>
        /\/[\w-]{43}$/.test(name),
      )
    : [];

async function untilWritten(count: number): Promise<void> {
  for (let waited = 0; waited < 600 && written().length < count; waited += 1) await pause(100);
  expect(written().length).toBeGreaterThanOrEqual(count);
}

beforeAll(async () => {
  port = await freePort();
  await starts();
  tyres = await withSql(
    await running(),
    (sql) => sql<{ id: number; slug: string }[]>`
      select distinct on (width, profile, rim_tenths) id, slug from product
      where category = 'car-winter' and active and stock > 20 order by width, profile, rim_tenths, id limit 30`,
  );
  pages = [...texts, ...tyres.map(pathOf)];
}, 240_000);

afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

it("after a restart pages come from disk as they were, and one whose price was changed meanwhile is right at once", async () => {
  const before = await readAll();
  expect([...before.values()].map(({ status, how }) => [status, how])).toEqual(pages.map(() => [200, "miss"]));
  await untilWritten(pages.length);
  await shop.stop();

  const [changed] = tyres;
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  await withSql(database.url, (sql) => sql`update product set price_czk = 1234500 where id = ${changed?.id ?? 0}`);
  await database.stop();

  await starts();
  const after = await readAll();
  const path = pathOf(changed ?? { slug: "" });
  expect([after.get(path)?.how, after.get(path)?.text.match(/12\s345/) !== null]).toEqual(["miss", true]);
  const made = pages.filter((one) => after.get(one)?.how !== "hit");
  // The tyres compared on each other's pages are of one size, and of these each is of another. A busy disk may be too slow for a few.
  expect(made).toContain(path);
  expect(made.length).toBeLessThan(pages.length / 2);
  expect(pages.filter((one) => one !== path && after.get(one)?.text !== before.get(one)?.text)).toEqual([]);
}, 240_000);

it("after kill -9 of the shop while it makes and writes pages nothing torn, old or wrong is served", async () => {
  let fromDisk = 0;
  for (let round = 0; round < 3; round += 1) {
    const asking = pages.flatMap((path) => [`${path}`, path.replace("/cs/zimni-pneumatiky", "/sk/zimne-pneumatiky")]);
    pages = [...new Set([...pages, ...asking])].filter((path) => !path.startsWith("/sk/contacts/"));
    await withSql(await running(), async (sql) => {
      await outdateAll(sql); // all pages are made and written again
      const reading = readAll().catch(() => {}); // it ends with the shop
      await pause(4000 + 1500 * round);
      await sql`update product set price_czk = price_czk + 100 where id = any(${tyres.slice(0, 10).map(({ id }) => id)})`;
      kill(shop.child.pid ?? 0);
      await reading;
    });
    await starts();
    const served = await readAll();
    await withSql(await running(), outdateAll);
    const right = await readAll();
    fromDisk += [...served.values()].filter(({ how }) => how === "hit").length;
    expect(pages.filter((path) => served.get(path)?.text !== right.get(path)?.text)).toEqual([]);
    expect([...right.values()].map(({ how }) => how)).toEqual(pages.map(() => "miss"));
  }
  expect(fromDisk).toBeGreaterThan(0);
}, 480_000);
