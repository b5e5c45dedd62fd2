import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { newShopper, type Shopper } from "@/tests/support/shopper";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";
import { carriers, type OpenCarrier } from "@/tests/support/transports";

const long = "2026-01-05T10:00:00.000Z";
const lately = "2026-11-19T08:30:00.000Z";
let db: TestDatabase;

beforeAll(async () => {
  db = await openTestDatabase();
  await storeSmallCatalogue();
  const { sql } = connection();
  await sql`update product set updated_at = ${long}`;
  await sql`update product set updated_at = ${lately} where slug = 'alfa-sun-205-55-r16-91v'`;
}, databasePatience);
afterAll(() => db?.close());

describe.each(carriers)("the addresses of the catalogue, %s", (_name, open) => {
  let opened: OpenCarrier;
  let shopper: Shopper;
  beforeAll(async () => {
    opened = await open();
    shopper = newShopper(opened.carrier);
  });
  afterAll(() => opened.close());

  const addresses = async (kind: "listings" | "tyres") =>
    (await shopper.does("GET /sitemap/{kind}", { path: { kind } })).body.data;

  it("are told by kind, with the time of their last change", async () => {
    const { data } = (await shopper.does("GET /sitemap", {})).body;
    expect(data).toEqual([
      { kind: "listings", page: 1, updated_at: lately },
      { kind: "tyres", page: 1, updated_at: lately },
    ]);
  });

  it("name every tyre on sale in three languages, and none that is no longer sold", async () => {
    const data = await addresses("tyres");
    expect(data).toHaveLength(13);
    expect(data).toContainEqual({
      paths: {
        cs: "/cs/letni-pneumatiky/alfa-sun-205-55-r16-91v",
        en: "/en/summer-tyres/alfa-sun-205-55-r16-91v",
        sk: "/sk/letne-pneumatiky/alfa-sun-205-55-r16-91v",
      },
      updated_at: lately,
    });
    expect(data.filter(({ paths }) => paths.cs.includes("88h"))).toEqual([]);
  });

  it("name the listings that have a path of their own and a tyre: category, brand, size, brand of a size", async () => {
    const data = await addresses("listings");
    expect(data.filter(({ updated_at }) => updated_at === lately).map(({ paths }) => paths.cs)).toEqual([
      "/cs/letni-pneumatiky",
      "/cs/letni-pneumatiky/alfa",
      "/cs/letni-pneumatiky/205-55-r16",
      "/cs/letni-pneumatiky/205-55-r16/alfa",
    ]);
    expect(data.map(({ paths }) => paths.en)).toEqual(
      expect.arrayContaining(["/en/winter-tyres", "/en/winter-van-tyres/215-65-r16c/beta", "/en/winter-tyres/155-r13"]),
    );
    expect(new Set(data.map(({ paths }) => paths.sk)).size).toBe(data.length);
    expect(data.filter(({ paths }) => /[?~]/.test(paths.cs))).toEqual([]);
  });

  it("end behind the last page, and there are no others", async () => {
    const beyond = await shopper.isRefused("GET /sitemap/{kind}", { path: { kind: "tyres" }, query: { page: 2 } });
    const unknown = await shopper.isRefused("GET /sitemap/{kind}", { path: { kind: "orders" } });
    expect([beyond.code, unknown.code]).toEqual(["not_found", "not_found"]);
  });
});
