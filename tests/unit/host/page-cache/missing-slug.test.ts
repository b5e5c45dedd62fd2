import { afterEach, describe, expect, it } from "@jest/globals";
import { hasUnknownSlug } from "@/lib/host/page-cache/missing-slug";
import { provideSlugIndex } from "@/lib/runtime/slug-index";

const inUse = new Set([
  "tyre alfa-snow-205-55-r16-91h",
  "brand alfa",
  "size car-winter/205-55-r16",
  "make skoda",
  "model skoda/octavia",
  "article kdy-prezout",
]);
const nothing = { mayExist: () => true };

afterEach(() => provideSlugIndex(nothing));

describe("an address of which the shop knows every slug", () => {
  it.each([
    "/cs/zimni-pneumatiky/alfa-snow-205-55-r16-91v",
    "/cs/zimni-pneumatiky/nobody",
    "/cs/zimni-pneumatiky/155-65-r13",
    "/cs/zimni-pneumatiky/205-55-r16/nobody",
    "/cs/letni-pneumatiky/205-55-r16",
    "/en/winter-suv-tyres/205-55-r16",
    "/cs/blog/nothing",
    "/cs/car/nobody",
    "/cs/car/skoda/nothing",
    "/cs/car/nobody/octavia",
  ])("%s is missing", (url) => {
    provideSlugIndex({ mayExist: (kind, slug) => inUse.has(`${kind} ${slug}`) });
    expect(hasUnknownSlug(url)).toBe(true);
  });

  it.each([
    "/cs",
    "/cs/zimni-pneumatiky",
    "/cs/zimni-pneumatiky/alfa",
    "/cs/zimni-pneumatiky/205-55-r16",
    "/cs/zimni-pneumatiky/205-55-r16/alfa",
    "/cs/letni-pneumatiky/155-65-r13/alfa",
    "/cs/zimni-pneumatiky/alfa-snow-205-55-r16-91h",
    "/cs/zimni-pneumatiky/155-65-r13?wet=A",
    "/cs/zimni-pneumatiky/nobody%20else",
    "/cs/zimni-pneumatiky/a/b/c",
    "/cs/winter-tyres/nobody",
    "/cs/blog",
    "/cs/blog/kdy-prezout",
    "/cs/blog/rady",
    "/cs/blog/nothing/more",
    "/cs/car",
    "/cs/car/skoda",
    "/cs/car/skoda/octavia",
    "/cs/car/skoda/octavia/more",
    "/cs/terms/more",
    "/xx/zimni-pneumatiky/nobody",
  ])("%s is left to its page", (url) => {
    provideSlugIndex({ mayExist: (kind, slug) => inUse.has(`${kind} ${slug}`) });
    expect(hasUnknownSlug(url)).toBe(false);
  });

  it("is left to its page while the slugs are not known", () => {
    expect(hasUnknownSlug("/cs/zimni-pneumatiky/nobody")).toBe(false);
  });
});
