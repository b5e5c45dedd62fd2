import { beforeEach, describe, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { clearCatalogue, importList, storedTyres } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";

withDatabase();
beforeEach(clearCatalogue);

const ean = ["4000000000013", "4000000000020"] as const;
const prices = async () =>
  (await connection().sql`select currency, amount from price_log order by id`).map(
    ({ currency, amount }) => `${currency} ${amount}`,
  );
const oldSlugs = async () => (await connection().sql`select slug from product_slug`).map(({ slug }) => slug);

describe("the same list again", () => {
  it("changes nothing: not a row, not a time, not the price log", async () => {
    const list = [
      { ean: ean[0] },
      { mpn: "B2", pattern: "Zima 6" },
      { pattern: "Zima 7", size: "215/65 R16C", service: "109/107T" },
    ];
    await importList(list);
    const [before, logged] = [await storedTyres(), await prices()];
    const { counts } = await importList(list);
    expect(counts).toMatchObject({ rows: 3, added: 0, changed: 0, priceChanges: 0, unchanged: 3 });
    expect(await storedTyres()).toEqual(before);
    expect(await prices()).toEqual(logged);
    expect(logged).toHaveLength(9);
  });
});

describe("a brand whose address is not its name", () => {
  it("is one brand however a list spells it", async () => {
    await importList([
      { brand: "Nokian", pattern: "WR D4" },
      { brand: "NOKIAN TYRES", pattern: "Hakka Green 3" },
    ]);
    await importList([{ brand: "Nokian Tyres", pattern: "WR Snowproof P" }]);
    expect(await connection().sql`select slug, name from brand where name ilike 'nokian%'`).toEqual([
      { slug: "nokian", name: "Nokian Tyres" },
    ]);
  });
});

describe("a changed price", () => {
  it("is written to the price log, once per price list", async () => {
    await importList([
      { ean: ean[0], price: 2000 },
      { ean: ean[1], pattern: "Zima 6" },
    ]);
    const { counts } = await importList([
      { ean: ean[0], price: 1800 },
      { ean: ean[1], pattern: "Zima 6" },
    ]);
    expect(counts).toMatchObject({ changed: 1, priceChanges: 1, unchanged: 1 });
    expect((await prices()).slice(6)).toEqual(["CZK 180000", "EUR 7407", "USD 8571"]);
  });
});

describe("a row is the tyre with", () => {
  it("its EAN, whatever else has changed; a new pattern moves the address, the old one redirects", async () => {
    await importList([{ ean: ean[0], mpn: "A", pattern: "Zima 5" }]);
    const { counts } = await importList([{ ean: ean[0], mpn: "B", pattern: "Zima Pro", stock: 3 }]);
    expect(counts).toMatchObject({ added: 0, changed: 1 });
    expect(await storedTyres()).toMatchObject([
      { ean: ean[0], mpn: "B", name: "Vzor Zima Pro", slug: "vzor-zima-pro-205-55-r16-91h", stock: 3 },
    ]);
    expect(await oldSlugs()).toEqual(["vzor-zima-5-205-55-r16-91h"]);
  });
  it("and an address that comes back stops redirecting", async () => {
    for (const pattern of ["Zima 5", "Zima Pro", "Zima 5"]) await importList([{ ean: ean[0], pattern }]);
    expect(await storedTyres()).toMatchObject([{ slug: "vzor-zima-5-205-55-r16-91h" }]);
    expect(await oldSlugs()).toEqual(["vzor-zima-pro-205-55-r16-91h"]);
  });
  it("else its manufacturer's number and brand, and then gets its EAN", async () => {
    await importList([{ mpn: "A" }]);
    expect((await importList([{ mpn: "A", ean: ean[0] }])).counts).toMatchObject({ added: 0, changed: 1 });
    expect((await importList([{ mpn: "A", brand: "Jiný" }])).counts).toMatchObject({ added: 1 });
  });
  it("else its brand, pattern, size, indexes and marks, in any spelling", async () => {
    await importList([{ pattern: "Zima-Kontakt TS 5", brand: "VZOR" }]);
    const { counts } = await importList([{ pattern: "zima kontakt TS5", brand: "Vzor", size: "2055516" }]);
    expect(counts).toMatchObject({ added: 0, unchanged: 1 });
  });
});

describe("another tyre is", () => {
  it.each([
    ["one with a plus", { pattern: "Zima 5+" }],
    ["one with another index", { service: "94H" }],
    ["one that is run-flat", { pattern: "Zima 5 RFT" }],
    ["one with a homologation", { pattern: "Zima 5 MO" }],
    ["one of another brand", { brand: "Jiný" }],
    ["one with another manufacturer's number", { mpn: "B" }],
  ])("%s", async (_what, other) => {
    await importList([{ mpn: "A" }]);
    expect((await importList([{ mpn: "A" }, { mpn: "", ...other }])).counts).toMatchObject({ added: 1, unchanged: 1 });
    const slugs = (await storedTyres()).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(2);
  });
});

it.each([
  ["manufacturer's numbers", { mpn: "A" }, { mpn: "B" }],
  ["EANs", { ean: ean[0] }, { ean: ean[1] }],
])("tyres whose %s differ are never one, however alike they are", async (_numbers, one, other) => {
  await importList([one]);
  expect((await importList([other])).counts).toMatchObject({ added: 1, changed: 0, unchanged: 0 });
});

it("an EAN that belongs to another size is refused, and the tyre is named", async () => {
  await importList([{ ean: ean[0] }]);
  const { outcome, said } = await importList([{ ean: ean[0], size: "195/65 R15" }]);
  expect(outcome).toBe("rows_refused");
  expect(said).toContainEqual(
    `line 2, column EAN, “${ean[0]}”: belongs to a tyre of another size in the shop: Vzor Zima 5 205/55 R16`,
  );
});

describe("tyres that a later list does not name", () => {
  const both = [{ ean: ean[0] }, { ean: ean[1], pattern: "Zima 6" }];
  it("stay as they are", async () => {
    await importList(both);
    await importList(both.slice(0, 1));
    expect(await storedTyres()).toMatchObject([{ stock: 8 }, { stock: 8 }]);
  });
  it("are sold out when the list is complete", async () => {
    await importList(both);
    expect((await importList(both.slice(0, 1), { complete: true })).counts).toMatchObject({ soldOut: 1, unchanged: 1 });
    expect(await storedTyres()).toMatchObject([{ stock: 8 }, { stock: 0 }]);
  });
});

describe("many tyres that agree in everything but their numbers", () => {
  it("each get an address of their own", async () => {
    const list = Array.from({ length: 4 }, (_, index) => ({ mpn: `K/${index}` }));
    await importList(list);
    expect((await storedTyres()).map(({ slug }) => slug)).toEqual([
      "vzor-zima-5-205-55-r16-91h",
      ...[1, 2, 3].map((index) => `vzor-zima-5-205-55-r16-91h-k-${index}`),
    ]);
  });
});
