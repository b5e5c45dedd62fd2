import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { callApi } from "@/lib/api/transport/call";
import { connection, database } from "@/lib/backend/kernel/database/connect";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";
import { carriers, type OpenCarrier } from "@/tests/support/transports";
import { addTyre, changeTyre } from "@/tests/support/tyres";

let db: TestDatabase;

/** Each run of the rule on tyres no longer sold has a size of its own. */
let width = 165;

async function tyreRow(id: number) {
  const [row] = await database().select().from(product).where(eq(product.id, id));
  if (!row) throw new Error(`No tyre ${id}.`);
  return row;
}

beforeAll(async () => {
  db = await openTestDatabase();
  await storeSmallCatalogue();
  await connection().sql`
    insert into product_slug (slug, product_id)
    select 'alfa-schnee-205-55-r16-91h', id from product where slug = 'alfa-snow-205-55-r16-91h'`;
}, databasePatience);
afterAll(() => db?.close());

describe.each(carriers)("a product, %s", (_name, open) => {
  let opened: OpenCarrier;
  let shopper: Shopper;
  beforeAll(async () => {
    opened = await open();
    shopper = newShopper(opened.carrier);
  });
  afterAll(() => opened.close());

  const read = async (slug: string) => (await shopper.does("GET /products/{slug}", { path: { slug } })).body;

  it("is answered whole", async () => {
    expect(await read("alfa-snow-205-55-r16-91h")).toEqual({
      id: expect.any(Number),
      slug: "alfa-snow-205-55-r16-91h",
      paths: {
        cs: "/cs/zimni-pneumatiky/alfa-snow-205-55-r16-91h",
        sk: "/sk/zimne-pneumatiky/alfa-snow-205-55-r16-91h",
        en: "/en/winter-tyres/alfa-snow-205-55-r16-91h",
      },
      category: "car-winter",
      brand: "Alfa",
      brand_slug: "alfa",
      pattern: "Snow",
      pattern_slug: "snow",
      size: { width: 205, profile: 55, construction: "R", rim: 16, commercial: false, text: "205/55 R16" },
      load_index: 91,
      load_index_dual: null,
      speed_symbol: "H",
      season: "winter",
      family: "car",
      flags: { three_pmsf: true, ms: true, ice: false, studded: false, xl: false, runflat: false, ev: false },
      homologation: null,
      label: { fuel: "B", wet: "A", noise_db: 68, noise_class: "B", class: "C1", eprel_id: null },
      price: { amount: 300_000, currency: "CZK" },
      stock: 8,
      dispatch_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      production_year: 2026,
      rating: null,
      image: expect.stringMatching(/^\/img\/tread\/alfa-snow\.svg\?v=[\da-f]{8}$/),
      ean: "2000000000015",
      mpn: "ALF1",
      country: "CZ",
      manufacturer: "Alfa a.s.",
      safety: null,
      tread: "directional",
      max_load_kg: 615,
      max_speed_kmh: 210,
      overall_diameter_mm: 631.9,
      rolling_circumference_mm: 1927,
      description: null,
      alternatives: [
        expect.objectContaining({
          slug: "beta-frost-205-55-r16-91h",
          difference: { kind: "cheaper", money: { amount: 110_000, currency: "CZK" }, steps: null },
        }),
      ],
    });
  });

  it("without a label has none in its answer: studded tyres are outside the regulation", async () => {
    expect((await read("beta-spike-205-55-r16-91t")).label).toBeNull();
  });

  it("of a van carries less on twin wheels, and its size ends in C", async () => {
    const van = await read("beta-frost-215-65-r16c-109-107t");
    expect([van.size.text, van.load_index, van.load_index_dual, van.max_load_kg]).toEqual([
      "215/65 R16C",
      109,
      107,
      1030,
    ]);
  });

  it("has only alternatives that carry as much, go as fast and are in stock", async () => {
    const { alternatives } = await read("ceska-zima-plus-205-55-r16-91h");
    expect(alternatives.map(({ slug, difference }) => [slug, difference.kind, difference.steps])).toEqual([
      ["alfa-snow-205-55-r16-91h", "quieter", 4], // the run-flat one, quieter still, is sold out
      ["beta-frost-205-55-r16-91h", "better_wet", 1],
    ]);
  });

  it("under an address it had before leads to its own for good", async () => {
    const path = { slug: "alfa-schnee-205-55-r16-91h" };
    const { status, headers } = await callApi(opened.carrier, "GET /products/{slug}", { path });
    expect([status, headers.location]).toEqual([308, "/api/v1/products/alfa-snow-205-55-r16-91h"]);
  });

  it.each(["nothing-of-the-kind", "'; drop table product; --"])("that never was is not found: %s", async (slug) => {
    expect(await shopper.isRefused("GET /products/{slug}", { path: { slug } })).toMatchObject({
      status: 404,
      code: "not_found",
    });
  });

  it("that is no longer sold leads to the one tyre that has taken its place, else says where others of its size are", async () => {
    width += 10;
    const size = { width, profile: 65, rimTenths: 150 };
    const first = await tyreRow(await addTyre(size));
    const heir = await tyreRow(await addTyre({ ...size, speedSymbol: "V", speedRank: 240 }));
    await changeTyre(first.id, { active: false });
    const path = { slug: first.slug };
    const { status, headers } = await callApi(opened.carrier, "GET /products/{slug}", { path });
    expect([status, headers.location]).toEqual([308, `/api/v1/products/${heir.slug}`]);

    await addTyre({ ...size, speedSymbol: "W", speedRank: 270 });
    expect(await shopper.isRefused("GET /products/{slug}", { path })).toMatchObject({
      status: 410,
      code: "gone",
      gone: { name: `Testa Grip 1 ${width}/65 R15`, category: "car-winter", size: `${width}-65-r15` },
    });
  });

  it.each([
    ["is slower", { speedSymbol: "T", speedRank: 190 }],
    ["carries less", { loadIndex: 90 }],
    ["is run-flat", { runflat: true }],
    ["is studded", { studded: true }],
    ["is made for another make of cars", { homologation: "MO" }],
  ])("that is no longer sold is not replaced by one that %s", async (_difference, fields) => {
    width += 10;
    const size = { width, profile: 65, rimTenths: 150 };
    const sold = await tyreRow(await addTyre(size));
    await addTyre({ ...size, ...fields });
    await changeTyre(sold.id, { active: false });
    const refused = await shopper.isRefused("GET /products/{slug}", { path: { slug: sold.slug } });
    expect(refused).toMatchObject({ status: 410, gone: { size: `${width}-65-r15` } });
  });

  it("has a pattern that tells how to draw it", async () => {
    const { body } = await shopper.does("GET /patterns/{slug}", { path: { slug: "alfa-sun" } });
    expect(body).toEqual({
      slug: "alfa-sun",
      brand: "Alfa",
      pattern: "Sun",
      season: "summer",
      family: "car",
      tread: "directional",
    });
    expect((await shopper.isRefused("GET /patterns/{slug}", { path: { slug: "alfa" } })).code).toBe("not_found");
  });
});
