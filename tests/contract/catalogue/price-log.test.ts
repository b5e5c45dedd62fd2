import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { productsById } from "@/lib/backend/catalogue/products-by-id";
import { connection } from "@/lib/backend/kernel/database/connect";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { addTyre, changeTyre } from "@/tests/support/tyres";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
}, databasePatience);
afterAll(() => db?.close());

const day = 86_400_000;
const now = new Date("2026-11-20T10:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

/** A tyre that had each price in whole crowns from so many days ago on. */
async function tyreWithPrices(...prices: [daysAgo: number, crowns: number][]): Promise<number> {
  const [first, ...later] = prices;
  const id = await addTyre({ priceCzk: (first?.[1] ?? 0) * 100, createdAt: daysAgo(first?.[0] ?? 0) });
  for (const [days, crowns] of later) await changeTyre(id, { priceCzk: crowns * 100, updatedAt: daysAgo(days) });
  return id;
}

async function shown(id: number, at = now) {
  const product = (await productsById([id], { currency: "CZK", now: at })).get(id);
  return [product?.price.amount, product?.price_before?.amount, product?.lowest_30_days?.amount];
}

it("a tyre's first prices are logged in every currency, and taking stock logs nothing", async () => {
  const id = await addTyre({ createdAt: daysAgo(3) });
  await changeTyre(id, { stock: 3 });
  const log = await connection().sql`select currency, amount from price_log where product_id = ${id} order by currency`;
  expect([...log]).toEqual([
    { currency: "CZK", amount: 100_000 },
    { currency: "EUR", amount: 4_000 },
    { currency: "USD", amount: 4_400 },
  ]);
});

it("a changed price is logged with its time, in its currency only, also when nobody said when", async () => {
  const id = await addTyre({ createdAt: daysAgo(3) });
  await changeTyre(id, { priceEur: 3_900, updatedAt: daysAgo(1) });
  await changeTyre(id, { priceEur: 3_800 });
  const log = await connection().sql<{ amount: number; recent: boolean }[]>`
    select amount, at > now() - interval '1 minute' as recent from price_log
    where product_id = ${id} and currency = 'EUR' order by id`;
  expect(log.map(({ amount, recent }) => [amount, recent])).toEqual([
    [4_000, false],
    [3_900, false],
    [3_800, true],
  ]);
  expect(await connection().sql`select 1 from price_log where product_id = ${id} and currency = 'CZK'`).toHaveLength(1);
});

it("a price that never changed, or has risen, is no reduction", async () => {
  expect(await shown(await tyreWithPrices([90, 2000]))).toEqual([200_000, undefined, undefined]);
  expect(await shown(await tyreWithPrices([90, 2000], [5, 2100]))).toEqual([210_000, undefined, undefined]);
});

it("a reduction is shown against the price in force through the 30 days before it", async () => {
  expect(await shown(await tyreWithPrices([90, 2000], [5, 1800]))).toEqual([180_000, 200_000, 200_000]);
});

it("a reduction is shown against the lowest of the 30 days, not against the last price", async () => {
  const id = await tyreWithPrices([90, 2000], [25, 1500], [20, 2000], [1, 1400]);
  expect(await shown(id)).toEqual([140_000, 150_000, 150_000]);
});

it("raised just to be lowered again is no reduction", async () => {
  const id = await tyreWithPrices([90, 1800], [10, 2200], [1, 1900]);
  expect(await shown(id)).toEqual([190_000, undefined, undefined]);
});

it("what was lower longer than 30 days before the reduction no longer counts", async () => {
  const id = await tyreWithPrices([200, 1500], [60, 2000], [1, 1800]);
  expect(await shown(id)).toEqual([180_000, 200_000, 200_000]);
});

it("a reduction is one for 30 days, then it is the price", async () => {
  const id = await tyreWithPrices([90, 2000], [29, 1800]);
  expect(await shown(id)).toEqual([180_000, 200_000, 200_000]);
  expect(await shown(id, new Date(now.getTime() + 2 * day))).toEqual([180_000, undefined, undefined]);
});
