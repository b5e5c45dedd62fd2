import { isCheckoutElsewhere } from "@/lib/api/host/call-routes";
import type { Product } from "@/lib/contract/products";
import { deliveryMethods, deliveryPrice } from "@/lib/domain/delivery";
import { guessedCountry } from "@/lib/domain/guessed-country";
import type { Country, Language } from "@/lib/domain/locale";
import { type Money, multiplyMoney } from "@/lib/domain/money";
import { overallDiameterMm } from "@/lib/domain/tyre-geometry";
import { addWorkingDays } from "@/lib/domain/working-days";
import { onDays } from "@/lib/i18n/day";

type Sent = Pick<Product, "size" | "family" | "price" | "dispatch_date">;

/** The default delivery method: courier to the door, or the first method that takes a tyre of that size. */
function usualMethod({ size, family }: Sent, country: Country) {
  const tyre = {
    quantity: 1,
    rim: size.rim,
    family,
    overallDiameterMm: overallDiameterMm(size),
    widthMm: size.width,
  };
  const methods = deliveryMethods(country, [tyre]);
  return { tyre, method: methods.find(({ type }) => type === "courier") ?? methods[0] };
}

/** First and last day of arrival, `YYYY-MM-DD`: the day of dispatch and the courier's working days in the country. */
export function arrivalDays(product: Sent, country: Country): { from: string; to: string } {
  const [least, most] = usualMethod(product, country).method?.transitDays ?? [0, 0];
  const day = (count: number) => addWorkingDays(product.dispatch_date, count, country);
  return { from: day(least), to: day(most) };
}

/**
 * When a tyre arrives, in words: `v pondělí 23. 11.`; where the courier may need longer, `24.–25. 11.`; `null` when a remote
 * back end delivers, whose days are known only in the checkout.
 */
export function arrivalText(product: Sent, language: Language, style: "short" | "long" = "short"): string | null {
  if (isCheckoutElsewhere()) return null;
  return onDays(arrivalDays(product, guessedCountry({ language, currency: product.price.currency })), language, style);
}

/** What delivering `quantity` pieces by the usual way costs; zero when it is free, `null` when a remote back end decides. */
export function deliveryCost(product: Sent, quantity: number, country: Country): Money | null {
  if (isCheckoutElsewhere()) return null;
  const { tyre, method } = usualMethod(product, country);
  return deliveryPrice({
    methodId: method?.id ?? `courier_${country.toLowerCase()}`,
    currency: product.price.currency,
    tyres: [{ ...tyre, quantity }],
    goodsTotal: multiplyMoney(product.price, quantity),
  });
}
