import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { picture, tyrePicture } from "@/lib/backend/kernel/database/schema/picture";
import type { InputOfAny } from "@/lib/contract/calls";
import { withDatabase } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import { patternOf } from "@/tests/support/staff-pictures";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";
import { addTyre } from "@/tests/support/tyres";

withDatabase();

let clock: StaffClock;
let desk: Desk;
let other: Desk;
beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["catalogue"], "Petra Nákupní")).desk;
  other = (await joined(clock, ["catalogue"], "Marek Druhý")).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
  await database().execute(sql`update product set active = false`);
});

const list = async (query: NonNullable<InputOfAny<"GET /admin/tyres">["query"]>) =>
  (await desk.does("GET /admin/tyres", { query })).body;
const found = async (query: Parameters<typeof list>[0]) => (await list(query)).data.map(({ id }) => id);
const change = (who: Desk, id: number, body: InputOfAny<"PATCH /admin/tyres/{id}">["body"]) =>
  who.tries("PATCH /admin/tyres/{id}", { path: { id }, body });

const label = { fuel: "B", wet: "A", noiseDb: 70, noiseClass: "B" } as const;

describe("the list of tyres", () => {
  it("finds by size, indexes, words of brand and pattern in any order, and EAN", async () => {
    const usual = await addTyre({ ean: "4006633334006" });
    const faster = await addTyre({ loadIndex: 94, speedSymbol: "V", speedRank: 240 });
    const narrow = await addTyre({ width: 195, profile: 65, rimTenths: 150 });
    expect(await found({ q: "205/55 R16" })).toEqual([usual, faster]);
    expect(await found({ q: "2055516 94V" })).toEqual([faster]);
    expect(await found({ q: "grip 195/65r15 TESTA" })).toEqual([narrow]);
    expect(await found({ q: "4006633334006" })).toEqual([usual]);
    expect(await found({ q: "Testa Nic" })).toEqual([]);
    expect(await found({ q: "%" })).toEqual([]);
  });

  it("shows what is on sale, what is sold out and what is off, and what each lacks", async () => {
    const whole = await addTyre({
      ...label,
      eprelId: 381_667,
      ean: "4006633334013",
      productionYear: 2026,
      weightG: 8_900,
      description: "Tichá.",
    });
    const bare = await addTyre({ stock: 0 });
    const off = await addTyre({ active: false, ...label });
    expect(await found({})).toEqual([whole, bare]);
    expect(await found({ state: "sold_out" })).toEqual([bare]);
    expect(await found({ state: "off" })).toContain(off);
    expect((await list({})).data.map(({ gaps }) => gaps)).toEqual([
      ["picture"],
      ["label", "eprel", "ean", "year", "weight", "description", "picture"],
    ]);
    expect(await found({ gap: "weight" })).toEqual([bare]);
    const { body } = await desk.does("GET /admin/tyres/gaps", {});
    const gaps = { label: 1, eprel: 1, ean: 1, year: 1, weight: 1, description: 1, picture: 2 };
    expect(body).toEqual({ tyres: 2, gaps });
  });

  it("lacks a picture where neither the tyre nor its pattern has one that is not removed", async () => {
    const [shown, drawn] = [await addTyre(), await addTyre()];
    const { pattern } = await patternOf(drawn);
    const without = async () => {
      const { gaps } = (await desk.does("GET /admin/tyres/gaps", {})).body;
      return [await found({ gap: "picture" }), gaps.picture];
    };
    await database()
      .insert(picture)
      .values({ hash: "0".repeat(32), width: 900, height: 700, madeAt: clock.now });
    const kept = { hash: "0".repeat(32), position: 0, role: "side" } as const;
    await database()
      .insert(tyrePicture)
      .values({ ...kept, productId: shown });
    expect(await without()).toEqual([[drawn], 1]);
    await database()
      .insert(tyrePicture)
      .values({ ...kept, patternId: pattern });
    expect(await without()).toEqual([[], 0]);
    await database().update(tyrePicture).set({ removedAt: clock.now });
    expect(await without()).toEqual([[shown, drawn], 2]);
    await database().delete(tyrePicture);
  });

  it("is whole with what is set by hand: until when, why and by whom", async () => {
    const id = await addTyre();
    const detail = async () => (await desk.does("GET /admin/tyres/{id}", { path: { id } })).body;
    expect(await detail()).toMatchObject({
      override: null,
      price_eur: { amount: 4_000, currency: "EUR" },
      price_usd: { amount: 4_400, currency: "USD" },
    });
    const body = { price_czk: 89_900, price_eur: null, price_usd: null, until: null, reason: "Výprodej" };
    await desk.does("PUT /admin/tyres/{id}/override", { path: { id }, body });
    expect(await detail()).toMatchObject({
      price: { amount: 89_900 },
      override: { price_czk: 89_900, price_eur: null, until: null, reason: "Výprodej", by: "Petra Nákupní" },
    });
  });

  it("says what a piece earns: the net price less what it costs", async () => {
    await addTyre({ priceCzk: 242_000, costCzk: 160_000 });
    await addTyre({ priceCzk: 121_000, costCzk: 110_000 });
    await addTyre();
    expect((await list({})).data.map(({ margin }) => margin)).toEqual([
      { profit: { amount: 40_000, currency: "CZK" }, permille: 200 },
      { profit: { amount: -10_000, currency: "CZK" }, permille: -100 },
      null,
    ]);
  });

  it("goes on from where it ended, and back", async () => {
    const ids: number[] = [];
    for (let at = 0; at < 52; at += 1) ids.push(await addTyre());
    const first = await list({});
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    const second = await list({ after: first.page.next ?? "" });
    expect(second.data.map(({ id }) => id)).toEqual(ids.slice(50));
    expect(second.page.next).toBeNull();
    const { status } = await desk.tries("GET /admin/tyres", { query: { state: "off", after: first.page.next ?? "" } });
    expect(status).toBe(422);
  });
});

describe("a correction of a tyre", () => {
  it("is seen in the shop, and can be taken back", async () => {
    const id = await addTyre({ slug: "testa-oprava" });
    const inShop = async () =>
      (await newShopper(clock.carrier).does("GET /products/{slug}", { path: { slug: "testa-oprava" } })).body;
    const made = await desk.does("PATCH /admin/tyres/{id}", {
      path: { id },
      body: {
        revision: 0,
        fuel: "B",
        wet: "A",
        noise_db: 70,
        noise_class: "B",
        eprel_id: 381_667,
        description: " A\r\nB ",
      },
    });
    expect(made.body.tyre).toMatchObject({ revision: 1, fuel: "B", eprel_id: 381_667, description: "A\nB" });
    expect(await inShop()).toMatchObject({
      label: { fuel: "B", noise_db: 70, eprel_id: 381_667 },
      description: "A\nB",
    });
    await desk.does("POST /admin/undo", { body: { token: made.body.undo?.token ?? "" } });
    expect(await inShop()).toMatchObject({ label: null, description: null });
  });

  it("takes a tyre off sale and puts it back under its address", async () => {
    const id = await addTyre({ slug: "testa-stazena" });
    const status = async () =>
      (await newShopper(clock.carrier).tries("GET /products/{slug}", { path: { slug: "testa-stazena" } })).status;
    await desk.does("PATCH /admin/tyres/{id}", { path: { id }, body: { revision: 0, active: false } });
    expect(await status()).toBe(410);
    await desk.does("PATCH /admin/tyres/{id}", { path: { id }, body: { revision: 1, active: true } });
    expect(await status()).toBe(200);
  });

  it("is refused for half a label, another tyre's EAN, and a number that cannot be", async () => {
    await addTyre({ ean: "4006633334020" });
    const id = await addTyre();
    const wrong = async (body: Omit<InputOfAny<"PATCH /admin/tyres/{id}">["body"], "revision">) =>
      (await change(desk, id, { revision: 0, ...body })).body;
    expect(await wrong({ fuel: "B", wet: "A" })).toMatchObject({ errors: [{ path: "noise_db", code: "required" }] });
    expect(await wrong({ ean: "4006633334020" })).toMatchObject({ errors: [{ path: "ean", code: "ean_taken" }] });
    expect(await wrong({ ean: "4006633334021" })).toMatchObject({ errors: [{ path: "ean", code: "ean" }] });
    expect(await wrong({ production_year: 1950 })).toMatchObject({ errors: [{ path: "production_year" }] });
    expect((await desk.does("GET /admin/tyres/{id}", { path: { id } })).body).toMatchObject({ revision: 0, ean: null });
  });

  it("is refused to whoever has not seen the tyre as it is: with its present form, and who has changed it", async () => {
    const id = await addTyre();
    await other.does("PATCH /admin/tyres/{id}", { path: { id }, body: { revision: 0, production_year: 2025 } });
    const late = await change(desk, id, { revision: 0, production_year: 2024 });
    expect(late.status).toBe(412);
    expect(late.body).toMatchObject({ stale: { changed_by: "Marek Druhý", current: { production_year: 2025 } } });
  });

  it("changes nothing where it is so already, and is not found where there is no tyre", async () => {
    const id = await addTyre({ productionYear: 2025 });
    const same = await desk.does("PATCH /admin/tyres/{id}", {
      path: { id },
      body: { revision: 0, production_year: 2025 },
    });
    expect(same.body).toMatchObject({ undo: null, tyre: { revision: 0 } });
    expect((await change(desk, 2_000_000_000, { revision: 0, active: true })).status).toBe(404);
  });
});
