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
import { type GuestForm, parseGuestForm } from "@/lib/session/guest-form";

/** Key in local storage of what a guest typed last time. */
const profileKey = "guest-profile";

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

/** Remembers a guest for the next visit: contact, address and company. Note and other address belong to one order. */
export function saveProfile({ contact, address, is_company, company }: GuestForm): void {
  try {
    localStorage.setItem(profileKey, JSON.stringify({ contact, address, is_company, company }));
  } catch (error) {
    console.warn("The guest is not remembered, storage is closed or full:", error);
  }
}

/** What a guest typed last time; `null` for a first visit. */
export function readProfile(): GuestForm | null {
  try {
    return parseGuestForm(JSON.parse(localStorage.getItem(profileKey) ?? "null"));
  } catch (error) {
    console.warn("The guest is not remembered, storage is closed or damaged:", error);
    return null;
  }
}
