import { lineTotal, type StoredCartLine } from "@/lib/backend/cart/cart-rows";
import { type DeliveryMethod, deliveryMethods, deliveryPrice } from "@/lib/domain/delivery";
import { deliveryEstimate } from "@/lib/domain/delivery-estimate";
import type { Country, Currency } from "@/lib/domain/locale";
import { type Money, sumMoney } from "@/lib/domain/money";
import type { ParcelTyre } from "@/lib/domain/parcel";
import { overallDiameterMm } from "@/lib/domain/tyre-geometry";
import { vatIncluded, vatRate } from "@/lib/domain/vat";

/** The lines of a parcel, for the carrier's limits. */
function parcelTyres(lines: readonly StoredCartLine[]): ParcelTyre[] {
  return lines.map((line) => {
    const size = { ...line, rim: line.rimTenths / 10 };
    return {
      quantity: line.quantity,
      rim: size.rim,
      family: line.family,
      widthMm: line.width,
      overallDiameterMm: overallDiameterMm(size),
    };
  });
}

/** The goods of a cart, VAT included. */
export function goodsTotal(lines: readonly StoredCartLine[], currency: Currency): Money {
  return sumMoney(
    lines.map((line) => lineTotal(line, currency)),
    currency,
  );
}

export type PricedDelivery = { method: DeliveryMethod; price: Money; estimate: { from: string; to: string } };

/** The ways to deliver a cart to a country with prices and days; of an empty cart those of one tyre in stock. */
export function pricedDeliveries(
  lines: readonly StoredCartLine[],
  country: Country,
  currency: Currency,
  now: Date,
): PricedDelivery[] {
  const tyres = parcelTyres(lines);
  const goods = goodsTotal(lines, currency);
  const dispatchDays = Math.max(0, ...lines.map((line) => line.dispatchDays));
  return deliveryMethods(country, tyres).map((method) => ({
    method,
    price: deliveryPrice({ methodId: method.id, currency, tyres, goodsTotal: goods }),
    estimate: deliveryEstimate({ methodId: method.id, dispatchDays, now }),
  }));
}

/** The sums of an order. VAT is that of the country of delivery, split once from the total. */
export function orderSums(goods: Money, delivery: Money, payment: Money, country: Country) {
  const total = sumMoney([goods, delivery, payment], goods.currency);
  const rate = vatRate(country);
  return { total, vatRate: rate, vatAmount: vatIncluded(total, rate).vat };
}
