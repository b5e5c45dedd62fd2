"use client";

import { useEffect, useRef } from "react";
import useSWR from "swr";
import { readDelivery } from "@/lib/api/checkout/read-delivery";
import { browser } from "@/lib/api/transport/browser";
import { callApi } from "@/lib/api/transport/call";
import type { DeliveryOption, OrderRequest, PaymentMethod } from "@/lib/contract/checkout";
import type { NearPoint } from "@/lib/contract/pickup-points";
import { type Country, type Locale, localeTag } from "@/lib/domain/locale";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/** A list of choices: loading (`null`), loaded, or failed. */
export type Choices<T> = { options: readonly T[] | null; failed: boolean; retry: () => void };

const headersOf = ({ language, currency }: Locale) => ({ "accept-language": language, "x-currency": currency });

function useChoices<T>(key: string | null, load: () => Promise<T[]>, initial?: T[]): Choices<T> {
  const { data, error, mutate } = useSWR<T[]>(key, load, {
    fallbackData: initial,
    keepPreviousData: true,
    revalidateIfStale: initial === undefined,
  });
  return { options: data ?? null, failed: error !== undefined && !data, retry: () => void mutate() };
}

/**
 * The ways of delivery to a country, priced for the visitor's cart.
 * @param basket any text that changes when the cart does; the prices are asked for anew then
 * @param initial what the server rendered into the page
 */
export function useDeliveryOptions(country: Country, basket = "", initial?: DeliveryOption[]): Choices<DeliveryOption> {
  const locale = usePageLocale();
  const choices = useChoices(`delivery ${localeTag(locale)} ${country}`, () => readDelivery(country, locale), initial);
  const priced = useRef(basket);
  const { retry } = choices;
  useEffect(() => {
    if (priced.current === basket) return;
    priced.current = basket;
    retry();
  });
  return choices;
}

/** The ways to pay for a way of delivery, with their fees. @param delivery its id, `null` while none is chosen */
export function usePaymentMethods(
  country: Country,
  delivery: string | null,
  initial?: PaymentMethod[],
): Choices<PaymentMethod> {
  const locale = usePageLocale();
  const load = async () => {
    const query = { country, ...(delivery !== null && { delivery }) };
    return (await callApi(browser, "GET /checkout/payment-methods", { query }, headersOf(locale))).body.data;
  };
  return useChoices(`payment ${localeTag(locale)} ${country} ${delivery ?? ""}`, load, initial);
}

/**
 * Points of a method that match a town, a ZIP or a name.
 * @param method `null` while no such method is chosen
 * @param near a ZIP: the nearest to it come first; empty: in the order of their towns
 * @param initial what the server rendered into the page
 */
export function usePickupPoints(
  method: string | null,
  text: string,
  near: string,
  initial?: NearPoint[],
): Choices<NearPoint> {
  const locale = usePageLocale();
  const load = async () => {
    const query = { method: method ?? "", ...(text && { q: text }), ...(near && { near }) };
    return (await callApi(browser, "GET /checkout/pickup-points", { query }, headersOf(locale))).body.data;
  };
  return useChoices(method === null ? null : `points ${localeTag(locale)} ${method} ${near} ${text}`, load, initial);
}

/**
 * Starts the payment of an order, whichever way it is paid.
 * @param token of a guest's order, empty where there is none
 * @returns the page to pay on; `null` when there is none to go to
 * @throws ApiError, TypeError: the order stands all the same
 */
export async function startPayment(id: string, token: string, locale: Locale): Promise<string | null> {
  const input = { path: { id }, body: token ? { token } : {} };
  const { body } = await callApi(browser, "POST /checkout/{id}/payments", input, headersOf(locale));
  return body?.redirect_url ?? null;
}

/**
 * Places the order for the visitor's cart. The same key gives the same order, however often it is sent.
 * @throws ApiError, TypeError when the shop cannot be reached
 */
export async function placeOrder(request: OrderRequest, key: string, locale: Locale) {
  const input = { headers: { "idempotency-key": key }, body: request };
  return (await callApi(browser, "POST /checkout/create-order", input, headersOf(locale))).body;
}
