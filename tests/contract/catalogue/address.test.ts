import { beforeAll, describe, expect, it } from "@jest/globals";
import { resolveSlug } from "@/lib/api/catalogue/server";
import { purgePages } from "@/lib/runtime/cached-pages";
import { statementsHeard } from "@/tests/support/heard-statements";
import { withDatabase } from "@/tests/support/scene";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";

withDatabase();
beforeAll(storeSmallCatalogue);
const hear = statementsHeard();

const czech = { language: "cs", currency: "CZK" } as const;

/** What stands at an address of a category, and whether all tyres were counted by brand to find out. */
async function at(...slug: string[]): Promise<{ kind: string; counted: boolean }> {
  const statements = hear();
  const { kind } = await resolveSlug("zimni-pneumatiky", slug, czech);
  return { kind, counted: statements.some((statement) => statement.includes("group by brand_id")) };
}

describe("the address of", () => {
  it("a tyre, there or not, is found without counting the brands' tyres", async () => {
    expect(await at("alfa-snow-205-55-r16-91h")).toEqual({ kind: "product", counted: false });
    expect(await at("alfa-nothing-205-55-r16-91h")).toEqual({ kind: "missing", counted: false });
  });

  it("a category and of a size needs neither", async () => {
    expect(await at()).toEqual({ kind: "listing", counted: false });
    expect(await at("205-55-r16")).toEqual({ kind: "listing", counted: false });
  });

  it("a brand is found among those on sale, whose tyres are counted once until the assortment changes", async () => {
    expect(await at("alfa")).toEqual({ kind: "listing", counted: true });
    expect(await at("205-55-r16", "alfa")).toEqual({ kind: "listing", counted: false });
    expect(await at("205-55-r16", "nobody")).toEqual({ kind: "missing", counted: false });
    purgePages(["size-205-55-160-winter"]);
    expect(await at("nobody")).toEqual({ kind: "missing", counted: false });
    purgePages(["assortment"]);
    expect(await at("alfa")).toEqual({ kind: "listing", counted: true });
    purgePages(null);
    expect(await at("nobody")).toEqual({ kind: "missing", counted: true });
  });
});
