import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";
import { carriers, type OpenCarrier } from "@/tests/support/transports";

let db: TestDatabase;

beforeAll(async () => {
  db = await openTestDatabase();
  await storeSmallCatalogue();
}, databasePatience);
afterAll(() => db?.close());

const pairs = (values: { value: string; count: number }[]) => values.map(({ value, count }) => `${value}: ${count}`);

describe.each(carriers)("the catalogue, %s", (_name, open) => {
  let opened: OpenCarrier;
  let shopper: Shopper;
  beforeAll(async () => {
    opened = await open();
    shopper = newShopper(opened.carrier);
  });
  afterAll(() => opened.close());

  const sizes = async (query: object) => (await shopper.does("GET /sizes", { query })).body;

  it("counts each part of a size under the other parts, and the rest under all of them", async () => {
    const found = await sizes({ width: "205", rim: "16", season: "winter" });
    expect(pairs(found.width)).toEqual(["205: 9", "215: 1"]);
    expect(pairs(found.profile)).toEqual(["55: 8", "60: 1"]);
    expect(pairs(found.rim)).toEqual(["16: 9"]);
    expect(pairs(found.season)).toEqual(["winter: 9", "summer: 1"]);
    expect(pairs(found.category)).toEqual(["car-winter: 9"]);
    expect([found.total, found.price_from]).toEqual([9, { amount: 145_000, currency: "CZK" }]);
    expect(found.dispatch_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(found.sizes).toBeUndefined();
  });

  it("lists every size of every category when nothing is asked; no profile stands as null", async () => {
    const { total, sizes: all } = await sizes({});
    expect(total).toBe(13);
    expect(all?.reduce((sum, { count }) => sum + count, 0)).toBe(13);
    expect(all?.[0]).toEqual({
      category: "car-winter",
      width: 155,
      profile: null,
      rim: 13,
      commercial: false,
      count: 1,
      price_from: { amount: 200_000, currency: "CZK" },
    });
    expect(all?.find(({ commercial }) => commercial)).toMatchObject({ category: "van-winter", width: 215, count: 1 });
  });

  it("has no dispatch date for a size that is sold out, and nothing at all for one nobody makes", async () => {
    expect(await sizes({ width: "155", profile: "0" })).toMatchObject({ total: 1, dispatch_date: null });
    expect(await sizes({ width: "335" })).toMatchObject({ total: 0, price_from: null, dispatch_date: null, rim: [] });
  });

  it("refuses a part of a size that is no number, and a season that is none", async () => {
    const { errors } = await shopper.isRefused("GET /sizes", { query: { width: "a", rim: "16,17", profile: "5555" } });
    expect(errors?.map(({ path }) => path)).toEqual(["width", "profile"]);
    expect((await shopper.isRefused("GET /sizes", { query: { season: "spring" } })).code).toBe("invalid");
  });

  it("has nine categories with natural names, also those without a tyre", async () => {
    const { data } = (await shopper.does("GET /categories", {})).body;
    expect(data.map(({ id, name, count }) => [id, name, count])).toEqual([
      ["car-winter", "Zimní pneumatiky", 11],
      ["car-summer", "Letní pneumatiky", 1],
      ["car-all_season", "Celoroční pneumatiky", 0],
      ["suv-winter", "Zimní pneumatiky pro SUV a 4×4", 0],
      ["suv-summer", "Letní pneumatiky pro SUV a 4×4", 0],
      ["suv-all_season", "Celoroční pneumatiky pro SUV a 4×4", 0],
      ["van-winter", "Zimní pneumatiky pro dodávky", 1],
      ["van-summer", "Letní pneumatiky pro dodávky", 0],
      ["van-all_season", "Celoroční pneumatiky pro dodávky", 0],
    ]);
    expect([data[0]?.price_from, data[2]?.price_from]).toEqual([{ amount: 145_000, currency: "CZK" }, null]);
    const inEnglish = newShopper(opened.carrier, { language: "en", currency: "USD" });
    const english = (await inEnglish.does("GET /categories", {})).body.data[6];
    expect([english?.name, english?.slugs.en]).toEqual(["Winter tyres for vans", "winter-van-tyres"]);
  });

  it("lists brands that have something to sell, sorted as the language sorts", async () => {
    expect((await shopper.does("GET /brands", {})).body.data).toEqual([
      { slug: "alfa", name: "Alfa", count: 5 },
      { slug: "beta", name: "Beta", count: 5 },
      { slug: "ceska", name: "Čéska", count: 3 },
    ]);
  });

  it.each([
    ["2055516 91h", 7],
    ["205/55 ZR16 alfa", 3],
    ["Ceska zima", 3],
    ["zim česká", 3],
    ["215/65 R16C", 1],
    ["2000000000015", 1],
    ["alf1", 1],
    ["gamma", 0],
    ["100 %", 0],
  ])("finds by what was typed: %s", async (q, count) => {
    expect((await shopper.does("GET /products", { query: { q } })).body.page.total).toBe(count);
  });
});
