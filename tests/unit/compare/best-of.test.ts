import { describe, expect, test } from "@jest/globals";
import { type Arriving, bestOf, type ComparedBy } from "@/components/compare/best-of";
import type { ComparedProduct } from "@/lib/contract/compare";
import { readIds } from "@/lib/domain/compared";

type Facts = { price?: number; fuel?: "A" | "B" | "C"; noise?: number; year?: number | null; arrival?: string | null };

const tyre = (id: number, { price = 200_000, fuel = "B", noise = 70, year = 2026, arrival = "2026-11-24" }: Facts) => {
  const label = { fuel, wet: "B", noise_db: noise, noise_class: "B", class: "C1", eprel_id: null } as const;
  const product: Partial<ComparedProduct> = { id, price: { amount: price, currency: "CZK" }, label };
  return {
    product: { ...product, max_load_kg: 615, max_speed_kmh: 210, production_year: year, rating: null },
    arrival,
  } as Arriving;
};
const best = (by: ComparedBy, ...facts: Facts[]) => [
  ...bestOf(
    facts.map((one, index) => tyre(index + 1, one)),
    by,
  ),
];

describe("the best of tyres side by side", () => {
  test("is the cheapest, the quietest, the one of the better class, the one that comes first, the newest", () => {
    expect(best("price", { price: 250_000 }, { price: 249_900 })).toEqual([2]);
    expect(best("noise", { noise: 71 }, { noise: 72 }, { noise: 69 })).toEqual([3]);
    expect(best("fuel", { fuel: "C" }, { fuel: "A" }, { fuel: "B" })).toEqual([2]);
    expect(best("arrival", { arrival: "2026-11-25" }, { arrival: "2026-11-24" })).toEqual([2]);
    expect(best("year", { year: 2025 }, { year: 2026 })).toEqual([2]);
  });

  test("are all that share the best figure", () => {
    expect(best("noise", { noise: 69 }, { noise: 72 }, { noise: 69 })).toEqual([1, 3]);
  });

  test("is none where all are equal, where one is alone, and where nothing is known", () => {
    expect(best("price", {}, {})).toEqual([]);
    expect(best("price", {})).toEqual([]);
    expect(best("rating", {}, {})).toEqual([]);
  });

  test("is never the one figure that is known", () => {
    expect(best("year", { year: 2025 }, { year: null })).toEqual([]);
    expect(best("arrival", { arrival: null }, { arrival: "2026-11-24" })).toEqual([]);
  });
});

test("ids in an address are whole positive numbers, each once; the rest is passed over", () => {
  expect(readIds("12, 7,12,x,-3,0,1.5,99999999999,,30")).toEqual([12, 7, 30]);
  expect(readIds("")).toEqual([]);
});
