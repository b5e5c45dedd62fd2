import { tyreSizeOf } from "@/lib/backend/catalogue/present-product";
import type { FeedRow } from "@/lib/backend/feeds/feed-rows";
import { readConfig } from "@/lib/config";
import { type DeliveryMethod, deliveryMethods, deliveryPrice } from "@/lib/domain/delivery";
import type { Country } from "@/lib/domain/locale";
import { addMoney, type Money } from "@/lib/domain/money";
import { paymentKind, paymentMethods } from "@/lib/domain/payment-methods";
import { overallDiameterMm } from "@/lib/domain/tyre-geometry";

export type OfferDelivery = {
  method: DeliveryMethod;
  /** Paid in advance. */
  price: Money;
  /** With the fee of cash on delivery; `null` where nobody collects cash. */
  priceCod: Money | null;
};

/**
 * What one tyre costs to deliver, by the checkout's own rules: the ways to the customer, without collection at the shop,
 * which comparers know from the shop's own address.
 */
export function offerDeliveries(row: FeedRow, goods: Money, country: Country): OfferDelivery[] {
  const size = tyreSizeOf(row);
  const tyre = {
    quantity: 1,
    rim: size.rim,
    family: row.family,
    widthMm: row.width,
    overallDiameterMm: overallDiameterMm(size),
  };
  const { currency } = goods;
  const situation = { currency, country, online: [], goods, cashLimits: readConfig().cashLimits };
  return deliveryMethods(country, [tyre])
    .filter(({ type }) => type !== "pickup")
    .map((method) => {
      const price = deliveryPrice({ methodId: method.id, currency, tyres: [tyre], goodsTotal: goods });
      const cash = paymentMethods({ ...situation, delivery: method.type }).find(
        ({ id }) => paymentKind(id) === "on_delivery",
      );
      return { method, price, priceCod: cash ? addMoney(price, cash.price) : null };
    });
}
