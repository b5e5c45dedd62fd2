import { describe, expect, test } from "@jest/globals";
import { type ShopOffer, wholeOffer } from "@/lib/api/shop/offer";
import { type Language, languages } from "@/lib/domain/locale";
import { bareOffer, htmlOf, readHtml, readText } from "@/tests/support/info-scene";

/** What is true of the shop's own delivery and payment only. */
const ownPromises =
  /3 000|3,000|zdarma od|Stripe|QR Platba|16\.00|4 p\.m\.|pneuservis|partner garage|zadarmo|31,5|31\.5/;

const inCrowns = (language: Language) => ({ locale: { language, currency: "CZK" } }) as const;

describe("the questions", () => {
  const entries = async (language: Language, offer?: ShopOffer) =>
    (await readText("faq", language, { ...inCrowns(language), offer })).sections.flatMap((group) => group.entries);
  const ids = async (language: Language, offer?: ShopOffer) => (await entries(language, offer)).map(({ id }) => id);

  test.each(languages)("in %s are all there where the shop answers its own calls", async (language) => {
    expect(await ids(language)).toEqual(await ids(language, wholeOffer));
    expect(await ids(language)).toHaveLength(21);
    expect(
      (await entries(language)).filter(({ text }) => htmlOf(text).includes("RETURNS")).map(({ id }) => id),
    ).toEqual(["withdrawal", "mounted"]);
  });

  test.each(languages)("in %s promise nothing that a back end elsewhere does not say", async (language) => {
    expect(await ids(language, bareOffer)).toEqual([
      ...["size", "age", "winter", "all-season", "mixing", "label"],
      ...["delivery-price", "payment", "company", "account", "change"],
      ...["withdrawal", "mounted", "complaint", "old-tyres"],
    ]);
    const text = (await entries(language, bareOffer)).map((entry) => htmlOf(entry.text));
    expect(text.join()).not.toMatch(/order-tracking|\/car"|!/);
    expect(text.slice(6, 11).join()).not.toMatch(ownPromises);
    expect(text.join()).toContain("Twisto");
  });

  test.each(languages)("in %s name no opening hours that are not known", async (language) => {
    const { lead } = await readText("faq", language, { offer: bareOffer });
    expect(htmlOf(lead)).toMatch(/<\/a>\.<\/p>$/);
    const told = await readText("faq", language, { offer: bareOffer, hours: "8–18" });
    expect(htmlOf(told.lead)).toContain("8–18");
  });
});

describe("pages about the shop and its delivery, with a checkout elsewhere", () => {
  test.each(languages)("in %s leave out the shop's own prices and ways", async (language) => {
    const scene = { ...inCrowns(language), offer: bareOffer };
    expect(await readHtml("about", language, scene)).not.toMatch(ownPromises);
    const told = await readHtml("delivery", language, scene);
    expect(told).toMatch(/PRICES.*PAYMENTS.*RETURNS/);
    expect(told).not.toMatch(ownPromises);
    expect(told).not.toContain("!");
  });
});
