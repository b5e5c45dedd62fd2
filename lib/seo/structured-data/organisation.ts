import type { AutoPartsStoreLeaf, DayOfWeek } from "schema-dts";
import type { Seller } from "@/lib/contract/shop";
import { countries, currencies, type Language, languages } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";
import { returnPolicy } from "@/lib/seo/structured-data/return-policy";

/** By the numbers of ISO 8601, from Monday. */
const weekdays = [
  "https://schema.org/Monday",
  "https://schema.org/Tuesday",
  "https://schema.org/Wednesday",
  "https://schema.org/Thursday",
  "https://schema.org/Friday",
  "https://schema.org/Saturday",
  "https://schema.org/Sunday",
] as const satisfies DayOfWeek[];

const pad = (time: string) => time.padStart(5, "0");

/**
 * The shop: a store that also sells online, hence the additional type. Its data is that of the contact page. Source: Google
 * Search Central, organisation and local business.
 */
export function organisation(shop: Seller, publicUrl: string, language: Language): AutoPartsStoreLeaf {
  const { street, zip_code, city, country } = shop.address;
  return {
    "@type": "AutoPartsStore",
    "@id": `${publicUrl}/#shop`,
    additionalType: "https://schema.org/OnlineStore",
    name: shop.name,
    url: `${publicUrl}${pathOf("home", language)}`,
    logo: `${publicUrl}/icon-512.png`,
    image: `${publicUrl}/icon-512.png`,
    telephone: shop.phone,
    email: shop.email,
    vatID: shop.vat_id,
    identifier: { "@type": "PropertyValue", propertyID: "IČO", value: shop.company_id },
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode: zip_code,
      addressLocality: city,
      addressCountry: country,
    },
    hasMap: shop.map_url,
    areaServed: countries.map((code) => ({ "@type": "Country", name: code })),
    currenciesAccepted: currencies.join(", "),
    openingHoursSpecification: shop.opening_hours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.flatMap((day) => weekdays[day - 1] ?? []),
      opens: pad(opens),
      closes: pad(closes),
    })),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: shop.phone,
      email: shop.email,
      availableLanguage: [...languages],
    },
    hasMerchantReturnPolicy: returnPolicy(publicUrl, language),
  };
}
