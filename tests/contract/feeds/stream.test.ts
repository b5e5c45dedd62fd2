import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { textStream } from "@/lib/backend/kernel/http/text-stream";
import { handle } from "@/lib/backend/server";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { takeLogLines } from "@/tests/support/log-lines";
import { readXml } from "@/tests/support/read-xml";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";

/** Tyres on sale in stock: 5,000 made for this test and eleven of the small catalogue. */
const offers = 5_011;
let db: TestDatabase;
let batches = 0;

/** Counts the reads of a batch that go through the process's connection. */
function countBatches(): void {
  const known = connection();
  const sql = new Proxy(known.sql, {
    apply(target, self, args: unknown[]) {
      const [text] = args;
      if (Array.isArray(text) && String(text[0]).includes("p.slug, p.category, b.name")) batches += 1;
      return Reflect.apply(target, self, args);
    },
  });
  globalThis.dezen?.set("database pool", { ...known, sql });
}

beforeAll(async () => {
  db = await openTestDatabase();
  await storeSmallCatalogue();
  await connection().sql`
    insert into product (brand_id, pattern_id, price_czk, price_eur, price_usd, stock, category, season, family, width,
      profile, rim_tenths, load_index, speed_rank, speed_symbol, slug, source)
    select brand_id, pattern_id, 100000, 4000, 4400, 5, category, season, family, width, profile, rim_tenths, load_index,
      speed_rank, speed_symbol, 'many-' || n, 'test'
    from product, generate_series(1, 5000) as n where slug = 'alfa-snow-205-55-r16-91h'`;
  countBatches();
}, databasePatience);
afterAll(() => db?.close());
beforeEach(() => {
  batches = 0;
});

const feed = async () => {
  const { body } = await handle(new Request("http://shop.example/api/v1/feeds/heureka-cz"));
  if (!body) throw new Error("A feed without a body.");
  return body.getReader();
};

it("reads the database only as fast as it is read itself, in batches of a bounded size", async () => {
  const reader = await feed();
  expect(batches).toBe(0);
  await reader.read();
  expect(batches).toBe(0);
  await reader.read();
  expect(batches).toBe(1);
  const decoder = new TextDecoder();
  const sizes: number[] = [];
  let rest = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    sizes.push(next.value.byteLength);
    rest += decoder.decode(next.value, { stream: true }).match(/<SHOPITEM>/g)?.length ?? 0;
  }
  expect(rest).toBe(offers - 200);
  expect(Math.max(...sizes)).toBeLessThan(1_000_000);
  expect(batches).toBe(26);
});

it("stops reading the database when its reader goes away", async () => {
  const reader = await feed();
  await reader.read();
  await reader.read();
  await reader.cancel();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(batches).toBe(1);
});

it("does not hold a connection while its reader waits", async () => {
  const readers = await Promise.all(Array.from({ length: 40 }, feed));
  for (const reader of readers) await reader.read();
  for (const reader of readers) await reader.read();
  const [row] = await connection().sql`select 1 as answered`;
  expect(row?.answered).toBe(1);
  await Promise.all(readers.map((reader) => reader.cancel()));
});

it("is whole and well-formed from the first byte to the last", async () => {
  const answer = await handle(new Request("http://shop.example/api/v1/feeds/zbozi"));
  expect(readXml(await answer.text()).root.children).toHaveLength(offers);
});

it("breaks off, and says so in the log, when its source fails: a part is never taken for the whole", async () => {
  async function* failing() {
    yield "<SHOP>";
    throw new Error("The source has failed.");
  }
  await expect(new Response(textStream(failing())).text()).rejects.toThrow("The source has failed.");
  expect(takeLogLines()).toEqual([
    expect.objectContaining({
      level: "error",
      msg: "A stream broke off.",
      error: expect.stringContaining("The source has failed."),
    }),
  ]);
});

it("ends its source when the reader leaves while a piece is being made", async () => {
  let ended = false;
  let give = () => {};
  async function* slow() {
    try {
      yield "first";
      await new Promise<void>((resolve) => {
        give = resolve;
      });
      yield "second";
    } finally {
      ended = true;
    }
  }
  const reader = textStream(slow()).getReader();
  await reader.read();
  const second = reader.read();
  const left = reader.cancel();
  give();
  await Promise.all([second, left]);
  expect(ended).toBe(true);
});
