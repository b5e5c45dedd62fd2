import { describe, expect, test } from "@jest/globals";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { aboutElsewhereCs, deliveryElsewhereCs } from "@/components/help/cs/elsewhere";
import { aboutElsewhereEn, deliveryElsewhereEn } from "@/components/help/en/elsewhere";
import { helpFacts } from "@/components/help/facts";
import { faqText } from "@/components/help/faq-text-of";
import { aboutElsewhereSk, deliveryElsewhereSk } from "@/components/help/sk/elsewhere";
import { type ShopOffer, wholeOffer } from "@/lib/api/shop/offer";
import type { Seller } from "@/lib/contract/shop";
import { type Language, languages } from "@/lib/domain/locale";
import { moneyOf } from "@/lib/domain/money";
import { inRouter } from "@/tests/support/in-router";

const shop: Seller = {
  name: "Pneu Novák",
  phone: "+420 555 111 222",
  email: "obchod@novak.example",
  address: { street: "Dlouhá 7", zip_code: "602 00", city: "Brno", country: "CZ" },
  opening_hours: [],
  map_url: "",
  company_id: "12345679",
  vat_id: "CZ12345679",
  demonstration: false,
};

/** A back end with the specified calls only. */
const bare: ShopOffer = {
  ...wholeOffer,
  ...{ catalogue: false, cars: false, tracking: false, withdrawal: false, reviews: false },
  ...{ dataExport: false, accountDeletion: false, host: true, ownCatalogue: false },
  checkout: {
    delivery: { CZ: [], SK: [] },
    payment: [{ id: "twisto", name: "Twisto", price: moneyOf(2500, "CZK") }],
  },
};

const html = (node: ReactNode) => renderToStaticMarkup(inRouter(node)).replace(/[\u00a0\u202f]/g, " ");
const factsOf = (language: Language, offer?: ShopOffer) =>
  helpFacts({ shop, hours: "", locale: { language, currency: "CZK" }, offer }, "RETURNS");

/** What is true of the shop's own delivery and payment only. */
const ownPromises =
  /3 000|3,000|zdarma od|Stripe|QR Platba|16\.00|4 p\.m\.|pneuservis|partner garage|zadarmo|31,5|31\.5/;

const about = { cs: aboutElsewhereCs, sk: aboutElsewhereSk, en: aboutElsewhereEn };
const delivery = { cs: deliveryElsewhereCs, sk: deliveryElsewhereSk, en: deliveryElsewhereEn };

describe("the questions", () => {
  const entries = (language: Language, offer?: ShopOffer) =>
    faqText(language, factsOf(language, offer)).groups.flatMap((group) => group.entries);
  const ids = (language: Language, offer?: ShopOffer) => entries(language, offer).map(({ id }) => id);

  test.each(languages)("in %s are all there where the shop answers its own calls", (language) => {
    expect(ids(language)).toEqual(ids(language, wholeOffer));
    expect(ids(language)).toHaveLength(21);
    expect(
      entries(language)
        .filter(({ answer }) => html(answer).includes("RETURNS"))
        .map(({ id }) => id),
    ).toEqual(["withdrawal", "mounted"]);
  });

  test.each(languages)("in %s promise nothing that a back end elsewhere does not say", (language) => {
    expect(ids(language, bare)).toEqual([
      ...["size", "age", "winter", "all-season", "mixing", "label"],
      ...["delivery-price", "payment", "company", "account", "change"],
      ...["withdrawal", "mounted", "complaint", "old-tyres"],
    ]);
    const text = entries(language, bare).map(({ answer }) => html(answer));
    expect(text.join()).not.toMatch(/order-tracking|\/car"|!/);
    expect(text.slice(6, 11).join()).not.toMatch(ownPromises);
    expect(text.join()).toContain("Twisto");
  });

  test.each(languages)("in %s name no opening hours that are not known", (language) => {
    expect(html(faqText(language, factsOf(language, bare)).lead)).toMatch(/<\/a>\.<\/p>$/);
  });
});

describe("pages about the shop and its delivery, with a checkout elsewhere", () => {
  const textOf = ({ lead, sections }: { lead: ReactNode; sections: { text: ReactNode }[] }) =>
    [lead, ...sections.map(({ text }) => text)].map(html).join();

  test.each(languages)("in %s leave out the shop's own prices and ways", (language) => {
    const facts = factsOf(language, bare);
    expect(textOf(about[language](facts))).not.toMatch(ownPromises);
    const tables = { prices: "PRICES", payments: "PAYMENTS" };
    const told = textOf(delivery[language](facts, tables));
    expect(told).toMatch(/PRICES.*PAYMENTS.*RETURNS/);
    expect(told).not.toMatch(ownPromises);
    expect(told).not.toContain("!");
  });
});
