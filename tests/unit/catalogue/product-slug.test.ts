import { describe, expect, it } from "@jest/globals";
import { type NamedTyre, productSlugFor } from "@/lib/backend/catalogue/product-slug";

const tyre: NamedTyre = {
  brandSlug: "nokian",
  patternSlug: "snowproof-p",
  size: { width: 205, profile: 55, construction: "R", rim: 16, commercial: false },
  loadIndex: 91,
  loadIndexDual: null,
  speedSymbol: "H",
  xl: false,
  runflat: false,
  homologation: null,
  mpn: "TS32514",
  ean: "2000000000015",
};
const free = () => false;
const taken =
  (...slugs: string[]) =>
  (slug: string) =>
    slugs.includes(slug);

describe("a product's slug", () => {
  it("is brand, pattern, size, load index and speed symbol", () => {
    expect(productSlugFor(tyre, free)).toBe("nokian-snowproof-p-205-55-r16-91h");
  });

  it("of a van tyre has both load indexes, and of a classic size no profile", () => {
    const van = { width: 215, profile: 65, construction: "R", rim: 16, commercial: true } as const;
    expect(productSlugFor({ ...tyre, size: van, loadIndex: 109, loadIndexDual: 107, speedSymbol: "T" }, free)).toBe(
      "nokian-snowproof-p-215-65-r16c-109-107t",
    );
    const classic = { width: 155, profile: null, construction: "R", rim: 13, commercial: false } as const;
    expect(productSlugFor({ ...tyre, size: classic, loadIndex: 78, speedSymbol: "S" }, free)).toBe(
      "nokian-snowproof-p-155-r13-78s",
    );
  });

  it("says run-flat and homologation, which make another tyre of the same size", () => {
    expect(productSlugFor({ ...tyre, runflat: true, homologation: "★" }, free)).toBe(
      "nokian-snowproof-p-205-55-r16-91h-rft-bmw",
    );
    expect(productSlugFor({ ...tyre, homologation: "MO1" }, free)).toBe("nokian-snowproof-p-205-55-r16-91h-mo1");
  });

  it("that is taken becomes plainer to tell apart: XL, then the maker's number, then the EAN, then a count", () => {
    const plain = "nokian-snowproof-p-205-55-r16-91h";
    const xl = { ...tyre, xl: true };
    expect(productSlugFor(xl, taken(plain))).toBe(`${plain}-xl`);
    expect(productSlugFor(tyre, taken(plain))).toBe(`${plain}-ts32514`);
    expect(productSlugFor(tyre, taken(plain, `${plain}-ts32514`))).toBe(`${plain}-2000000000015`);
    expect(productSlugFor({ ...tyre, mpn: null, ean: null }, taken(plain, `${plain}-2`))).toBe(`${plain}-3`);
  });
});
