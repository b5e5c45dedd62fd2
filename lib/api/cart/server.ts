import "server-only";
import { askFor } from "@/lib/api/request/server";
import type { DetailedCart } from "@/lib/contract/cart";
import type { DeliveryOption, PaymentMethod } from "@/lib/contract/checkout";
import type { NearPoint } from "@/lib/contract/pickup-points";
import type { Country, Locale } from "@/lib/domain/locale";
import { currentCookieHeader } from "@/lib/session/cookie-header";
import { log } from "@/lib/telemetry/log";

/** A read that may fail: the failure is logged, and the page shows a notice instead. */
async function orNull<T>(what: string, read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    log().error({ error }, `${what} could not be read for a page.`);
    return null;
  }
}

/** The visitor's cart; `null` when it could not be read. */
export async function currentCart(locale: Locale): Promise<DetailedCart | null> {
  const read = askFor(await currentCookieHeader(), "GET /cart/detailed", {}, locale);
  return orNull(
    "The cart",
    read.then(({ body }) => body),
  );
}

/** The ways of delivery for the visitor's cart; `null` when they could not be read. */
export async function currentDeliveryMethods(country: Country, locale: Locale): Promise<DeliveryOption[] | null> {
  const read = askFor(await currentCookieHeader(), "GET /checkout/shipping-methods", { query: { country } }, locale);
  return orNull(
    "Delivery",
    read.then(({ body }) => body.data),
  );
}

/** The points of a way of delivery; `null` when they could not be read. @param near a ZIP: the nearest to it come first */
export async function currentPickupPoints(method: string, near: string, locale: Locale): Promise<NearPoint[] | null> {
  const query = { method, ...(near && { near }) };
  const read = askFor(await currentCookieHeader(), "GET /checkout/pickup-points", { query }, locale);
  return orNull(
    "The pick-up points",
    read.then(({ body }) => body.data),
  );
}

/** The ways to pay for the visitor's cart; `null` when they could not be read. */
export async function currentPaymentMethods(
  country: Country,
  delivery: string | null,
  locale: Locale,
): Promise<PaymentMethod[] | null> {
  const query = { country, ...(delivery !== null && { delivery }) };
  const read = askFor(await currentCookieHeader(), "GET /checkout/payment-methods", { query }, locale);
  return orNull(
    "Payment",
    read.then(({ body }) => body.data),
  );
}
