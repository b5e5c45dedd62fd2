import { describe, expect, it } from "@jest/globals";
import { formatTyreSize, parseSizeSlug, sizeSlug, type TyreSize } from "@/lib/domain/tyre-size";

const car: TyreSize = { width: 205, profile: 55, construction: "R", rim: 16, commercial: false };
const van: TyreSize = { width: 215, profile: 65, construction: "R", rim: 16, commercial: true };
const classic: TyreSize = { width: 155, profile: null, construction: "R", rim: 13, commercial: false };
const lorry: TyreSize = { width: 245, profile: 70, construction: "R", rim: 17.5, commercial: false };

describe("tyre size", () => {
  it("is written in one way", () => {
    expect(formatTyreSize(car)).toBe("205/55 R16");
    expect(formatTyreSize(van)).toBe("215/65 R16C");
    expect(formatTyreSize(classic)).toBe("155 R13");
    expect(formatTyreSize(lorry)).toBe("245/70 R17.5");
    expect(formatTyreSize({ ...car, construction: "D" })).toBe("205/55 D16");
  });

  it("has a path segment without a dot", () => {
    expect(sizeSlug(car)).toBe("205-55-r16");
    expect(sizeSlug(van)).toBe("215-65-r16c");
    expect(sizeSlug(classic)).toBe("155-r13");
    expect(sizeSlug(lorry)).toBe("245-70-r17-5");
  });

  it.each([car, van, classic, lorry, { ...van, construction: "B" as const }])("comes back from its segment", (size) => {
    expect(parseSizeSlug(sizeSlug(size))).toEqual(size);
  });

  it.each([
    "",
    "205-55-R16",
    "205-55-16",
    "205-55-r16x",
    "nokian",
    "999-55-r16",
    "205-57-r16",
    "205-55-r99",
    "205-55-r16-",
  ])("knows no other segment: %j", (slug) => expect(parseSizeSlug(slug)).toBeNull());
});
