import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ProductQuery } from "@/lib/contract/products";
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

type Query = { [key in keyof ProductQuery]?: string | number | boolean };
const size = { category: "car-winter", width: "205", profile: "55", rim: "16" } as const;

describe.each(carriers)("the listing, %s", (_name, open) => {
  let opened: OpenCarrier;
  let shopper: Shopper;
  beforeAll(async () => {
    opened = await open();
    shopper = newShopper(opened.carrier);
  });
  afterAll(() => opened.close());

  const list = async (query: Query) => (await shopper.does("GET /products", { query: query as never })).body;
  const slugs = async (query: Query) => (await list(query)).data.map(({ slug }) => slug.replace("-205-55-r16", ""));

  it("of a size shows what is in stock first, the most wanted first, and nothing that is no longer sold", async () => {
    expect(await slugs(size)).toEqual([
      "alfa-snow-91h",
      "alfa-snow-94v",
      "beta-frost-91h",
      "beta-frost-94h",
      "ceska-zima-plus-91h",
      "ceska-zima-plus-91t",
      "beta-spike-91t",
      "beta-frost-91h-rft",
    ]);
  });

  it.each([
    ["price_asc", "ceska-zima-plus-91t", "alfa-snow-94v"],
    ["price_desc", "alfa-snow-94v", "ceska-zima-plus-91t"],
    ["quietest", "beta-frost-91h-rft", "beta-spike-91t"],
    ["wet", "alfa-snow-91h", "beta-spike-91t"],
    ["fuel", "alfa-snow-91h", "beta-spike-91t"],
    ["rating", "alfa-snow-91h", "beta-frost-91h-rft"],
  ] as const)("sorted by %s begins with %s and ends with %s", async (sort, first, last) => {
    const shown = await slugs({ ...size, sort });
    expect([shown[0], shown.at(-1)]).toEqual([first, last]);
  });

  it("narrows by every filter, and by several at once", async () => {
    expect(await slugs({ ...size, brand: "alfa,ceska", xl: "1" })).toEqual(["alfa-snow-94v"]);
    expect(await slugs({ ...size, runflat: "1" })).toEqual(["beta-frost-91h-rft"]);
    expect(await slugs({ ...size, in_stock: "1", load_min: 94 })).toEqual(["alfa-snow-94v", "beta-frost-94h"]);
    expect(await slugs({ ...size, speed_min: "V" })).toEqual(["alfa-snow-94v"]);
    expect(await slugs({ ...size, fuel: "D,E" })).toEqual(["ceska-zima-plus-91h", "ceska-zima-plus-91t"]);
    expect(await slugs({ ...size, wet: "A", noise_max: 68 })).toEqual(["alfa-snow-91h"]);
    expect(await slugs({ ...size, price_min: 190_000, price_max: 210_000 })).toEqual([
      "beta-frost-91h",
      "beta-frost-94h",
    ]);
    expect(await slugs({ season: "summer" })).toEqual(["alfa-sun-91v"]);
    expect(await slugs({ commercial: "1" })).toEqual(["beta-frost-215-65-r16c-109-107t"]);
    expect(await slugs({ width: "155", profile: "0", rim: "13" })).toEqual(["ceska-zima-plus-155-r13-79t"]);
  });

  it("takes a filter that is switched off as not set: xl=0 does not mean without XL", async () => {
    expect((await list({ ...size, xl: "0", in_stock: "0" })).page.total).toBe(8);
  });

  it("counts each facet under the other filters, ignoring its own choice", async () => {
    const { facets, page } = await list({ ...size, brand: "beta", xl: "1" });
    expect(page.total).toBe(1);
    expect(facets.brand).toEqual([
      { value: "alfa", label: "Alfa", count: 1 },
      { value: "beta", label: "Beta", count: 1 },
    ]);
    expect(facets.xl).toEqual([{ value: "1", label: "Zesílené (XL)", count: 1 }]);
    expect(facets.fuel).toEqual([{ value: "C", label: "C", count: 1 }]);
    expect(facets.season).toEqual([{ value: "winter", label: "Zimní", count: 1 }]);
    expect(facets.runflat).toEqual([]);
  });

  it("counts the sizes next to the chosen one, which share two of its three parts", async () => {
    const { facets } = await list(size);
    expect(facets.profile?.map(({ value, count }) => [value, count])).toEqual([
      ["55", 8],
      ["60", 1],
    ]);
    expect(facets.width?.map(({ value, count }) => [value, count])).toEqual([["205", 8]]);
  });

  it("reads load, speed and noise as limits: each value counts all that keep to it", async () => {
    const { facets } = await list(size);
    expect(facets.load_min).toEqual([
      { value: "91", label: "91 (615 kg)", count: 8 },
      { value: "94", label: "94 (670 kg)", count: 2 },
    ]);
    expect(facets.speed_min?.map(({ value, count }) => [value, count])).toEqual([
      ["T", 8],
      ["H", 6],
      ["V", 1],
    ]);
    expect(facets.noise_max?.map(({ value, count }) => [value, count])).toEqual([
      ["67", 1],
      ["68", 2],
      ["69", 3],
      ["70", 4],
      ["71", 5],
      ["72", 7],
    ]);
  });

  it("keeps a chosen value that has become empty, so that it can be taken back", async () => {
    const { facets, page } = await list({ ...size, brand: "ceska", wet: "A" });
    expect(page.total).toBe(0);
    expect(facets.brand).toEqual([
      { value: "alfa", label: "Alfa", count: 2 },
      { value: "ceska", label: "Čéska", count: 0 },
    ]);
    expect(facets.wet).toEqual([
      { value: "A", label: "A", count: 0 },
      { value: "C", label: "C", count: 2 },
    ]);
  });

  it("every value of every facet leads to exactly as many tyres as it says", async () => {
    const chosen = { ...size, in_stock: "1", noise_max: 72 };
    const { facets } = await list(chosen);
    for (const [facet, values] of Object.entries(facets)) {
      for (const { value, count } of values) {
        const { page } = await list({ ...chosen, [facet]: value });
        expect([facet, value, page.total]).toEqual([facet, value, count]);
        expect(count).toBeGreaterThan(0);
      }
    }
  });

  it("gives the range of prices in the caller's currency, whatever price is asked for", async () => {
    const { price_range } = await list({ ...size, price_max: 150_000 });
    expect(price_range).toEqual({
      min: { amount: 145_000, currency: "CZK" },
      max: { amount: 320_000, currency: "CZK" },
    });
    const inEuros = newShopper(opened.carrier, { language: "sk", currency: "EUR" });
    const { body } = await inEuros.does("GET /products", { query: { ...size, sort: "price_asc" } });
    expect(body.data[0]?.price).toEqual({ amount: 5_800, currency: "EUR" });
    expect(body.facets.in_stock).toEqual([{ value: "1", label: "Na sklade", count: 7 }]);
  });

  it("says what is applied, so that each part can be taken away", async () => {
    const { applied } = await list({ ...size, brand: "beta,alfa", xl: "1", runflat: "0", sort: "wet", page: 2 });
    expect(applied).toEqual({
      category: "car-winter",
      width: "205",
      profile: "55",
      rim: "16",
      brand: "beta,alfa",
      xl: "1",
    });
  });

  it("beyond its end has no tyres, but the right total", async () => {
    const { data, page } = await list({ ...size, page: 7 });
    expect([data, page]).toEqual([[], { number: 7, size: 24, total: 8 }]);
  });

  it.each([
    [{ width: "wide" }, "width"],
    [{ rim: "16.25" }, "rim"],
    [{ speed_min: "Z" }, "speed_min"],
    [{ fuel: "F" }, "fuel.0"],
    [{ category: "lorry-winter" }, "category"],
    [{ sort: "magic" }, "sort"],
    [{ page: 0 }, "page"],
  ])("refuses %j, naming %s", async (query, path) => {
    const { code, errors } = await shopper.isRefused("GET /products", { query });
    expect([code, errors?.map((error) => error.path)]).toEqual(["invalid", [path]]);
  });
});
