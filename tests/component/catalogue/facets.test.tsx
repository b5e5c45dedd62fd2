import { describe, expect, test } from "@jest/globals";
import { facetOptions, foldedBrands } from "@/components/catalogue/listing/facet-options";
import { readSelection } from "@/lib/api/catalogue/selection";
import { type Category, categoryById } from "@/lib/domain/category";
import { facet, listed, page } from "./tyres";

const winter = categoryById("car-winter") as Category;
const selectionOf = (query: string) =>
  readSelection({ category: winter, size: null, brand: null, query: new URLSearchParams(query) });
const values = (options: { value: string }[]) => options.map(({ value }) => value);
const rows = [listed(1, "Polaris 6", 1489), listed(2, "Polaris 5", 1390)];

describe("the values of a filter", () => {
  test("are offered only where they lead to a tyre", () => {
    const list = page(rows, { facets: { wet: facet(["A", 0], ["B", 2]) } });
    expect(values(facetOptions(list, selectionOf(""), "wet"))).toEqual(["B"]);
  });

  test("stay while they are set, so that they can be unset", () => {
    const list = page(rows, { facets: { wet: facet(["A", 0], ["B", 2]) } });
    expect(facetOptions(list, selectionOf("wet=A,E"), "wet")).toEqual([
      { value: "A", label: "A", count: 0, chosen: true },
      { value: "B", label: "B", count: 2, chosen: false },
      { value: "E", label: "E", count: 0, chosen: true },
    ]);
  });

  test("of 'at least' are left out where every tyre of the listing passes them", () => {
    const list = page(rows, { facets: { load_min: facet(["91", 2], ["94", 1]) } });
    expect(values(facetOptions(list, selectionOf(""), "load_min"))).toEqual(["94"]);
    expect(values(facetOptions(list, selectionOf("load_min=91"), "load_min"))).toEqual(["91", "94"]);
  });
});

describe("brands", () => {
  const brands = facet(
    ["apollo", 1],
    ["barum", 9],
    ["continental", 8],
    ["dunlop", 7],
    ["falken", 6],
    ["goodyear", 5],
    ["hankook", 4],
    ["kleber", 3],
    ["lassa", 2],
    ["zeetex", 1],
  );

  test("show the most frequent seven by name and fold the others", () => {
    const { first, rest } = foldedBrands(
      facetOptions(page(rows, { facets: { brand: brands } }), selectionOf(""), "brand"),
    );
    expect(values(first)).toEqual(["barum", "continental", "dunlop", "falken", "goodyear", "hankook", "kleber"]);
    expect(values(rest)).toEqual(["apollo", "lassa", "zeetex"]);
  });

  test("never fold one that is chosen", () => {
    const list = page(rows, { facets: { brand: brands } });
    const { first } = foldedBrands(facetOptions(list, selectionOf("brand=zeetex"), "brand"));
    expect(values(first)).toContain("zeetex");
  });

  test("are not folded for the sake of two", () => {
    const { rest } = foldedBrands(
      facetOptions(page(rows, { facets: { brand: brands.slice(0, 9) } }), selectionOf(""), "brand"),
    );
    expect(rest).toEqual([]);
  });
});
