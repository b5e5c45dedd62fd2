import "server-only";
import { randomUUID } from "node:crypto";
import { cookies, headers } from "next/headers";
import { currentDeliveryMethods, currentPaymentMethods } from "@/lib/api/cart/server";
import { isCheckoutElsewhere } from "@/lib/api/host/call-routes";
import { type Failure, problemFailure } from "@/lib/api/request/failure";
import { formCall } from "@/lib/api/request/form";
import { isOffered } from "@/lib/api/request/offered";
import { checkoutCalls, type OrderRequest } from "@/lib/contract/checkout";
import { orderSummary } from "@/lib/contract/order";
import { expiringMaxAgeSeconds } from "@/lib/domain/expiring";
import type { Country, Currency, Locale } from "@/lib/domain/locale";
import { paymentKind } from "@/lib/domain/payment-methods";
import { currencyCookie, preferenceCookie } from "@/lib/preferences/cookies";
import { markBegun } from "@/lib/runtime/page-answer";
import {
  type CheckoutDraft,
  deliveryAddressCookie,
  deliveryCookie,
  deliveryText,
  formText,
  userFormCookie,
} from "@/lib/session/guest-cookies";

const paymentStarted = checkoutCalls["POST /checkout/{id}/payments"].replies[201];

/** What is offered for a country and a delivery method; `points`: can pickup points be listed? */
export async function offeredWays(country: Country, delivery: string, locale: Locale) {
  markBegun();
  const [ways, payment, points] = await Promise.all([
    currentDeliveryMethods(country, locale),
    currentPaymentMethods(country, delivery || null, locale),
    isCheckoutElsewhere() ? isOffered("GET /checkout/pickup-points") : true,
  ]);
  return { delivery: ways, payment, points };
}

async function keep(values: Record<string, string | null>): Promise<void> {
  const jar = await cookies();
  const secure = (await headers()).get("x-forwarded-proto") === "https";
  for (const [name, text] of Object.entries(values)) {
    if (text === null) jar.delete(name);
    else jar.set(name, text, { path: "/", sameSite: "lax", secure, maxAge: expiringMaxAgeSeconds });
  }
}

/** Saves the draft of a form sent without scripts in the same cookies that scripts use. */
export async function keepSentCheckout({ form, delivery, place }: CheckoutDraft): Promise<void> {
  const now = new Date();
  await keep({
    [userFormCookie]: form && formText(form, now),
    [deliveryCookie]: delivery && deliveryText(delivery, now),
    [deliveryAddressCookie]: place && deliveryText(place, now),
  });
}

/** Deletes a guest's checkout draft. */
export async function forgetSentCheckout(): Promise<void> {
  await keep({ [userFormCookie]: null, [deliveryCookie]: null, [deliveryAddressCookie]: null });
}

/** Stores the currency that the shopper wants to pay in. */
export async function paidIn(currency: Currency): Promise<void> {
  (await cookies()).set(currencyCookie, currency, preferenceCookie);
}

type Placed = { ok: true; query: URLSearchParams } | { ok: false; failure: Failure };

/**
 * Places the order of a form and starts its payment. The same key gives the same order, however often the form is sent.
 * @returns what the address of the order's page says of it, or why there is none
 */
export async function orderByForm(request: OrderRequest, key: string, locale: Locale): Promise<Placed> {
  const header = { "idempotency-key": key.length >= 8 ? key : randomUUID() };
  const answer = await formCall("POST /checkout/create-order", request, locale, header);
  if (!answer.ok) return { ok: false, failure: problemFailure(answer.problem) };
  await forgetSentCheckout();
  const { id, token } = orderSummary.parse(answer.body);
  const pay = id !== "" && (await hasPaymentPage(id, token, paymentKind(request.payment.id) === "online", locale));
  return {
    ok: true,
    query: new URLSearchParams({ ...(id && { order: id }), ...(token && { token }), ...(pay && { pay: "next" }) }),
  };
}

/** Is there a page to pay on? The order stands by now: one by card leads to the payment by itself, whatever was answered. */
async function hasPaymentPage(id: string, token: string, online: boolean, locale: Locale): Promise<boolean> {
  const answer = await formCall("POST /checkout/{id}/payments", token ? { token } : {}, locale, {}, { path: { id } });
  if (!answer.ok) return online;
  const started = paymentStarted.safeParse(answer.body);
  return started.success && started.data.redirect_url !== undefined;
}
