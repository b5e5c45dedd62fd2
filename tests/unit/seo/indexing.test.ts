import { describe, expect, it } from "@jest/globals";
import { listingIndexing } from "@/components/catalogue/listing/indexing";
import { readSelection, selectionPath } from "@/lib/api/catalogue/selection";
import { categoryById } from "@/lib/domain/category";
import { parseSizeSlug } from "@/lib/domain/tyre-size";

/** What is told about `/cs/zimni-pneumatiky[/size][/brand]?query` with so many tyres. */
function told(size: string | null, brand: string | null, query: string, total = 100) {
  const category = categoryById("car-winter");
  if (!category) throw new Error("No category.");
  const address = {
    category,
    size: size === null ? null : parseSizeSlug(size),
    brand: brand === null ? null : { slug: brand },
    query: new URLSearchParams(query),
  };
  const { canonical, indexed } = listingIndexing(readSelection(address), total);
  return [selectionPath(canonical, "cs"), indexed];
}

describe("search engines", () => {
  it.each([
    ["a category", null, null, "/cs/zimni-pneumatiky"],
    ["a size", "205-55-r16", null, "/cs/zimni-pneumatiky/205-55-r16"],
    ["a brand", null, "nokian", "/cs/zimni-pneumatiky/nokian"],
    ["a brand of a size", "205-55-r16", "nokian", "/cs/zimni-pneumatiky/205-55-r16/nokian"],
  ])("may show %s under its own path", (_what, size, brand, path) => {
    expect(told(size, brand, "")).toEqual([path, true]);
  });

  it("may show every page of a list, each under its own address", () => {
    expect(told("205-55-r16", null, "page=2")).toEqual(["/cs/zimni-pneumatiky/205-55-r16?page=2", true]);
  });

  it.each(["fuel=A", "wet=A,B", "xl=1", "price_max=3000", "sort=price_asc", "in_stock=1&page=3", "noise_max=70"])(
    "are led from ?%s to the list without it, and do not show it",
    (query) => {
      expect(told("205-55-r16", "nokian", query)).toEqual(["/cs/zimni-pneumatiky/205-55-r16/nokian", false]);
    },
  );

  it("are led from several brands to the list of all", () => {
    expect(told("205-55-r16", null, "brand=barum,nokian")).toEqual(["/cs/zimni-pneumatiky/205-55-r16", false]);
  });

  it("do not show a list without a tyre", () => {
    expect(told(null, null, "", 0)).toEqual(["/cs/zimni-pneumatiky", false]);
  });
});
