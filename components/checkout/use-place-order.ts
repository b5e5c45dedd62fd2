"use client";

import { useRef, useState } from "react";
import {
  attemptFor,
  forgetAttempt,
  forgetAttempts,
  type OrderAttempt,
  unansweredAttempts,
} from "@/components/checkout/order-attempt";
import { usePageRouter } from "@/components/ui/use-page-router";
import { useCartActions } from "@/lib/api/cart/change-cart";
import { placeOrder, startPayment } from "@/lib/api/checkout/browser";
import { type Failure, failureOf } from "@/lib/api/request/failure";
import type { OrderRequest } from "@/lib/contract/checkout";
import { paymentKind } from "@/lib/domain/payment-methods";
import { usePageLocale } from "@/lib/preferences/use-page-locale";
import { pathOf } from "@/lib/seo/paths";
import { forgetCheckout } from "@/lib/session/guest";

/** Answers after which the same order may still have been placed, or may be placed by trying again. */
const open = new Set<Failure["code"]>(["network", "unavailable", "internal", "too_many"]);

/**
 * Places the order once: a second press while it is being sent does nothing, a retry has the same key, and with an empty cart
 * it first checks whether an unanswered attempt has emptied it.
 * @param onPlaced called before the page is left
 */
export function usePlaceOrder(onPlaced: () => void) {
  const router = usePageRouter();
  const locale = usePageLocale();
  const cart = useCartActions();
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  /** @returns whether there is a payment page. The order is placed: its page reports a payment that cannot be started. */
  async function paymentPage(id: string, token: string, way: string | number): Promise<boolean> {
    if (!id) return false;
    try {
      return (await startPayment(id, token, locale)) !== null;
    } catch (error) {
      console.warn("The payment could not be started yet:", error);
      return paymentKind(way) === "online"; // the order page continues to the payment
    }
  }

  /** @returns what went wrong, `null` when the order is placed and its page is on the way */
  async function send(attempt: OrderAttempt): Promise<Failure | null> {
    try {
      const { id, token } = await placeOrder(attempt.request, attempt.key, locale);
      forgetAttempts();
      forgetCheckout();
      onPlaced();
      cart.ordered();
      const next = await paymentPage(id, token, attempt.request.payment.id);
      const query = new URLSearchParams({
        ...(id && { order: id }),
        ...(token && { token }),
        ...(next && { pay: "next" }),
      });
      router.push(`${pathOf("orderCreated", locale.language)}?${query}`);
      return null;
    } catch (error) {
      const failure = failureOf(error);
      if (!open.has(failure.code)) forgetAttempt(attempt);
      return failure;
    }
  }

  /** Sends unanswered attempts again, to find out whether one of them was placed. */
  async function sendUnanswered(failure: Failure): Promise<Failure | null> {
    let last = failure;
    for (const attempt of unansweredAttempts()) {
      const answer = await send(attempt);
      if (answer === null) return null;
      if (open.has(answer.code)) last = answer;
    }
    return last;
  }

  async function once(work: () => Promise<Failure | null>): Promise<Failure | null> {
    if (busy.current) return null;
    busy.current = true;
    setSending(true);
    const failure = await work();
    // Placed: the button stays busy until the next page loads.
    if (failure === null) return null;
    busy.current = false;
    setSending(false);
    return failure;
  }

  return {
    sending,
    /** @param basket the cart the order is for, as text */
    place: (request: OrderRequest, basket: string) =>
      once(async () => {
        const failure = await send(attemptFor(request, basket));
        if (failure === null || open.has(failure.code)) return failure;
        await cart.refresh();
        return failure.code === "cart_empty" ? sendUnanswered(failure) : failure;
      }),
    /** Asks for the answer to an order that was sent before a reload. */
    resume: () => once(() => sendUnanswered({ code: "cart_empty", detail: null, problem: null })),
  };
}
