import { describe, expect, test } from "@jest/globals";
import { nearestListing } from "@/components/catalogue/nearest";

const pathOf = (rest: string, language: "cs" | "en" = "cs") => nearestListing(language, rest)?.path ?? null;

describe("the listing nearest to an address that leads nowhere", () => {
  test("is of the size that a vanished tyre had", () => {
    expect(pathOf("/zimni-pneumatiky/barum-polaris-4-205-55-r16-91h")).toBe("/cs/zimni-pneumatiky/205-55-r16");
    expect(pathOf("/zimni-pneumatiky-dodavky/barum-vanis-215-65-r16c-109-107t")).toBe(
      "/cs/zimni-pneumatiky-dodavky/215-65-r16c",
    );
  });

  test("is of the size before an unknown brand", () => {
    expect(pathOf("/zimni-pneumatiky/205-55-r16/nobody")).toBe("/cs/zimni-pneumatiky/205-55-r16");
  });

  test("is of the category where the size itself is what is missing", () => {
    expect(pathOf("/zimni-pneumatiky/315-70-r17")).toBe("/cs/zimni-pneumatiky");
    expect(pathOf("/zimni-pneumatiky/nobody")).toBe("/cs/zimni-pneumatiky");
  });

  test("is in the page's language, whatever language the category was written in", () => {
    expect(pathOf("/zimni-pneumatiky/nobody", "en")).toBe("/en/winter-tyres");
  });

  test("does not exist for other pages", () => {
    expect(pathOf("/blog/tyres")).toBeNull();
  });
});
