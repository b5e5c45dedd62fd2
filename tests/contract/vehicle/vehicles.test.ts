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

describe.each(carriers)("cars, %s", (_name, open) => {
  let opened: OpenCarrier;
  let shopper: Shopper;
  beforeAll(async () => {
    opened = await open();
    shopper = newShopper(opened.carrier);
  });
  afterAll(() => opened.close());

  const car = async (make: string, model: string) =>
    (await shopper.does("GET /vehicles/{make}/{model}", { path: { make, model } })).body;

  it("are listed by make as Czech sorts, each with its models and generations", async () => {
    const { data } = (await shopper.does("GET /vehicles", {})).body;
    const names = data.map(({ name }) => name);
    expect(names[0]).toBe("Audi");
    expect(names.indexOf("Suzuki")).toBeLessThan(names.indexOf("Škoda"));
    expect(names.indexOf("Škoda")).toBeLessThan(names.indexOf("Tesla"));
    const octavia = data.find(({ slug }) => slug === "skoda")?.models.find(({ slug }) => slug === "octavia");
    expect(octavia?.generations.map(({ slug, year_from }) => [slug, year_from])).toContainEqual(["iii", 2013]);
  });

  it("have their sizes with what the shop has of each, counted and counted again for what fits", async () => {
    const { make, model, generations } = await car("skoda", "octavia");
    expect([make.name, model.name]).toEqual(["Škoda", "Octavia"]);
    const fitments = generations.find(({ slug }) => slug === "iii")?.fitments ?? [];
    const usual = fitments.find(({ front }) => front.size.text === "205/55 R16")?.front;
    expect(usual).toMatchObject({ load_index: 91, speed_symbol: "V" });
    // Nine are listed in winter: eight of 205/55 R16; all carry 91 or more, and snow tyres from Q on may be slower.
    expect(usual?.offers.map(({ season, category, count, fitting }) => [season, category, count, fitting])).toEqual([
      ["winter", "car-winter", 8, 8],
      ["summer", "car-summer", 1, 1],
    ]);
    expect(usual?.offers[0]?.price_from).toEqual({ amount: 145_000, currency: "CZK" });
    const other = fitments.find(({ front }) => front.size.text === "225/45 R17")?.front;
    expect(other?.offers).toEqual([]);
  });

  it("with two sizes have them as a pair", async () => {
    const { generations } = await car("skoda", "enyaq");
    const first = generations[0]?.fitments[0];
    expect([first?.mixed, first?.front.size.text, first?.rear?.size.text]).toEqual([true, "235/60 R18", "255/55 R18"]);
    expect((await car("skoda", "fabia")).generations[0]?.fitments[0]).toMatchObject({ mixed: false, rear: null });
  });

  it("that nobody knows are not found", async () => {
    for (const path of [
      { make: "skoda", model: "favorit" },
      { make: "trabant", model: "601" },
    ])
      expect((await shopper.isRefused("GET /vehicles/{make}/{model}", { path })).code).toBe("not_found");
  });
});
