"use client";

import { deleteCookie, setCookie } from "cookies-next/client";
import { expiringMaxAgeSeconds } from "@/lib/domain/expiring";
import {
  type CheckoutDraft,
  deliveryAddressCookie,
  deliveryCookie,
  deliveryText,
  formText,
  userFormCookie,
} from "@/lib/session/guest-cookies";

function keep(name: string, value: string | null): void {
  const options = { path: "/", sameSite: "lax", secure: location.protocol === "https:" } as const;
  if (value === null) deleteCookie(name, options);
  else setCookie(name, value, { ...options, maxAge: expiringMaxAgeSeconds });
}

/** Stores what has been typed and chosen; each call restarts the expiry of the three cookies. */
export function keepCheckout({ form, delivery, place }: CheckoutDraft, now: Date): void {
  keep(userFormCookie, form && formText(form, now));
  keep(deliveryCookie, delivery && deliveryText(delivery, now));
  keep(deliveryAddressCookie, place && deliveryText(place, now));
}

/** Forgets the three cookies, as an order has been placed. */
export function forgetCheckout(): void {
  for (const name of [userFormCookie, deliveryCookie, deliveryAddressCookie]) keep(name, null);
}
