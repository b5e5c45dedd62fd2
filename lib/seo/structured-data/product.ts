import type { ProductGroupLeaf, ProductLeaf } from "schema-dts";
import type { ProductDetail } from "@/lib/contract/products";
import type { Review } from "@/lib/contract/reviews";
import { tradeEan } from "@/lib/domain/ean";
import { pictureJpeg } from "@/lib/domain/picture";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { type OfferOf, offer } from "@/lib/seo/structured-data/offer";
import { aggregateRating, reviews } from "@/lib/seo/structured-data/rating";
import {
  energyDetails,
  eprelEntry,
  type TyreMessages,
  tyreProperties,
} from "@/lib/seo/structured-data/tyre-properties";

export type ProductOf = OfferOf & {
  description: string;
  /** Name of the category, in the page's language. */
  category: string;
  messages: TyreMessages;
  reviews: readonly Review[];
};

const nameOf = ({ brand, pattern }: ProductDetail) => `${brand} ${pattern}`;

/** The pattern, of which the tyre is one size. */
function patternGroup(product: ProductDetail): ProductGroupLeaf {
  return {
    "@type": "ProductGroup",
    name: nameOf(product),
    productGroupID: `${product.brand_slug}-${product.pattern_slug}`,
    variesBy: "https://schema.org/size",
  };
}

/** Its pictures in a format that every reader knows; the drawing where there is none. */
function imagesOf({ picture, pictures, image }: ProductDetail, publicUrl: string): string | string[] {
  const shown = pictures ?? (picture ? [picture] : []);
  if (shown.length > 0) return shown.map((each) => `${publicUrl}${pictureJpeg(each)}`);
  return new URL(image.replace(/\.svg(?=$|\?)/, ".png"), publicUrl).href;
}

/**
 * A tyre with its offer. Number, certificate, ratings and reviews stand in it only where they are real.
 * Source: Google Search Central, merchant listing and product variants.
 */
export function product(of: ProductOf): ProductLeaf {
  const { product: tyre, publicUrl, language } = of;
  const { ean, mpn, label, rating } = tyre;
  const gtin13 = tradeEan(ean);
  const certification = eprelEntry(label);
  const offers = offer(of);
  const written = rating === null ? [] : reviews(of.reviews);
  return {
    "@type": "Product",
    "@id": `${publicUrl}${tyre.paths[language]}#product`,
    name: `${nameOf(tyre)} ${tyreDesignation(tyre)}`,
    url: `${publicUrl}${tyre.paths[language]}`,
    sku: String(tyre.id),
    ...(gtin13 && { gtin13 }),
    ...(mpn && { mpn }),
    brand: { "@type": "Brand", name: tyre.brand },
    image: imagesOf(tyre, publicUrl),
    description: of.description,
    category: of.category,
    size: tyre.size.text,
    additionalProperty: tyreProperties(tyre, of.messages),
    isVariantOf: patternGroup(tyre),
    ...(label && { hasEnergyConsumptionDetails: energyDetails(label) }),
    ...(certification && { hasCertification: certification }),
    ...(rating && { aggregateRating: aggregateRating(rating) }),
    ...(written.length > 0 && { review: written }),
    ...(offers && { offers }),
  };
}
