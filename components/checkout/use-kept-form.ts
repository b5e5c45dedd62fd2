"use client";

import { useCallback, useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { filledUp } from "@/components/checkout/account-form";
import type { CheckoutValues } from "@/components/checkout/form-values";
import { keepCheckout, readProfile } from "@/lib/session/guest";
import type { KeptCheckout } from "@/lib/session/guest-cookies";
import type { GuestForm, GuestPlace } from "@/lib/session/guest-form";

/** How long the shopper pauses before what is typed is kept, in milliseconds. */
const pause = 300;

function placeOf({ delivery, address }: CheckoutValues): GuestPlace | null {
  const { city, address: street, zip_code } = address;
  if (!delivery.id || !(delivery.point_id || street)) return null;
  return delivery.point_id
    ? { point_id: delivery.point_id, city: "", address: "", zip_code: "" }
    : { point_id: "", city, address: street, zip_code };
}

/** What of the form is kept. Neither the way to pay nor the agreement is. */
function keptOf(values: CheckoutValues): KeptCheckout {
  const { contact, address, is_company, company, note, delivery } = values;
  return {
    form: { contact, address, is_company, company, note },
    delivery: delivery.id ? { id: delivery.id } : null,
    place: placeOf(values),
  };
}

/**
 * Keeps the form while it is filled in: a moment after each change, and at once when the page is left. A visit that
 * finds nothing kept begins with what the guest typed last time.
 * @param fresh has the server found nothing kept?
 * @param account of somebody signed in, also of who signs in while the form is open: it fills in what is still blank
 * @returns a function that ends the keeping, for when the order has been placed
 */
export function useKeptForm(
  form: UseFormReturn<CheckoutValues>,
  fresh: boolean,
  account: GuestForm | null,
): () => void {
  const { reset, subscribe, getValues } = form;
  const ended = useRef(false);

  useEffect(() => {
    const profile = fresh ? readProfile() : null;
    if (profile) reset((values) => ({ ...values, ...profile }), { keepDirtyValues: true });
  }, [fresh, reset]);

  useEffect(() => {
    if (account) reset((values) => ({ ...values, ...filledUp(values, account) }), { keepDirtyValues: true });
  }, [account, reset]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => {
      if (timer === undefined || ended.current) return;
      clearTimeout(timer);
      timer = undefined;
      keepCheckout(keptOf(getValues()), new Date());
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keepNow, pause);
      },
    });
    addEventListener("pagehide", keepNow);
    return () => {
      keepNow();
      unsubscribe();
      removeEventListener("pagehide", keepNow);
    };
  }, [subscribe, getValues]);

  return useCallback(() => {
    ended.current = true;
  }, []);
}
