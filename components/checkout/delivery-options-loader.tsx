"use client";

import { getCookie } from "cookies-next/client";
import { useEffect, useState } from "react";
import { useUser } from "@/lib/api/account/browser";
import { useDeliveryOptions } from "@/lib/api/checkout/browser";
import { suggestedCountry } from "@/lib/api/geo/browser";
import { readExpiring } from "@/lib/domain/expiring";
import { guessedCountry } from "@/lib/domain/guessed-country";
import type { Country } from "@/lib/domain/locale";
import { usePageLocale } from "@/lib/preferences/use-page-locale";
import { userFormCookie } from "@/lib/session/guest-cookies";
import { destinationOf, parseGuestForm } from "@/lib/session/guest-form";

/** The country chosen in the checkout; `null` for none. */
function typedCountry(): Country | null {
  const text = getCookie(userFormCookie);
  const form = parseGuestForm(readExpiring(typeof text === "string" ? text : undefined, new Date()));
  return form && destinationOf(form);
}

function Options({ country }: { country: Country }) {
  useDeliveryOptions(country);
  return null;
}

/**
 * Loads the delivery options for the user's country: the one chosen, else the account's, else the one detected. The checkout
 * shares the same request.
 */
export function DeliveryOptionsLoader() {
  const locale = usePageLocale();
  const { user } = useUser();
  const known = typedCountry() ?? (user.country || null);
  const [place, setPlace] = useState<Country | null>(null);
  const guess = guessedCountry(locale);
  useEffect(() => {
    if (known !== null) return;
    let gone = false;
    suggestedCountry()
      .catch((error: unknown) => {
        console.warn("The visitor's country is not known:", error);
        return null;
      })
      .then((country) => {
        if (!gone) setPlace(country ?? guess);
      });
    return () => {
      gone = true;
    };
  }, [known, guess]);
  const country = known ?? place;
  return country ? <Options country={country} /> : null;
}
