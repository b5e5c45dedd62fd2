"use client";

import { getCookie } from "cookies-next/client";
import { useDeliveryOptions } from "@/lib/api/checkout";
import { useUser } from "@/lib/api/user";
import { readExpiring } from "@/lib/domain/expiring";
import { guessedCountry } from "@/lib/domain/guessed-country";
import type { Country } from "@/lib/domain/locale";
import { usePageLocale } from "@/lib/preferences/use-page-locale";
import { userFormCookie } from "@/lib/session/guest-cookies";
import { parseGuestForm } from "@/lib/session/guest-form";

/** The country that the shopper has typed into the checkout; `null` while there is none. */
function typedCountry(): Country | null {
  const text = getCookie(userFormCookie);
  return parseGuestForm(readExpiring(typeof text === "string" ? text : undefined, new Date()))?.address.country ?? null;
}

/** Loads the delivery options for the user's country. The checkout itself shows the same ones, so nothing is asked twice. */
export function DeliveryOptionsLoader() {
  const locale = usePageLocale();
  const { user } = useUser();
  useDeliveryOptions(typedCountry() ?? (user.country || guessedCountry(locale)));
  return null;
}
