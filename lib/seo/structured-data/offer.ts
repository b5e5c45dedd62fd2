import type { OfferLeaf, UnitPriceSpecificationLeaf } from "schema-dts";
import type { ProductDetail } from "@/lib/contract/products";
import type { Language } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";
import { decimal } from "@/lib/seo/structured-data/decimal";
import { returnPolicy } from "@/lib/seo/structured-data/return-policy";
import { shippingDetails } from "@/lib/seo/structured-data/shipping";

export type OfferOf = {
  product: ProductDetail;
  seller: string;
  publicUrl: string;
  language: Language;
  now: Date /** Is it delivered by the shop's own price list? */;
  shipping?: boolean;
};

/** For how many days crawlers may trust a price: they come back sooner, and an old price is worse than none. */
const trustedDays = 7;

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

const unitPrice = (money: Money): UnitPriceSpecificationLeaf => ({
  "@type": "UnitPriceSpecification",
  price: decimal(money),
  priceCurrency: money.currency,
  valueAddedTaxIncluded: true,
});

/** The price now, and the struck one, which is the lowest of the 30 days before the reduction. Source: Google, sale pricing. */
function prices({ price, price_before: before }: ProductDetail): UnitPriceSpecificationLeaf[] {
  const struck = before && { ...unitPrice(before), priceType: "https://schema.org/StrikethroughPrice" as const };
  return struck ? [unitPrice(price), struck] : [];
}

/**
 * The shop's offer of one tyre; `null` when it has no price, since an offer for nothing is none.
 * @param now the moment from which delivery is reckoned
 */
export function offer({ product, seller, publicUrl, language, now, shipping = true }: OfferOf): OfferLeaf | null {
  const { price, stock, paths } = product;
  if (price.amount <= 0) return null;
  const specification = prices(product);
  return {
    "@type": "Offer",
    url: `${publicUrl}${paths[language]}`,
    price: decimal(price),
    priceCurrency: price.currency,
    ...(specification.length > 0 && { priceSpecification: specification }),
    priceValidUntil: day(now.getTime() + trustedDays * 86_400_000),
    availability: stock > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: seller, url: publicUrl },
    ...(shipping && { shippingDetails: shippingDetails(product, now) }),
    hasMerchantReturnPolicy: returnPolicy(publicUrl, language),
  };
}
