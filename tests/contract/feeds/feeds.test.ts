import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Sent } from "@/lib/api/transport/call";
import { connection } from "@/lib/backend/kernel/database/connect";
import type { FeedName } from "@/lib/contract/feeds";
import { databasePatience, openTestDatabase, type TestDatabase } from "@/tests/support/database";
import { childrenOf, readXml, textOf, type XmlElement } from "@/tests/support/read-xml";
import { storeSmallCatalogue } from "@/tests/support/small-catalogue";
import { carriers, type OpenCarrier } from "@/tests/support/transports";
import { brokenIn, brokenRules } from "./broken-rules";
import * as lists from "./element-lists";

const hostile = `A<b>&"'\u0001\u0008]]> ž\u{1f6de}`;
/** A Wednesday, before the hour at which parcels leave. */
const wednesday = new Date("2026-11-18T09:00:00Z");
const thursday = new Date("2026-11-19T09:00:00Z");
let now = wednesday;
let db: TestDatabase;
let publicUrl: string | undefined;

beforeAll(async () => {
  publicUrl = process.env.PUBLIC_URL;
  process.env.PUBLIC_URL = "https://dezen.example";
  db = await openTestDatabase();
  await storeSmallCatalogue();
  const { sql } = connection();
  await sql`update brand set name = ${hostile} where slug = 'beta'`;
  await sql`update product set ean = '4019238817256', eprel_id = 381667 where slug = 'alfa-snow-205-55-r16-94v'`;
  await sql`update product set homologation = ${`★ ${"x".repeat(300)}`} where slug = 'ceska-zima-plus-205-55-r16-91h'`;
}, databasePatience);
afterAll(async () => {
  await db?.close();
  if (publicUrl === undefined) delete process.env.PUBLIC_URL;
  else process.env.PUBLIC_URL = publicUrl;
});

describe.each(carriers)("a feed, %s", (_name, open) => {
  let opened: OpenCarrier;
  beforeAll(async () => {
    opened = await open(() => now);
  });
  afterAll(() => opened.close());

  const ask = (name: string, init: Sent = {}) => opened.carrier(`/api/v1/feeds/${name}`, init);
  const read = async (name: FeedName) => readXml(await (await ask(name)).text());
  const items = async (name: FeedName): Promise<XmlElement[]> => {
    const { root } = await read(name);
    return root.name === "rss" ? childrenOf(root.children[0] ?? root, "item") : childrenOf(root, "SHOPITEM");
  };
  const item = async (name: FeedName, slug: string) => {
    const url = name.startsWith("google") ? "g:link" : "URL";
    const found = (await items(name)).find((one) => textOf(one, url)?.includes(`/${slug}?`));
    if (!found) throw new Error(`No offer of ${slug}.`);
    return found;
  };

  it.each([
    ["heureka-cz", "Heureka.cz"],
    ["heureka-sk", "Heureka.sk"],
  ] as const)("%s keeps to Heureka's element list", async (name, site) => {
    const offers = await items(name);
    expect(offers).toHaveLength(11);
    expect(
      offers.flatMap((offer) => [
        ...brokenRules(offer, lists.heurekaElements(site)),
        ...brokenIn(offer, "DELIVERY", lists.deliveryElements(lists.heurekaCarriers)),
        ...brokenIn(offer, "PARAM", lists.parameterElements),
      ]),
    ).toEqual([]);
  });

  it("zbozi keeps to the element list of Zboží.cz, in its namespace", async () => {
    const { root } = await read("zbozi");
    expect(root.attributes.xmlns).toBe("http://www.zbozi.cz/ns/offer/1.0");
    expect(root.children).toHaveLength(11);
    expect(
      root.children.flatMap((offer) => [
        ...brokenRules(offer, lists.zboziElements),
        ...brokenIn(offer, "DELIVERY", lists.deliveryElements(lists.zboziCarriers)),
        ...brokenIn(offer, "PARAM", lists.parameterElements),
      ]),
    ).toEqual([]);
  });

  it.each([
    ["google-cz", "CZ", "CZK"],
    ["google-sk", "SK", "EUR"],
  ] as const)(
    "%s keeps to Google's element list, and names what is sold out as well",
    async (name, country, currency) => {
      const offers = await items(name);
      expect(offers).toHaveLength(13);
      expect(offers.filter((offer) => textOf(offer, "g:availability") === "out_of_stock")).toHaveLength(2);
      expect(
        offers.flatMap((offer) => [
          ...brokenRules(offer, lists.googleElements(currency)),
          ...brokenIn(offer, "g:shipping", lists.googleShipping(country, currency)),
          ...brokenIn(offer, "g:certification", lists.googleCertification),
          ...brokenIn(offer, "g:product_detail", lists.googleDetail),
        ]),
      ).toEqual([]);
    },
  );

  it("offers a tyre at the price, the delivery and the address of the shop in the feed's country", async () => {
    const offer = await item("heureka-cz", "alfa-snow-205-55-r16-94v");
    expect(textOf(offer, "PRODUCTNAME")).toBe("Alfa Snow 205/55 R16 94 V XL");
    expect(textOf(offer, "PRICE_VAT")).toBe("3200");
    expect(textOf(offer, "EAN")).toBe("4019238817256");
    expect(textOf(offer, "URL")).toBe(
      "https://dezen.example/cs/zimni-pneumatiky/alfa-snow-205-55-r16-94v?currency=CZK",
    );
    expect(textOf(offer, "IMGURL")).toBe("https://dezen.example/img/tread/alfa-snow.png");
    // 3 200 Kč is above the 3 000 Kč from which delivery is free; cash on delivery still costs 49 Kč.
    const deliveries = childrenOf(offer, "DELIVERY").map((way) => way.children.map(({ text }) => text));
    expect(deliveries).toEqual([
      ["DPD", "0", "49"],
      ["VLASTNI_PREPRAVA", "0", "49"],
    ]);
    const slovak = await item("heureka-sk", "alfa-sun-205-55-r16-91v");
    expect(textOf(slovak, "PRICE_VAT")).toBe("80");
    expect(textOf(slovak, "URL")).toBe(
      "https://dezen.example/sk/letne-pneumatiky/alfa-sun-205-55-r16-91v?currency=EUR",
    );
    expect(childrenOf(slovak, "DELIVERY").map((way) => way.children.map(({ text }) => text))).toEqual([
      ["DPD", "5.90", "7.80"],
      ["VLASTNI_PREPRAVA", "4.90", "6.80"],
    ]);
  });

  it("counts days until dispatch by the calendar: two working days after a Wednesday are two, after a Thursday four", async () => {
    const days = async (name: FeedName) => textOf(await item(name, "ceska-zima-plus-205-55-r16-91t"), "DELIVERY_DATE");
    expect([await days("heureka-cz"), await days("zbozi")]).toEqual(["2", "2"]);
    expect(textOf(await item("heureka-cz", "alfa-sun-205-55-r16-91v"), "DELIVERY_DATE")).toBe("0");
    now = thursday;
    const later = await days("heureka-cz");
    now = wednesday;
    expect(later).toBe("4");
  });

  it("joins the tyres of a pattern in a group, those of another pattern in another", async () => {
    const group = async (slug: string) => textOf(await item("zbozi", slug), "ITEMGROUP_ID");
    expect(await group("alfa-snow-205-55-r16-94v")).toBe(await group("alfa-snow-195-65-r15-91t"));
    expect(await group("alfa-snow-205-55-r16-94v")).not.toBe(await group("alfa-sun-205-55-r16-91v"));
  });

  it("tells Google the registry's number only of a tyre that has one, and a trade number only if it is one", async () => {
    const known = await item("google-cz", "alfa-snow-205-55-r16-94v");
    expect(childrenOf(known, "g:certification")[0]?.children.map(({ text }) => text)).toEqual([
      "EC",
      "EPREL",
      "381667",
    ]);
    expect(textOf(known, "g:gtin")).toBe("4019238817256");
    // 2000000000015 is of the range that every shop may use as it likes.
    const own = await item("google-cz", "alfa-snow-205-55-r16-91h");
    expect(childrenOf(own, "g:certification")).toEqual([]);
    expect([textOf(own, "g:gtin"), textOf(own, "g:mpn"), textOf(own, "g:identifier_exists")]).toEqual([
      undefined,
      "ALF1",
      undefined,
    ]);
    expect(textOf(await item("google-cz", "alfa-sun-205-55-r16-91v"), "g:identifier_exists")).toBe("no");
  });

  it("writes a hostile name so that it reads as it is, without what XML cannot hold", async () => {
    const offer = await item("heureka-cz", "beta-frost-205-55-r16-94h");
    expect(textOf(offer, "MANUFACTURER")).toBe(`A<b>&"']]> ž\u{1f6de}`);
  });

  it("leaves out a tyre that is no longer sold", async () => {
    await expect(item("google-cz", "ceska-zima-plus-205-55-r16-88h")).rejects.toThrow("No offer");
  });

  it("comes as XML for five minutes, and is not sent again while nothing has changed", async () => {
    const first = await ask("zbozi", { method: "HEAD" });
    expect([first.status, await first.text()]).toEqual([200, ""]);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=300",
      "x-robots-tag": "noindex",
    });
    const tag = first.headers.get("etag") ?? "";
    expect((await ask("zbozi", { headers: { "if-none-match": tag } })).status).toBe(304);
    await connection().sql`update product set stock = stock + 1 where slug = 'alfa-sun-205-55-r16-91v'`;
    expect((await ask("zbozi", { headers: { "if-none-match": tag } })).status).toBe(200);
  });

  it("does not exist under another name", async () => {
    expect((await ask("heureka-pl")).status).toBe(404);
  });

  it("says in a comment that the stock is a demonstration, while it is", async () => {
    expect((await read("heureka-cz")).comments).toEqual([]);
    const { sql } = connection();
    await sql`update product set source = 'demonstration' where slug = 'alfa-sun-205-55-r16-91v'`;
    const { comments } = await read("heureka-cz");
    await sql`update product set source = 'test'`;
    expect(comments).toEqual([expect.stringContaining("Demonstration stock")]);
  });
});
