import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";
import { carriers, type OpenCarrier } from "@/tests/support/transports";
import { addTyre } from "@/tests/support/tyres";

let db: TestDatabase;

beforeAll(async () => {
  db = await openTestDatabase();
  await storeSmallCatalogue();
  for (const [crowns, wet] of Object.entries(otherSize)) {
    const label = { fuel: "C", wet, noiseDb: 70, noiseClass: "B" } as const;
    await addTyre({ ...label, priceCzk: Number(crowns) * 100, width: 225, profile: 45, rimTenths: 170 });
  }
}, databasePatience);
afterAll(() => db?.close());

/** Prices in crowns and wet grip of 225/45 R17: four have the best grade, one of them is much cheaper. */
const otherSize = {
  1000: "C",
  1100: "C",
  1200: "C",
  1550: "A",
  1800: "A",
  1900: "A",
  2000: "A",
  5000: "C",
  6000: "C",
} as const;
const size = { category: "car-winter", width: "205", profile: "55", rim: "16" } as const;

describe.each(carriers)("the reason beside a tyre, %s", (_name, open) => {
  let opened: OpenCarrier;
  let shopper: Shopper;
  beforeAll(async () => {
    opened = await open();
    shopper = newShopper(opened.carrier);
  });
  afterAll(() => opened.close());

  async function reasons(query: object, visitor = shopper) {
    const { body } = await visitor.does("GET /products", { query: { ...size, ...query } });
    return Object.fromEntries(body.data.map(({ slug, reason }) => [slug.replace("-205-55-r16", ""), reason]));
  }

  it("is the strongest of what is true of it, with a round price where it only holds below one", async () => {
    const under = { amount: 230_000, currency: "CZK" };
    expect(await reasons({})).toEqual({
      "ceska-zima-plus-91t": { kind: "cheapest", under: null, noise_db: null, grade: null },
      "alfa-snow-91h": { kind: "best_wet", under: null, noise_db: null, grade: "A" },
      "alfa-snow-94v": { kind: "best_wet", under: null, noise_db: null, grade: "A" },
      "beta-frost-91h": { kind: "quietest_under", under, noise_db: 70, grade: null },
      "beta-frost-94h": { kind: "best_wet_under", under, noise_db: null, grade: "B" },
      "ceska-zima-plus-91h": null,
      "beta-spike-91t": null,
      "beta-frost-91h-rft": null, // the quietest of all, but sold out
    });
  });

  it("is judged over the whole result, so another filter can give another reason", async () => {
    const inStock = await reasons({ in_stock: "1" });
    expect(inStock["alfa-snow-91h"]).toEqual({ kind: "quietest", under: null, noise_db: 68, grade: null });
  });

  it("of a grade that many have goes to the cheapest of them, below the next round price", async () => {
    const { body } = await shopper.does("GET /products", { query: { width: "225", rim: "17", sort: "price_asc" } });
    expect(body.data.map(({ price, reason }) => [price.amount / 100, reason?.kind, reason?.under?.amount])).toEqual([
      [1000, "cheapest", undefined],
      [1100, undefined, undefined],
      [1200, undefined, undefined],
      [1550, "best_wet_under", 160_000],
      [1800, undefined, undefined],
      [1900, undefined, undefined],
      [2000, undefined, undefined],
      [5000, undefined, undefined],
      [6000, undefined, undefined],
    ]);
  });

  it("has its round price in the caller's currency", async () => {
    const inEuros = newShopper(opened.carrier, { language: "en", currency: "EUR" });
    const found = await reasons({}, inEuros);
    expect(found["beta-frost-91h"]?.under).toEqual({ amount: 9_000, currency: "EUR" });
  });

  it("is not given among so few tyres that nothing stands out", async () => {
    expect(Object.values(await reasons({ brand: "ceska" }))).toEqual([null, null]);
  });
});
