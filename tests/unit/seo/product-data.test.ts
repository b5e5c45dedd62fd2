import { describe, expect, it } from "@jest/globals";
import type { Review } from "@/lib/contract/reviews";
import { product } from "@/lib/seo/structured-data/product";
import { describedTyre } from "@/tests/support/described-tyre";
import { vocabularyErrors } from "@/tests/support/schema-vocabulary";

const name = {
  width: "Šířka",
  profile: "Profil",
  rim: "Průměr ráfku",
  load_index: "Index nosnosti",
  speed_index: "Index rychlosti",
  season: "Sezóna",
  wet: "Přilnavost na mokru",
  noise: "Hlučnost (dB)",
  snow: "3PMSF",
};

const review: Review = {
  id: 1,
  stars: 4,
  text: "Tiché.",
  name: "Jana",
  language: "cs",
  written_at: "2026-11-02T10:00:00Z",
  verified_purchase: true,
};

/** Friday 20 November 2026, 10:00 in Prague. */
const now = new Date("2026-11-20T09:00:00Z");

function dataOf(fields: Parameters<typeof describedTyre>[0] = {}, reviews: Review[] = []) {
  const data = product({
    product: describedTyre(fields),
    description: "Zimní pneumatika Testa Grip 1.",
    category: "Zimní pneumatiky",
    messages: { name, season: "Zimní", yes: "Ano" },
    reviews,
    seller: "Dezén",
    publicUrl: "https://dezen.example",
    language: "cs",
    now,
  });
  return JSON.parse(JSON.stringify(data));
}

describe("structured data of a tyre", () => {
  it("uses only types, properties and values that schema.org knows, each where it belongs", () => {
    const rated = { rating: { average: 4.5, count: 2 }, price_before: { amount: 240_000, currency: "CZK" as const } };
    expect(vocabularyErrors(dataOf(rated, [review]))).toEqual([]);
  });

  it("has what Google requires of a merchant listing, every address whole", () => {
    const data = dataOf();
    expect(data).toMatchObject({
      "@type": "Product",
      name: "Testa Grip 1 205/55 R16 91H",
      image: "https://dezen.example/img/tread/testa-grip-1.png?v=0123abcd",
      sku: "17",
      mpn: "0353 123",
      gtin13: "4019238817256",
      brand: { "@type": "Brand", name: "Testa" },
      offers: {
        "@type": "Offer",
        url: "https://dezen.example/cs/zimni-pneumatiky/testa-grip-1-205-55-r16-91h",
        price: "2150.00",
        priceCurrency: "CZK",
        priceValidUntil: "2026-11-27",
        availability: "https://schema.org/InStock",
        itemCondition: "https://schema.org/NewCondition",
        seller: { name: "Dezén" },
      },
    });
  });

  it("says for each country what delivery costs and how long it takes, as the checkout does", () => {
    const days = (minValue: number, maxValue: number) => ({ minValue, maxValue, unitCode: "DAY" });
    const told = (country: string, value: string, handling: object, transit: object) => ({
      shippingRate: { value, currency: "CZK" },
      shippingDestination: { addressCountry: country },
      deliveryTime: { handlingTime: handling, transitTime: transit },
    });
    // Leaves on Monday; an order of this Friday morning could leave today: three days.
    expect(dataOf().offers.shippingDetails).toMatchObject([
      told("CZ", "139.00", days(3, 4), days(1, 1)),
      told("CZ", "99.00", days(3, 4), days(1, 2)),
      told("SK", "145.00", days(3, 4), days(1, 2)),
      told("SK", "119.00", days(3, 4), days(2, 3)),
    ]);
  });

  it("lets goods go back within 14 days, by mail, at the customer's expense", () => {
    expect(dataOf().offers.hasMerchantReturnPolicy).toMatchObject({
      applicableCountry: ["CZ", "SK"],
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: 14,
      returnMethod: "https://schema.org/ReturnByMail",
      returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    });
  });

  it("shows the fuel class among A to E, and the registry's number only where it is known", () => {
    const data = dataOf();
    expect(data.hasEnergyConsumptionDetails).toEqual({
      "@type": "EnergyConsumptionDetails",
      hasEnergyEfficiencyCategory: "https://schema.org/EUEnergyEfficiencyCategoryC",
      energyEfficiencyScaleMin: "https://schema.org/EUEnergyEfficiencyCategoryE",
      energyEfficiencyScaleMax: "https://schema.org/EUEnergyEfficiencyCategoryA",
    });
    expect(data.hasCertification.certificationIdentification).toBe("485911");
    const { label } = describedTyre();
    expect(dataOf({ label: label && { ...label, eprel_id: null } })).not.toHaveProperty("hasCertification");
    expect(dataOf({ label: null })).not.toHaveProperty("hasEnergyConsumptionDetails");
  });

  it("strikes through the lowest price of 30 days only when there was a reduction", () => {
    expect(dataOf().offers).not.toHaveProperty("priceSpecification");
    const reduced = dataOf({ price_before: { amount: 240_000, currency: "CZK" } });
    expect(reduced.offers.priceSpecification).toMatchObject([
      { price: "2150.00", priceCurrency: "CZK" },
      { price: "2400.00", priceCurrency: "CZK", priceType: "https://schema.org/StrikethroughPrice" },
    ]);
  });

  it("never offers a tyre for nothing, and says when none is left", () => {
    expect(dataOf({ price: { amount: 0, currency: "CZK" } })).not.toHaveProperty("offers");
    expect(dataOf({ stock: 0 }).offers.availability).toBe("https://schema.org/OutOfStock");
  });

  it("leaves out a number that only one shop knows", () => {
    expect(dataOf({ ean: "2000000000008" })).not.toHaveProperty("gtin13");
    expect(dataOf({ ean: null, mpn: null })).not.toHaveProperty("mpn");
  });

  it("has ratings and reviews only where buyers gave them, and no review without an author", () => {
    expect(dataOf({}, [review])).not.toHaveProperty("aggregateRating");
    expect(dataOf({}, [review])).not.toHaveProperty("review");
    const rated = dataOf({ rating: { average: 4.5, count: 2 } }, [review, { ...review, name: null }]);
    expect(rated.aggregateRating).toMatchObject({ ratingValue: 4.5, ratingCount: 2 });
    expect(rated.review).toHaveLength(1);
    expect(rated.review[0]).toMatchObject({ author: { name: "Jana" }, reviewRating: { ratingValue: 4 } });
  });
});
