import { beforeEach, describe, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { presentContactInfo } from "@/lib/backend/shop/contact-info";
import { clearCatalogue, importList, storedTyres } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";
import { addTyre } from "@/tests/support/tyres";

withDatabase();
const made = { source: "demonstration", ean: "4000000000013", mpn: "MADE-UP", productionYear: 2026 };
let demo: number;
beforeEach(async () => {
  await clearCatalogue();
  demo = await addTyre({
    ...made,
    slug: "testa-grip-1-205-55-r16-91h",
    fuel: "A",
    wet: "A",
    noiseDb: 68,
    noiseClass: "A",
  });
});

describe("the first list of a merchant", () => {
  it("takes the demonstration off sale, and the footer's note with it", async () => {
    expect((await presentContactInfo("cs")).demonstration).toBe(true);
    const { counts, said } = await importList([{ pattern: "Zima 5" }]);
    expect(counts).toMatchObject({ added: 1, retired: 1 });
    expect(said).toContainEqual("  demonstration tyres taken off sale: 1");
    expect(await storedTyres()).toMatchObject([{ id: demo, active: false }, { active: true }]);
    expect((await presentContactInfo("cs")).demonstration).toBe(false);
  });

  it("leaves it on sale when asked to", async () => {
    await importList([{ pattern: "Zima 5" }], { keepDemonstration: true });
    expect(await storedTyres()).toMatchObject([{ id: demo, active: true }, { active: true }]);
    expect((await presentContactInfo("cs")).demonstration).toBe(true);
  });

  it("leaves it on sale when nothing was imported", async () => {
    await importList([{ price: "x" }], { keepGoing: true });
    expect(await storedTyres()).toMatchObject([{ id: demo, active: true }]);
  });

  it("takes over a demonstration tyre it has under its very name: the page stays, what was made up goes", async () => {
    const list = [{ brand: "Testa", pattern: "Grip 1", price: 1500, mpn: "T1" }];
    const { counts } = await importList(list);
    expect(counts).toMatchObject({ added: 1, changed: 0, retired: 0 });
    expect(await storedTyres()).toEqual([
      expect.objectContaining({
        ...{ id: demo, slug: "testa-grip-1-205-55-r16-91h", source: "list.csv", active: true },
        ...{ ean: null, mpn: "T1", price_czk: 150_000, stock: 8 },
      }),
    ]);
    const { sql } = connection();
    expect(await sql`select fuel, production_year from product`).toEqual([{ fuel: null, production_year: null }]);
    expect(await sql`select amount from price_log where currency = 'CZK'`).toEqual([{ amount: 150_000 }]);
    expect((await importList(list)).counts).toMatchObject({ added: 0, unchanged: 1 });
  });

  it("may hold a real tyre with an EAN that was made up for another", async () => {
    await importList([{ ean: made.ean, pattern: "Zima 5" }], { keepDemonstration: true });
    expect(await storedTyres()).toMatchObject([
      { id: demo, ean: null },
      { ean: made.ean, name: "Vzor Zima 5" },
    ]);
  });
});
