"use client";

import { useCallback, useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { filledUp } from "@/components/checkout/account-form";
import { draftOf } from "@/components/checkout/draft-values";
import type { CheckoutValues } from "@/components/checkout/form-values";
import { keepCheckout, readProfile } from "@/lib/session/guest";
import type { GuestForm } from "@/lib/session/guest-form";

/** How long the shopper pauses before what is typed is kept, in milliseconds. */
const pause = 300;

/**
 * Keeps the form while it is filled in: a moment after each change, and at once when a field or the page is left. A visit that
 * finds nothing kept begins with what the guest typed last time.
 * @param fresh has the server found nothing kept?
 * @param account of somebody signed in, also of who signs in while the form is open: it fills in what is still blank
 * @returns a function that ends the keeping, for when the order has been placed
 */
export function useDraftForm(
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
      keepCheckout(draftOf(getValues()), new Date());
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keepNow, pause);
      },
    });
    addEventListener("pagehide", keepNow);
    // A cookie written at "pagehide" comes too late for the very request that leads away: whoever follows a link has left the field.
    addEventListener("focusout", keepNow);
    return () => {
      keepNow();
      unsubscribe();
      removeEventListener("pagehide", keepNow);
      removeEventListener("focusout", keepNow);
    };
  }, [subscribe, getValues]);

  return useCallback(() => {
    ended.current = true;
  }, []);
}
