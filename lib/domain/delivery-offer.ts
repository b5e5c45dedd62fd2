import { type DeliveryMethod, deliveryMethods, deliveryPrice } from "@/lib/domain/delivery";
import type { Country, Currency } from "@/lib/domain/locale";
import { type Money, moneyOf } from "@/lib/domain/money";

/** Numbers of tyres that price lists name: one, a pair, a set. */
export const offeredQuantities = [1, 2, 4] as const;

/** A 16-inch car tyre: the prices are of the commonest size; larger ones pay a surcharge, which is named beside them. */
const common = { rim: 16, family: "car", overallDiameterMm: 632, widthMm: 205 } as const;

/**
 * What delivery to a country costs by the number of tyres, by the rules of the checkout.
 * @returns each method with its price, VAT included, for every one of `offeredQuantities`; goods below the threshold of
 *   free delivery
 */
export function deliveryOffer(country: Country, currency: Currency): { method: DeliveryMethod; prices: Money[] }[] {
  const goodsTotal = moneyOf(0, currency);
  return deliveryMethods(country).map((method) => ({
    method,
    prices: offeredQuantities.map((quantity) =>
      deliveryPrice({ methodId: method.id, currency, tyres: [{ ...common, quantity }], goodsTotal }),
    ),
  }));
}
