import { describe, expect, it } from "@jest/globals";
import { type Comparable, chooseAlternatives } from "@/lib/backend/catalogue/detail/alternatives";

const own: Comparable = {
  ...{ id: 1, pattern_id: 1, price: 200_000, noise_db: 70, wet: "B", fuel: "C" },
  ...{ popularity: 500, dispatch_days: 3 },
};
const other = (id: number, fields: Partial<Comparable>): Comparable => ({ ...own, id, pattern_id: id, ...fields });
const choose = (...candidates: Comparable[]) => chooseAlternatives(own, candidates, "CZK");

describe("alternatives to a tyre", () => {
  it("are at most one for each difference, which is computed", () => {
    const found = choose(
      other(2, { price: 150_000 }),
      other(3, { noise_db: 67, price: 260_000 }),
      other(4, { wet: "A", price: 250_000 }),
      other(5, { fuel: "A", price: 240_000 }),
    );
    expect(found).toEqual([
      { id: 2, difference: { kind: "cheaper", money: { amount: 50_000, currency: "CZK" }, steps: null } },
      { id: 3, difference: { kind: "quieter", money: null, steps: 3 } },
      { id: 4, difference: { kind: "better_wet", money: null, steps: 1 } },
      { id: 5, difference: { kind: "better_fuel", money: null, steps: 2 } },
    ]);
  });

  it("are four at most; one that comes sooner stands where something else is missing", () => {
    const sooner = other(6, { dispatch_days: 1 });
    expect(choose(sooner)).toEqual([{ id: 6, difference: { kind: "sooner", money: null, steps: 2 } }]);
    const four = [
      other(2, { price: 150_000 }),
      other(3, { noise_db: 67 }),
      other(4, { wet: "A" }),
      other(5, { fuel: "A" }),
    ];
    expect(choose(...four, sooner).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
    expect(choose(other(6, { dispatch_days: 3 }))).toEqual([]);
  });

  it("cheaper is the most wanted of those that cost at least three percent less", () => {
    expect(choose(other(2, { price: 195_000, popularity: 900 }))).toEqual([]);
    const [cheaper] = choose(
      other(2, { price: 100_000, popularity: 100 }),
      other(3, { price: 190_000, popularity: 300 }),
    );
    expect(cheaper?.id).toBe(3);
  });

  it("quieter is the quietest of all, and of equals the cheapest", () => {
    const [quieter] = choose(
      other(2, { noise_db: 68, price: 210_000 }),
      other(3, { noise_db: 66, price: 300_000 }),
      other(4, { noise_db: 66, price: 290_000 }),
    );
    expect([quieter?.id, quieter?.difference.steps]).toEqual([4, 4]);
  });

  it("are of different patterns, and never of the tyre's own", () => {
    const found = choose(
      other(2, { pattern_id: 1, price: 100_000 }),
      other(3, { pattern_id: 9, noise_db: 66 }),
      other(4, { pattern_id: 9, wet: "A" }),
    );
    expect(found.map(({ id }) => id)).toEqual([3]);
  });

  it("compare no grade with a tyre that has no label", () => {
    const studded = { ...own, noise_db: null, wet: null, fuel: null };
    expect(chooseAlternatives(studded, [other(2, { wet: "A", noise_db: 60 })], "CZK")).toEqual([]);
  });
});
