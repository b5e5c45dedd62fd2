"use client";

import type { TrackedOrder } from "@/lib/api/order/form-state";
import { browser } from "@/lib/api/transport/browser";
import { callApi } from "@/lib/api/transport/call";
import type { ReplyOf } from "@/lib/contract/contract";
import type { Locale } from "@/lib/domain/locale";

const headersOf = ({ language, currency }: Locale) => ({ "accept-language": language, "x-currency": currency });

export type RepeatedOrder = NonNullable<ReplyOf<"POST /orders/{number}/repeat">["body"]>;

/** Puts the tyres of an own order into the cart. @returns undefined where it is not told of which there were enough
 * @throws ApiError, TypeError */
export async function repeatOrder(number: string, locale: Locale): Promise<RepeatedOrder | undefined> {
  return (await callApi(browser, "POST /orders/{number}/repeat", { path: { number } }, headersOf(locale))).body;
}

/** The state of an order, given its number and e-mail. @throws ApiError `not_found`, `too_many`; TypeError */
export async function trackOrder(number: string, email: string, locale: Locale): Promise<TrackedOrder> {
  return (await callApi(browser, "POST /orders/track", { body: { number, email } }, headersOf(locale))).body;
}
