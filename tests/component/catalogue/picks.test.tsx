import { describe, expect, test } from "@jest/globals";
import { chosenPicks } from "@/components/catalogue/listing/choose-picks";
import type { ListedProduct } from "@/lib/contract/products";
import { facet, listed, page } from "./tyres";

const label = (fuel: "A" | "C" | "E", wet: "A" | "B" | "C", noise_db: number) =>
  ({ fuel, wet, noise_db, noise_class: "B", class: "C1", eprel_id: null }) as ListedProduct["label"];
const rows = [
  listed(1, "Cheap", 1_100, { label: label("E", "C", 72) }),
  listed(2, "Sensible", 1_500, { label: label("C", "B", 71) }),
  listed(3, "Sensible too", 1_600, { label: label("C", "B", 71) }),
  listed(4, "Wet", 2_400, { label: label("C", "A", 70) }),
  listed(5, "Quiet", 2_900, { label: label("A", "B", 67) }),
  listed(6, "Unlabelled", 1_300, { label: null }),
];
const facets = {
  wet: facet(["A", 1], ["B", 3]),
  fuel: facet(["A", 1], ["C", 3]),
  noise_max: facet(["67", 1], ["72", 5]),
};
const picked = (...args: Parameters<typeof page>) =>
  chosenPicks(page(...args), 2026).map(({ kind, product }) => [kind, product.pattern]);

describe("the three picks", () => {
  test("are the cheapest with good classes, the best in the wet and the quietest", () => {
    expect(picked(rows, { facets })).toEqual([
      ["sensible", "Sensible"],
      ["best_wet", "Wet"],
      ["quietest", "Quiet"],
    ]);
  });

  test("claim nothing that a tyre on a further page might beat", () => {
    const further = { ...facets, wet: facet(["A", 9]), noise_max: facet(["66", 1], ["67", 2]) };
    const withoutWet = rows.filter(({ pattern }) => pattern !== "Wet").concat(listed(8, "Last", 3_000));
    expect(picked(withoutWet, { facets: further, total: 60 })).toEqual([
      ["sensible", "Sensible"],
      ["cheapest", "Cheap"],
      ["best_fuel", "Quiet"],
    ]);
  });

  test("leave out what has no whole set in stock", () => {
    const fewLeft = rows.map((row) => (row.pattern === "Sensible" ? { ...row, stock: 3 } : row));
    expect(picked(fewLeft, { facets })[0]).toEqual(["sensible", "Sensible too"]);
  });

  test.each([
    [2024, "Sensible too"],
    [2025, "Sensible"],
    [2026, "Sensible"],
    [null, "Sensible"],
  ])("leave out what may be older than two years: made in %s, %s is picked", (production_year, picks) => {
    const aged = rows.map((row) => (row.pattern === "Sensible" ? { ...row, production_year } : row));
    expect(picked(aged, { facets })[0]).toEqual(["sensible", picks]);
  });

  test("are of different patterns", () => {
    const twin = listed(9, "Wet", 2_300, { label: label("C", "B", 67), pattern_slug: "pattern-4" });
    const [, wet, quiet] = picked([...rows.slice(0, 4), ...rows.slice(5), twin], { facets });
    expect(wet).toEqual(["best_wet", "Wet"]);
    expect(quiet).toEqual(["cheapest", "Cheap"]);
  });

  test("are not offered for a handful of tyres, nor after the first page", () => {
    expect(picked(rows.slice(0, 5), { facets })).toEqual([]);
    expect(picked(rows, { facets, number: 2, total: 60 })).toEqual([]);
  });
});
