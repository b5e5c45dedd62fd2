import { describe, expect, it } from "@jest/globals";
import { indexedPages, uncrawledPaths } from "@/lib/seo/indexed-pages";
import { sitemapIndexXml, sitemapXml } from "@/lib/seo/sitemap-xml";
import { childrenOf, readXml, textOf } from "@/tests/support/read-xml";

const shop = "https://dezen.example";
const paths = { cs: "/cs/zimni-pneumatiky", sk: "/sk/zimne-pneumatiky", en: "/en/winter-tyres" };

describe("a sitemap", () => {
  it("names a page with its time and its address in every language and for everybody else", () => {
    const { root } = readXml(sitemapXml([{ paths, updated_at: "2026-11-19T08:30:00.000Z" }], "sk", shop));
    expect([root.name, root.attributes.xmlns]).toEqual(["urlset", "http://www.sitemaps.org/schemas/sitemap/0.9"]);
    const [url] = childrenOf(root, "url");
    if (!url) throw new Error("No page.");
    expect(textOf(url, "loc")).toBe("https://dezen.example/sk/zimne-pneumatiky");
    expect(textOf(url, "lastmod")).toBe("2026-11-19T08:30:00.000Z");
    expect(childrenOf(url, "xhtml:link").map(({ attributes }) => attributes)).toEqual([
      { rel: "alternate", hreflang: "cs", href: "https://dezen.example/cs/zimni-pneumatiky" },
      { rel: "alternate", hreflang: "sk", href: "https://dezen.example/sk/zimne-pneumatiky" },
      { rel: "alternate", hreflang: "en", href: "https://dezen.example/en/winter-tyres" },
      { rel: "alternate", hreflang: "x-default", href: "https://dezen.example/en/winter-tyres" },
    ]);
  });

  it("says nothing of a time nobody knows, and leads everybody else to the address without a language", () => {
    const { root } = readXml(sitemapXml([{ paths, updated_at: null, xDefault: "/" }], "cs", shop));
    const [url] = root.children;
    expect(url?.children.map(({ name }) => name)).not.toContain("lastmod");
    expect(url?.children.at(-1)?.attributes.href).toBe("https://dezen.example/");
  });

  it("escapes what an address may hold", () => {
    const odd = { cs: "/cs/a&b<c>'d\"", sk: "/sk/a", en: "/en/a" };
    const { root } = readXml(sitemapXml([{ paths: odd, updated_at: null }], "cs", shop));
    expect(root.children[0] && textOf(root.children[0], "loc")).toBe(`${shop}/cs/a&b<c>'d"`);
  });

  it("is found through the index", () => {
    const files = [{ path: "/sitemaps/tyres-cs-1.xml", updated_at: "2026-11-19" }];
    const { root } = readXml(sitemapIndexXml(files, shop));
    expect([root.name, root.children.map(({ children }) => children.map(({ text }) => text))]).toEqual([
      "sitemapindex",
      [["https://dezen.example/sitemaps/tyres-cs-1.xml", "2026-11-19"]],
    ]);
  });
});

/** Is a path with its query refused by the rules, as Google reads them? */
const refused = (address: string) =>
  uncrawledPaths().some((rule) => new RegExp(`^${rule.replace(/[.?+]/g, "\\$&").replaceAll("*", ".*")}`).test(address));

describe("crawlers", () => {
  it.each([
    "/cs",
    "/cs/zimni-pneumatiky/205-55-r16",
    "/cs/zimni-pneumatiky/205-55-r16?page=2",
    "/sk/zimne-pneumatiky/alfa-snow-205-55-r16-91h?currency=EUR",
    "/en/terms",
    "/feeds/heureka-cz.xml",
    "/sitemap.xml",
    "/img/tread/alfa-snow.png",
    "/img/tread/alfa-snow.png?v=0123abcd",
  ])("may fetch %s", (address) => expect(refused(address)).toBe(false));

  it.each([
    "/api/v1/products",
    "/cs/cart",
    "/en/cart/checkout",
    "/sk/account/orders/1",
    "/search-result?q=zima",
    "/cs/search-result?q=zima",
    "/cs/zimni-pneumatiky?fuel=A",
    "/cs/zimni-pneumatiky/205-55-r16?page=2&sort=price_asc",
    "/cs/zimni-pneumatiky?brand=barum,nokian",
  ])("are asked not to fetch %s", (address) => expect(refused(address)).toBe(true));

  it("are refused no page that the sitemap offers", () => {
    const offered = indexedPages().flatMap(({ paths: each }) => Object.values(each));
    expect(offered).toContain("/cs/terms");
    expect(offered.filter(refused)).toEqual([]);
  });
});
