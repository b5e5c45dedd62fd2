import { describe, expect, it } from "@jest/globals";
import type { Article } from "@/lib/contract/articles";
import { article } from "@/lib/seo/structured-data/article";
import { jsonLdText } from "@/lib/seo/structured-data/json-ld-text";
import { breadcrumbs, faqPage, itemList } from "@/lib/seo/structured-data/lists";
import { organisation } from "@/lib/seo/structured-data/organisation";
import { vocabularyErrors } from "@/tests/support/schema-vocabulary";

const publicUrl = "https://dezen.example";
const plain = (thing: unknown) => JSON.parse(JSON.stringify(thing));

const written: Article = {
  key: "eu-label",
  slugs: { cs: "stitek-eu", sk: "stitok-eu", en: "eu-label" },
  category: "blog",
  title: "Štítek EU",
  subtitle: "V metrech a korunách",
  description: "Co znamenají třídy.",
  date: "02.11.2026",
  published: "2026-11-02",
  updated: "2026-11-05",
  views: 3,
  time_to_read: 5,
  body: "",
  linked: {},
  related: [],
};

const shop = {
  name: "Dezén",
  phone: "+420 555 000 205",
  email: "dilna@dezen.example",
  address: { street: "Pražská 55", zip_code: "370 04", city: "České Budějovice", country: "CZ" as const },
  opening_hours: [{ days: [1, 2, 6], opens: "8:00", closes: "18:00" }],
  map_url: "https://map.example/",
  company_id: "00000019",
  vat_id: "CZ00000019",
  demonstration: false,
};

const articleOf = (fields: Partial<Article> = {}) =>
  plain(
    article({
      article: { ...written, ...fields },
      section: "Rady",
      image: `${publicUrl}/img/card/cs-u-cu-czk/blog/stitek-eu.png`,
      author: "Dezén",
      publicUrl,
      language: "cs",
    }),
  );

describe("structured data of pages", () => {
  it("an article has what Google requires, and news is said to be news", () => {
    expect(articleOf()).toMatchObject({
      "@type": "Article",
      headline: "Štítek EU",
      image: "https://dezen.example/img/card/cs-u-cu-czk/blog/stitek-eu.png",
      datePublished: "2026-11-02",
      dateModified: "2026-11-05",
      author: { "@type": "Organization", name: "Dezén", url: "https://dezen.example" },
      mainEntityOfPage: "https://dezen.example/cs/blog/stitek-eu",
    });
    expect(articleOf({ category: "news" })["@type"]).toBe("NewsArticle");
  });

  it("a way to a page has positions from one, names and whole addresses", () => {
    const steps = [
      { label: "Úvod", href: "/cs" },
      { label: "Zimní pneumatiky", href: "/cs/zimni-pneumatiky" },
    ];
    expect(plain(breadcrumbs(steps, publicUrl)).itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Úvod", item: "https://dezen.example/cs" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Zimní pneumatiky",
        item: "https://dezen.example/cs/zimni-pneumatiky",
      },
    ]);
  });

  it("the second page of a list goes on counting", () => {
    expect(plain(itemList(["/cs/a/b"], publicUrl, 25)).itemListElement).toEqual([
      { "@type": "ListItem", position: 25, url: "https://dezen.example/cs/a/b" },
    ]);
  });

  it("the shop says where it is and when it is open", () => {
    expect(plain(organisation(shop, publicUrl, "cs"))).toMatchObject({
      "@type": "AutoPartsStore",
      name: "Dezén",
      address: { postalCode: "370 04", addressLocality: "České Budějovice", addressCountry: "CZ" },
      openingHoursSpecification: [
        {
          dayOfWeek: ["https://schema.org/Monday", "https://schema.org/Tuesday", "https://schema.org/Saturday"],
          opens: "08:00",
          closes: "18:00",
        },
      ],
    });
  });

  it.each([
    ["article", articleOf()],
    ["news", articleOf({ category: "news" })],
    ["breadcrumbs", plain(breadcrumbs([{ label: "Úvod", href: "/cs" }], publicUrl))],
    ["list", plain(itemList(["/cs/a"], publicUrl))],
    ["shop", plain(organisation(shop, publicUrl, "cs"))],
    ["questions", plain(faqPage([{ question: "Kdy?", answer: "Zítra." }]))],
  ])("%s: only types, properties and values that schema.org knows", (_name, thing) => {
    expect(vocabularyErrors(thing)).toEqual([]);
  });

  it("the vocabulary's check sees an unknown type, a property of another type and a value out of range", () => {
    expect(vocabularyErrors({ "@type": "Tyre" })).toEqual(["the thing: there is no type Tyre"]);
    expect(vocabularyErrors({ "@type": "Brand", price: "1.00" })).toEqual(["price: a Brand has no price"]);
    expect(vocabularyErrors({ "@type": "Offer", availability: "https://schema.org/Monday" })).toEqual([
      "availability may not hold https://schema.org/Monday",
    ]);
    expect(vocabularyErrors({ "@type": "Product", offers: { "@type": "Answer" } })).toEqual([
      "offers may not hold a Answer",
    ]);
  });

  it("a hostile name can neither end the script element nor begin markup, and is read back as it was", () => {
    const name = "</script><script>alert(1)</script> & <!-- \u2028\u2029";
    const text = jsonLdText({ "@type": "Brand", name });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@type": "Brand", name });
  });
});
