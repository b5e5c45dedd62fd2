import { describe, expect, test } from "@jest/globals";
import { productQuery } from "@/lib/api/catalogue/product-query";
import { isPlain, readSelection, selectionPath, selectionPaths, without } from "@/lib/api/catalogue/selection";
import { sizeInFilters } from "@/lib/api/catalogue/size-in-filters";
import { type Category, categoryById } from "@/lib/domain/category";
import { parseSizeSlug } from "@/lib/domain/tyre-size";
import { listed, page } from "./tyres";

const winter = categoryById("car-winter") as Category;
const read = (query: string, size: string | null = "205-55-r16", brand: string | null = null) =>
  readSelection({
    category: winter,
    size: size === null ? null : parseSizeSlug(size),
    brand: brand === null ? null : { slug: brand },
    query: new URLSearchParams(query),
  });
const path = (query: string, size?: string | null, brand?: string | null) =>
  selectionPath(read(query, size, brand), "cs");

describe("the address of a listing", () => {
  test("has one brand in its path and several in its query", () => {
    expect(path("brand=nokian")).toBe("/cs/zimni-pneumatiky/205-55-r16/nokian");
    expect(path("brand=nokian,barum")).toBe("/cs/zimni-pneumatiky/205-55-r16?brand=barum,nokian");
    expect(path("brand=barum", "205-55-r16", "nokian")).toBe("/cs/zimni-pneumatiky/205-55-r16?brand=barum,nokian");
  });

  test("leaves out what narrows nothing: blanks, the first page, the usual order", () => {
    expect(path("price_min=&sort=recommended&page=1&in_stock=0")).toBe("/cs/zimni-pneumatiky/205-55-r16");
  });

  test("drops what makes no sense instead of failing", () => {
    expect(path("wet=Z&noise_max=loud&load_min=9999&speed_min=QQ&sort=best&page=-3&brand=../x&price_max=cheap")).toBe(
      "/cs/zimni-pneumatiky/205-55-r16",
    );
  });

  test("writes a value in one way only, however it was typed", () => {
    expect(path("wet=b,a&price_max=2 500&speed_min=h", null)).toBe(
      "/cs/zimni-pneumatiky?price_max=2500&speed_min=H&wet=A,B",
    );
  });

  test("read and written again stays the same", () => {
    const once = path("brand=nokian,barum&wet=B,A&load_min=94&price_min=1500&sort=quietest&page=3");
    expect(once).toBe(
      "/cs/zimni-pneumatiky/205-55-r16?brand=barum,nokian&load_min=94&page=3&price_min=1500&sort=quietest&wet=A,B",
    );
    expect(path(once.split("?")[1] ?? "")).toBe(once);
  });

  test("with a size in its path ignores filters of width, profile and rim", () => {
    expect(path("width=225&rim=17")).toBe("/cs/zimni-pneumatiky/205-55-r16");
    expect(path("width=225&rim=17", null)).toBe("/cs/zimni-pneumatiky?rim=17&width=225");
  });

  test("exists in all three languages", () => {
    expect(selectionPaths(read("wet=A", "205-55-r16", "nokian"))).toEqual({
      cs: "/cs/zimni-pneumatiky/205-55-r16/nokian?wet=A",
      sk: "/sk/zimne-pneumatiky/205-55-r16/nokian?wet=A",
      en: "/en/winter-tyres/205-55-r16/nokian?wet=A",
    });
  });

  test("without one of its filters begins at the first page", () => {
    const selection = read("brand=barum,nokian&wet=A,B&page=3");
    expect(selectionPath(without(selection, "wet", "A"), "cs")).toBe(
      "/cs/zimni-pneumatiky/205-55-r16?brand=barum,nokian&wet=B",
    );
    expect(selectionPath(without(selection, "brand", "barum"), "cs")).toBe(
      "/cs/zimni-pneumatiky/205-55-r16/nokian?wet=A,B",
    );
  });

  test("is for search engines only where nothing but its path and page narrows it", () => {
    expect(isPlain(read("page=2", "205-55-r16", "nokian"))).toBe(true);
    expect(isPlain(read("brand=barum,nokian"))).toBe(false);
    expect(isPlain(read("wet=A"))).toBe(false);
    expect(isPlain(read("sort=price_asc"))).toBe(false);
  });
});

describe("what the API is asked", () => {
  test("has prices in minor units and the size in its parts", () => {
    expect(productQuery(read("price_max=2500&in_stock=1"))).toMatchObject({
      category: "car-winter",
      width: "205",
      profile: "55",
      rim: "16",
      commercial: "0",
      price_max: 250_000,
      in_stock: "1",
      sort: "recommended",
      page: 1,
    });
  });

  test("says 0 for a size that writes no profile, and C for vans", () => {
    expect(productQuery(read("", "155-r13"))).toMatchObject({ profile: "0", commercial: "0" });
    expect(productQuery(read("", "215-65-r16c"))).toMatchObject({ profile: "65", commercial: "1" });
  });
});

describe("width, profile and rim chosen one by one", () => {
  const rows = [listed(1, "Polaris 6", 1489), listed(2, "Polaris 5", 1390)];

  test("become the size in the path once they mean one size", () => {
    const selection = sizeInFilters(read("width=205&profile=55&rim=16&wet=B&page=2", null), page(rows));
    expect(selection && selectionPath(selection, "cs")).toBe("/cs/zimni-pneumatiky/205-55-r16?wet=B");
  });

  test("stay filters while one is missing or the rows are of two sizes", () => {
    const van = { ...rows[0]?.size, text: "205/55 R16C", commercial: true } as (typeof rows)[number]["size"];
    expect(sizeInFilters(read("width=205&rim=16", null), page(rows))).toBeNull();
    expect(
      sizeInFilters(
        read("width=205&profile=55&rim=16", null),
        page([...rows, listed(3, "Vanis", 1990, { size: van })]),
      ),
    ).toBeNull();
  });
});
