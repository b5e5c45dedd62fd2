import { expect, it } from "@jest/globals";
import { readSizeDemand, searchDemandOf, sizeDemandOf } from "@/lib/domain/demand";

it.each([
  ["/cs/zimni-pneumatiky/205-55-r16", "205-55-r16 winter"],
  ["/sk/letne-pneumatiky-suv/235-55-r19?sort=price_asc", "235-55-r19 summer"],
  ["/en/all-season-van-tyres/215-65-r16c", "215-65-r16c all_season"],
])("the address %s shows a size of a season", (url, key) => {
  expect(sizeDemandOf(url)).toBe(key);
});

it.each([
  "/cs/zimni-pneumatiky",
  "/cs/zimni-pneumatiky/michelin-alpin-6-205-55-r16-91h",
  "/cs/blog/205-55-r16",
  "/xx/zimni-pneumatiky/205-55-r16",
  "/cs/zimni-pneumatiky/999-99-r99",
  "/cs/zimni-pneumatiky/205-55-r16/x",
])("the address %s shows no size", (url) => {
  expect(sizeDemandOf(url)).toBeNull();
});

it("a key is read back as its size and season", () => {
  expect(readSizeDemand("205-55-r16 winter")).toEqual({
    size: { width: 205, profile: 55, construction: "R", rim: 16, commercial: false },
    season: "winter",
  });
  expect(readSizeDemand("nonsense winter")).toBeNull();
});

it("a search is kept in small letters, and not at all where it may name a person", () => {
  expect(searchDemandOf(" Kryzal HP3 ")).toBe("kryzal hp3");
  expect(searchDemandOf("225 40 18 xl zima")).toBe("225 40 18 xl zima");
  for (const personal of ["", "jana@post.example", "602 123 456 x", "602-123-456", "420602123456", "x".repeat(41)])
    expect([personal, searchDemandOf(personal)]).toEqual([personal, null]);
});
