import type { ServerResponse } from "node:http";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { findCataloguePage } from "@/lib/api/catalogue/page-server";
import { isNothingThere } from "@/lib/api/page-lookup";
import { connection } from "@/lib/backend/kernel/database/connect";
import { withPageAnswer } from "@/lib/runtime/page-answer";
import { isNothingAt, providePageLookup } from "@/lib/runtime/page-lookup";
import { statementsHeard } from "@/tests/support/heard-statements";
import { takeLogLines } from "@/tests/support/log-lines";
import { withDatabase } from "@/tests/support/scene";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";

withDatabase();
beforeAll(storeSmallCatalogue);
const hear = statementsHeard();

describe("before a page is rendered", () => {
  it.each([
    "/cs-u-cu-czk/zimni-pneumatiky/alfa-nothing-205-55-r16-91h",
    "/cs-u-cu-czk/zimni-pneumatiky/155-65-r13",
    "/cs-u-cu-czk/zimni-pneumatiky/155%2D65%2Dr13",
    "/cs-u-cu-czk/zimni-pneumatiky/205-55-r16/nobody",
    "/cs-u-cu-czk/zimni-pneumatiky/nobody",
    "/sk-u-cu-eur/blog/nothing",
    "/en-u-cu-usd/car/nobody",
    "/en-u-cu-usd/car/skoda/nothing",
  ])("it is known that nothing is at %s", async (path) => {
    expect(await isNothingThere(path)).toBe(true);
  });

  it.each([
    "/cs-u-cu-czk",
    "/cs-u-cu-czk/terms",
    "/cs-u-cu-czk/zimni-pneumatiky",
    "/cs-u-cu-czk/zimni-pneumatiky/205-55-r16",
    "/cs-u-cu-czk/zimni-pneumatiky/205-55-r16/alfa",
    "/cs-u-cu-czk/zimni-pneumatiky/alfa-snow-205-55-r16-91h",
    "/cs-u-cu-czk/zimni-pneumatiky/205%2D55%2Dr16",
    "/cs-u-cu-czk/zimni-pneumatiky/alfa%2Dsnow-205-55-r16-91h",
    "/cs-u-cu-czk/zimni%2Dpneumatiky/205-55-r16",
    "/cs-u-cu-czk/zimni-pneumatiky/~wet%3DA",
    "/cs-u-cu-czk/zimni-pneumatiky/205-55-r16/~page%3D99",
    "/cs-u-cu-czk/zimni-pneumatiky/155-65-r13/~wet%3DA",
    "/cs-u-cu-czk/zimni-pneumatiky/205-55-r16/alfa/~page%3D99",
    "/en-u-cu-usd/car/%73koda",
    "/en-u-cu-czk/zimni-pneumatiky/alfa-snow-205-55-r16-91h",
    "/cs-u-cu-czk/blog",
    "/cs-u-cu-czk/blog/~page%3D2",
    "/cs-u-cu-czk/car",
    "/en-u-cu-usd/car/skoda",
    "/en-u-cu-usd/car/skoda/octavia",
    "/xx/zimni-pneumatiky/nobody",
  ])("%s is left to its page", async (path) => {
    expect(await isNothingThere(path)).toBe(false);
  });

  it("what was asked to find a page is not asked again to render it", async () => {
    providePageLookup(isNothingThere);
    const slug = "alfa-snow-205-55-r16-91h";
    const render = async () => {
      const statements = hear();
      const { kind } = await findCataloguePage("zimni-pneumatiky", [slug], { language: "cs", currency: "CZK" });
      return { kind, asked: statements.length > 0 };
    };
    expect(await render()).toEqual({ kind: "product", asked: true });
    const answer = { setHeader() {} } as unknown as ServerResponse;
    const looked = withPageAnswer(answer, async () => {
      expect(await isNothingAt(`/cs-u-cu-czk/zimni-pneumatiky/${slug}`)).toBe(false);
      return render();
    });
    expect(await looked).toEqual({ kind: "product", asked: false });
  });

  it("is left to its page where the catalogue cannot be asked: the page says why", async () => {
    const { sql } = connection();
    await sql`alter table product rename to product_away`;
    try {
      expect(await isNothingThere("/cs-u-cu-czk/zimni-pneumatiky/alfa-nothing-205-55-r16-91h")).toBe(false);
    } finally {
      await sql`alter table product_away rename to product`;
    }
    expect(takeLogLines("error").length).toBeGreaterThan(0);
  });
});
