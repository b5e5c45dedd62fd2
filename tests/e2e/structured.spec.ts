import { PNG } from "pngjs";
import { vocabularyErrors } from "@/tests/support/schema-vocabulary";
import { expect, test } from "./fixtures";
import { headOf } from "./support/page-head";
import { listed } from "./support/tyres";

const languages = ["cs", "sk", "en"] as const;

/** What Google requires of each type. Source: Google Search Central, structured data. */
const required: Record<string, string[]> = {
  Product: ["name", "image", "offers"],
  Offer: ["price", "priceCurrency", "availability"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  ListItem: ["position"],
  Article: ["headline", "image", "datePublished", "author"],
  NewsArticle: ["headline", "image", "datePublished", "author"],
  AutoPartsStore: ["name", "address"],
  AggregateRating: ["ratingValue", "ratingCount"],
  Review: ["author", "reviewRating"],
  FAQPage: ["mainEntity"],
};

/** Fields that Google requires and a thing lacks, in it and in everything it holds. */
function lacking(thing: unknown): string[] {
  if (typeof thing !== "object" || thing === null) return [];
  if (Array.isArray(thing)) return thing.flatMap(lacking);
  const type = String((thing as Record<string, unknown>)["@type"]);
  const own = (required[type] ?? []).filter((field) => !(field in thing)).map((field) => `${type}.${field}`);
  return [...own, ...Object.values(thing).flatMap(lacking)];
}

const typesOf = (data: Record<string, unknown>[]) => data.map((thing) => thing["@type"]);

test("every kind of page says what it is in schema.org's words, with what Google requires", async ({ request }) => {
  const { data: tyres } = await listed(request, "category=car-winter&width=205&profile=55&rim=16");
  const { data: articles } = await (await request.get("/api/v1/articles")).json();
  const tyre = tyres[0];
  if (!tyre || !articles[0]) throw new Error("No tyre or no article.");
  for (const language of languages) {
    const pages: [path: string, types: RegExp][] = [
      [`/${language}`, /^AutoPartsStore$/],
      [`/${language}/contacts`, /^AutoPartsStore$/],
      [tyre.paths[language], /^Product,BreadcrumbList$/],
      [tyre.paths[language].replace(/\/[^/]+$/, ""), /^ItemList,BreadcrumbList$/],
      [`/${language}/blog/${articles[0].slugs[language]}`, /^(News)?Article,BreadcrumbList$/],
      [`/${language}/faq`, /^FAQPage$/],
      [`/${language}/car`, /^BreadcrumbList$/],
      [`/${language}/car/skoda/octavia`, /^BreadcrumbList$/],
    ];
    for (const [path, types] of pages) {
      const { status, data } = await headOf(request, path);
      expect([path, status]).toEqual([path, 200]);
      expect(typesOf(data).join()).toMatch(types);
      for (const thing of data) {
        const { "@context": context, ...rest } = thing;
        expect(context).toBe("https://schema.org");
        expect([path, ...vocabularyErrors(rest), ...lacking(rest)]).toEqual([path]);
      }
    }
  }
});

test("the offer has the price and the currency that the page shows", async ({ request }) => {
  const { data: tyres } = await listed(request, "category=car-winter&in_stock=1");
  const tyre = tyres[0];
  if (!tyre) throw new Error("No tyre.");
  for (const [language, currency] of [
    ["cs", "CZK"],
    ["sk", "EUR"],
    ["en", "USD"],
  ] as const) {
    const path = tyre.paths[language];
    const { data, canonical } = await headOf(request, path);
    const answer = await request.get(`/api/v1/products/${tyre.slug}`, { headers: { "x-currency": currency } });
    const { price } = await answer.json();
    expect(data[0]).toMatchObject({
      sku: String(tyre.id),
      offers: { price: (price.amount / 100).toFixed(2), priceCurrency: currency, url: canonical },
    });
  }
});

test("a link preview has a title, a description, languages, and a card of its own that anybody may fetch", async ({
  request,
  baseURL,
}) => {
  const { data: tyres } = await listed(request, "category=suv-summer");
  const tyre = tyres[0];
  if (!tyre) throw new Error("No tyre.");
  const regions = { cs: "cs_CZ", sk: "sk_SK", en: "en_GB" };
  const seen = new Set<string>();
  for (const language of languages) {
    for (const path of [`/${language}`, tyre.paths[language], `/${language}/blog`, `/${language}/terms`]) {
      const { meta, canonical } = await headOf(request, path);
      expect(meta).toMatchObject({
        "og:url": canonical,
        "og:site_name": "Dezén",
        "og:locale": regions[language],
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
      });
      expect(meta["og:title"]).toBeTruthy();
      expect(meta["og:description"]).toBe(meta.description);
      const image = new URL(meta["og:image"] ?? "");
      if (path === tyre.paths[language]) seen.add(image.pathname);
      const answer = await request.get(`${baseURL}${image.pathname}${image.search}`, { maxRedirects: 0 });
      expect([path, answer.status(), answer.headers()["content-type"]]).toEqual([path, 200, "image/png"]);
      const { width, height } = PNG.sync.read(await answer.body());
      expect([width, height]).toEqual([1200, 630]);
    }
  }
  expect(seen.size).toBe(3);
});

test("a card may be kept for good at the address with its version, and not at another", async ({ request }) => {
  const { meta } = await headOf(request, "/cs");
  const { pathname, search } = new URL(meta["og:image"] ?? "");
  const kept = await request.get(pathname + search);
  expect(kept.headers()["cache-control"]).toMatch(/immutable/);
  const other = await request.get(`${pathname}?v=other`);
  expect(other.headers()["cache-control"]).not.toMatch(/immutable/);
});

for (const path of [
  "cs-u-cu-czk/nic-takoveho.png",
  "cs-u-cu-czk/zimni-pneumatiky/zadna-pneumatika.png",
  "cs-u-cu-czk/blog/zadny-clanek.png",
  "cs-u-cu-czk/car/zadne/auto.png",
  "cs-u-cu-czk/winter-tyres.png",
  "de-u-cu-eur/home.png",
  "cs/home.png",
  "cs-u-cu-czk/home",
  "cs-u-cu-czk/%3Cscript%3E.png",
  `cs-u-cu-czk/${"a".repeat(400)}.png`,
]) {
  test(`there is no card at ${path.slice(0, 60)}`, async ({ request }) => {
    expect((await request.get(`/img/card/${path}`, { maxRedirects: 0 })).status()).toBe(404);
  });
}

test("pages that may be found have titles and descriptions of their own, of a length that is shown", async ({
  request,
}) => {
  const { data: tyres } = await listed(request, "category=car-summer");
  const tyre = tyres[0];
  if (!tyre) throw new Error("No tyre.");
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  let pages = 0;
  for (const language of languages) {
    const fixed = [
      "",
      "/terms",
      "/faq",
      "/contacts",
      "/blog",
      "/car",
      "/car/skoda",
      "/car/skoda/octavia",
      "/withdrawal",
    ];
    const paths = [...fixed.map((rest) => `/${language}${rest}`), tyre.paths[language]];
    for (const path of [...paths, tyre.paths[language].replace(/\/[^/]+$/, "")]) {
      const { title, meta, canonical, hreflang, status } = await headOf(request, path);
      expect([path, status]).toEqual([path, 200]);
      expect(new URL(canonical).pathname).toBe(path);
      expect(Object.keys(hreflang).sort()).toEqual(["cs", "en", "sk", "x-default"]);
      expect([path, title.length <= 70]).toEqual([path, true]);
      const length = (meta.description ?? "").length;
      expect([path, length, length >= 60 && length <= 170]).toEqual([path, length, true]);
      titles.add(`${language} ${title}`);
      descriptions.add(`${language} ${meta.description}`);
      pages += 1;
    }
  }
  expect([titles.size, descriptions.size]).toEqual([pages, pages]);
});

test("the manifest's icons exist in the sizes it names", async ({ request, page }) => {
  await page.goto("/cs");
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", "/manifest.webmanifest");
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
  const manifest = await (await request.get("/manifest.webmanifest", { maxRedirects: 0 })).json();
  expect(manifest).toMatchObject({ short_name: "Dezén", start_url: "/", lang: "cs" });
  const drawn = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
  expect(drawn.map(({ sizes }: { sizes: string }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
  for (const { src, sizes } of drawn) {
    const { width, height } = PNG.sync.read(await (await request.get(src)).body());
    expect(`${width}x${height}`).toBe(sizes);
  }
});
