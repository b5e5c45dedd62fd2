import { browser } from "@/lib/api/transport/browser";
import { callApi } from "@/lib/api/transport/call";
import type { DeliveryOption } from "@/lib/contract/checkout";
import type { Country, Locale } from "@/lib/domain/locale";

/** Asks for the ways of delivery to a country, priced for the visitor's cart. @throws ApiError, TypeError */
export async function readDelivery(country: Country, { language, currency }: Locale): Promise<DeliveryOption[]> {
  const headers = { "accept-language": language, "x-currency": currency };
  return (await callApi(browser, "GET /checkout/shipping-methods", { query: { country } }, headers)).body.data;
}
