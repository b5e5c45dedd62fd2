import type { OfferShippingDetailsLeaf, QuantitativeValueLeaf } from "schema-dts";
import type { ProductDetail } from "@/lib/contract/products";
import { type DeliveryMethod, deliveryMethods, deliveryPrice } from "@/lib/domain/delivery";
import { dispatchDate } from "@/lib/domain/delivery-estimate";
import { countries } from "@/lib/domain/locale";
import { decimal } from "@/lib/seo/structured-data/decimal";

type Sent = Pick<ProductDetail, "price" | "size" | "family" | "overall_diameter_mm" | "dispatch_date">;

const dayLength = 86_400_000;

const days = (minValue: number, maxValue: number): QuantitativeValueLeaf => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

/** Days of the calendar until the tyre leaves, counted from the day on which an order of this moment could leave. */
function handlingDays({ dispatch_date: leaves }: Sent, now: Date): number {
  const soonest = Date.parse(dispatchDate({ dispatchDays: 0, now }));
  return Math.max(0, Math.round((Date.parse(leaves) - soonest) / dayLength));
}

/**
 * What one tyre costs to deliver to each country, and how long it takes, by the checkout's own rules. Collection at the
 * shop is no shipping. An order after the day's cut-off leaves a day later, hence the one day between least and most.
 */
export function shippingDetails(product: Sent, now: Date): OfferShippingDetailsLeaf[] {
  const { price, size, family } = product;
  const overallDiameterMm = product.overall_diameter_mm;
  const tyre = { quantity: 1, rim: size.rim, family, widthMm: size.width, overallDiameterMm };
  const handling = handlingDays(product, now);
  const detailsOf = ({ id, country, transitDays }: DeliveryMethod): OfferShippingDetailsLeaf => {
    const rate = deliveryPrice({ methodId: id, currency: price.currency, tyres: [tyre], goodsTotal: price });
    return {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: decimal(rate), currency: rate.currency },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        handlingTime: days(handling, handling + 1),
        transitTime: days(...transitDays),
      },
    };
  };
  return countries.flatMap((country) =>
    deliveryMethods(country, [tyre])
      .filter(({ type }) => type !== "pickup")
      .map(detailsOf),
  );
}
