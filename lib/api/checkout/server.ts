import "server-only";
import { cache } from "react";
import { isCheckoutElsewhere } from "@/lib/api/host/call-routes";
import { ask, orFallback } from "@/lib/api/request/server";
import type { DeliveryOption, PaymentMethod } from "@/lib/contract/checkout";
import type { Country, Currency, Language, Locale } from "@/lib/domain/locale";

/** What a back end elsewhere says of delivery and payment to somebody of whom nothing is known. */
export type HostCheckout = { delivery: Record<Country, DeliveryOption[]>; payment: PaymentMethod[] };

const read = cache(async (language: Language, currency: Currency): Promise<HostCheckout> => {
  const locale = { language, currency };
  const ways = (country: Country) =>
    orFallback(
      ask("GET /checkout/shipping-methods", { query: { country } }, locale).then(({ body }) => body.data),
      [],
    );
  const payments = orFallback(
    ask("GET /checkout/payment-methods", {}, locale).then(({ body }) => body.data),
    [],
  );
  const [CZ, SK, payment] = await Promise.all([ways("CZ"), ways("SK"), payments]);
  return { delivery: { CZ, SK }, payment };
});

/**
 * What may be said of delivery and payment outside the checkout where that is at a back end elsewhere; asked once for a page.
 * @returns `null` where the shop's own price list holds
 * @throws ApiError while the back end is unavailable
 */
export async function hostCheckout({ language, currency }: Locale): Promise<HostCheckout | null> {
  return isCheckoutElsewhere() ? read(language, currency) : null;
}
