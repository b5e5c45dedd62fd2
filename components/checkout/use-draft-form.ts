"use client";

import { useCallback, useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { filledUp } from "@/components/checkout/account-form";
import { draftOf } from "@/components/checkout/draft-values";
import type { CheckoutValues } from "@/components/checkout/form-values";
import { readProfile } from "@/components/checkout/guest-profile";
import { keepCheckout } from "@/lib/session/guest";
import type { GuestForm } from "@/lib/session/guest-form";

/** Pause in typing before the draft is saved, ms. */
const pause = 300;

/**
 * Saves the form as a draft: shortly after each change, and at once when a field or the page is left. A visit without a draft
 * starts with what the guest typed last time.
 * @param fresh the server found no draft
 * @param account of the signed-in user, also after signing in while the form is open: fills blank fields
 * @returns a function that stops saving, for after the order
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
    // A cookie written at "pagehide" is too late for the next request; following a link leaves the field first.
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
