import { beforeEach, describe, expect, it } from "@jest/globals";
import { parseMapping } from "@/lib/backend/import/columns/mapping";
import { clearCatalogue, importList, listOf, storedTyres } from "@/tests/support/price-list";
import { withDatabase } from "@/tests/support/scene";
import { addTyre } from "@/tests/support/tyres";

withDatabase();
beforeEach(clearCatalogue);

const ean = ["4000000000013", "4000000000020"] as const;
const five = { pattern: "Zima 5" };
const six = { pattern: "Zima 6" };
const ids = async () => (await storedTyres()).map(({ name, product_id }) => [name, product_id]);

describe("the id of a tyre at the back end elsewhere", () => {
  it("is stored as the list states it, and a list that is silent leaves it", async () => {
    await importList([{ ...five, product_id: "A-1/ž" }, six]);
    expect(await ids()).toEqual([
      ["Vzor Zima 5", "A-1/ž"],
      ["Vzor Zima 6", null],
    ]);
    expect((await importList([five, six])).counts).toMatchObject({ unchanged: 2, identified: 0 });
    expect((await storedTyres()).map(({ product_id }) => product_id)).toEqual(["A-1/ž", null]);
  });

  it("may be in any column that a mapping names", async () => {
    const list = listOf([{ ...five, product_id: "17" }]).replace("ID produktu", "Interní klíč");
    await importList(list, { mapping: parseMapping('{"product_id": "Interní klíč"}', "m.json") });
    expect(await ids()).toEqual([["Vzor Zima 5", "17"]]);
  });

  it("counts as a change, which the report names", async () => {
    await importList([five, six]);
    const { counts, said } = await importList([{ ...five, product_id: "1" }, six]);
    expect(counts).toMatchObject({ changed: 1, identified: 1, unchanged: 1, released: 0 });
    expect(said).toContain("  of them the product_id: 1");
    expect((await importList([{ ...five, product_id: "1", price: 1900 }, six])).counts).toMatchObject({
      ...{ changed: 1, identified: 0, priceChanges: 1 },
    });
    expect((await importList([{ ...five, product_id: "2", price: 1800 }, six])).counts).toMatchObject({
      ...{ changed: 1, identified: 1, priceChanges: 1 },
    });
  });

  it("goes to the demonstration tyre that the list takes over", async () => {
    const demo = await addTyre({ source: "demonstration", slug: "testa-grip-1-205-55-r16-91h" });
    await importList([{ brand: "Testa", pattern: "Grip 1", product_id: "9" }]);
    expect(await storedTyres()).toMatchObject([{ id: demo, source: "list.csv", product_id: "9" }]);
  });

  it("is swapped by two tyres that swap it in the list", async () => {
    await importList([
      { ...five, product_id: "1" },
      { ...six, product_id: "2" },
    ]);
    const swapped = [
      { ...five, ean: ean[0], product_id: "2" },
      { ...six, ean: ean[1], product_id: "1" },
    ];
    await importList([
      { ...five, ean: ean[0] },
      { ...six, ean: ean[1] },
    ]);
    expect((await importList(swapped)).counts).toMatchObject({ added: 0, changed: 2, identified: 2, released: 0 });
    expect(await ids()).toEqual([
      ["Vzor Zima 5", "2"],
      ["Vzor Zima 6", "1"],
    ]);
  });

  it("leaves the tyre that had it when the list gives it to another, and the report counts those", async () => {
    await importList([{ ...five, ean: ean[0], product_id: "1" }]);
    const { counts, said } = await importList([{ ...six, ean: ean[1], product_id: "1" }]);
    expect(counts).toMatchObject({ added: 1, released: 1 });
    expect(said).toContain("  tyres whose product_id now belongs to another: 1");
    expect(await ids()).toEqual([
      ["Vzor Zima 5", null],
      ["Vzor Zima 6", "1"],
    ]);
  });

  it("stays with its tyre on a trial run", async () => {
    await importList([{ ...five, ean: ean[0], product_id: "1" }]);
    await importList([{ ...six, ean: ean[1], product_id: "1" }], { dryRun: true });
    expect(await ids()).toEqual([["Vzor Zima 5", "1"]]);
  });
});

describe("a row is the tyre with its product_id", () => {
  const known = { ...five, product_id: "1" };
  it("within brand and size, whatever it is called now", async () => {
    await importList([{ ...known, mpn: "A" }]);
    const renamed = { pattern: "Zima Pro", mpn: "B", ean: ean[0], product_id: "1" };
    expect((await importList([renamed])).counts).toMatchObject({ added: 0, changed: 1, identified: 0 });
    expect(await storedTyres()).toMatchObject([{ name: "Vzor Zima Pro", ean: ean[0], product_id: "1" }]);
  });
  it.each([
    ["brand", { brand: "Jiný" }],
    ["width", { size: "195/55 R16" }],
    ["profile", { size: "205/60 R16" }],
    ["rim", { size: "205/55 R17" }],
  ])("but of another %s it is another tyre", async (_what, other) => {
    await importList([known]);
    expect((await importList([{ ...known, ...other }])).counts).toMatchObject({ added: 1, changed: 0, released: 1 });
  });
  it("and with another EAN it is another tyre", async () => {
    await importList([{ ...five, ean: ean[0], product_id: "1" }]);
    const { counts } = await importList([{ ...five, ean: ean[1], product_id: "1" }]);
    expect(counts).toMatchObject({ added: 1, released: 1 });
  });
});

describe("a product_id is refused", () => {
  const shared = "line 3, column ID produktu, “1”: already belongs to the tyre on line 2";
  it("in the second row that has it, by line, column and reason", async () => {
    const { outcome, said } = await importList([
      { ...five, product_id: "1" },
      { ...six, product_id: "1" },
    ]);
    expect(outcome).toBe("rows_refused");
    expect(said).toContain(shared);
    expect(await storedTyres()).toEqual([]);
  });

  it("but not on account of a row that is refused itself", async () => {
    const list = [
      { ...five, ean: ean[0], product_id: "1" },
      { ...six, ean: ean[0], product_id: "2" },
      { pattern: "Zima 7", product_id: "2" },
    ];
    const { counts } = await importList(list, { keepGoing: true });
    expect(counts).toMatchObject({ added: 2, refused: 1 });
    expect(await ids()).toEqual([
      ["Vzor Zima 5", "1"],
      ["Vzor Zima 7", "2"],
    ]);
  });
});

describe("beside a back end elsewhere", () => {
  const needsProductId = true;
  it("a list without the column is refused, with the way to name it", async () => {
    await expect(importList([five], { needsProductId })).rejects.toMatchObject({
      code: "no_product_id",
      values: { ignored: "–", recognised: expect.stringContaining("EAN → ean") },
    });
  });
  it("each row without it is refused", async () => {
    const list = [{ ...five, product_id: "1" }, six];
    const { outcome, said } = await importList(list, { needsProductId });
    expect(outcome).toBe("rows_refused");
    expect(said).toContain("line 3, column ID produktu: is missing");
    expect((await importList(list, { needsProductId, keepGoing: true })).counts).toMatchObject({
      added: 1,
      refused: 1,
    });
  });
});
