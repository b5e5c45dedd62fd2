import "server-only";
import { cache } from "react";
import { isCheckoutElsewhere } from "@/lib/api/host/call-routes";
import { ask, orFallback } from "@/lib/api/request/server";
import type { DeliveryOption, PaymentMethod } from "@/lib/contract/checkout";
import type { Country, Currency, Language, Locale } from "@/lib/domain/locale";

/** A remote back end's delivery and payment methods for an anonymous visitor. */
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
 * Delivery and payment methods for pages outside a checkout at a remote back end; read once per page.
 * @returns `null` where the shop's own price list holds
 * @throws ApiError while the back end is unavailable
 */
export async function hostCheckout({ language, currency }: Locale): Promise<HostCheckout | null> {
  return isCheckoutElsewhere() ? read(language, currency) : null;
}
