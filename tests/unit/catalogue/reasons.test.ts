import { describe, expect, it } from "@jest/globals";
import type { ProductRow } from "@/lib/backend/catalogue/product-row";
import { type ListingStats, reasonOf } from "@/lib/backend/listing/reasons";

const nothing = { best: null, below: null, among: 10, ties: 0 };
const stats: ListingStats = {
  total: 10,
  range_min: 100_000,
  range_max: 300_000,
  cheapest: 100_000,
  dearest: 300_000,
  cheapest_ties: 1,
  noise_db: [nothing, nothing, nothing],
  wet: [nothing, nothing, nothing],
  fuel: [nothing, nothing, nothing],
};
const row = (fields: Partial<ProductRow>) => ({ price: 150_000, stock: 4, ...fields }) as ProductRow;
const kindOf = (fields: Partial<ProductRow>, more: Partial<ListingStats> = {}) =>
  reasonOf(row(fields), { ...stats, ...more }, "CZK")?.kind ?? null;

describe("a reason", () => {
  it("goes to up to three tyres that are equally good, and to none of four", () => {
    const tied = (ties: number) => ({ noise_db: [{ best: 68, below: null, among: 10, ties }, nothing, nothing] });
    expect(kindOf({ noise_db: 68 }, tied(3))).toBe("quietest");
    expect(kindOf({ noise_db: 68 }, tied(4))).toBeNull();
    expect(kindOf({ price: 100_000 }, { cheapest_ties: 3 })).toBe("cheapest");
    expect(kindOf({ price: 100_000 }, { cheapest_ties: 4 })).toBeNull();
  });

  it("is never given where all tyres are equal", () => {
    expect(kindOf({ price: 100_000 }, { cheapest_ties: 3, dearest: 100_000 })).toBeNull();
    const all = { wet: [{ best: "B" as const, below: null, among: 3, ties: 3 }, nothing, nothing] };
    expect(kindOf({ wet: "B" }, all)).toBeNull();
  });

  it("below a price needs a dearer tyre in the listing and a tyre that is really below it", () => {
    const below = (limit: number) => ({
      fuel: [nothing, { best: "A" as const, below: limit, among: 5, ties: 1 }, nothing],
    });
    expect(kindOf({ fuel: "A" }, below(200_000))).toBe("best_fuel_under");
    expect(kindOf({ fuel: "A", price: 200_000 }, below(200_000))).toBeNull();
    expect(kindOf({ fuel: "A" }, below(400_000))).toBeNull();
  });

  it("is not given to a tyre that is sold out, or that has no label", () => {
    expect(kindOf({ price: 100_000, stock: 0 })).toBeNull();
    expect(kindOf({ noise_db: null }, { noise_db: [nothing, nothing, nothing] })).toBeNull();
  });
});
