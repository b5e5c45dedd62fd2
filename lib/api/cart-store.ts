"use client";

import { useMemo } from "react";
import { useSWRConfig } from "swr";
import { browser } from "@/lib/api/carriers/browser";
import { type CartChange, type CartState, receiveCart } from "@/lib/api/cart-state";
import { callApi } from "@/lib/api/client";
import { localeTag } from "@/lib/domain/locale";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/** How many parts of the page show the cart's details now; a plain count, since loading asks for it outside of React. */
let detailViews = 0;

/** Notes that a part of the page shows details, until the returned function is called. */
export function watchDetail(): () => void {
  detailViews += 1;
  return () => {
    detailViews -= 1;
  };
}

/** The cart as it is kept in the browser: what the server said, and the changes it has not answered yet. */
export function useCartStore() {
  const { cache, mutate } = useSWRConfig();
  const { language, currency } = usePageLocale();
  return useMemo(() => {
    const key = `cart ${localeTag({ language, currency })}`;
    const changesKey = `${key} changes`;
    const headers = { "accept-language": language, "x-currency": currency };
    const state = (): CartState | undefined => cache.get(key)?.data;
    return {
      line: cache as object,
      key,
      changesKey,
      headers,
      currency,
      state,
      changes: (): CartChange[] => cache.get(changesKey)?.data ?? [],
      setState: (next: CartState) => void mutate(key, next, { revalidate: false }),
      setChanges: (next: CartChange[]) => void mutate(changesKey, next, { revalidate: false }),
      /** Asks the server for the cart, details included where they are shown. @throws ApiError */
      read: async (): Promise<CartState> => {
        const { body } = detailViews
          ? await callApi(browser, "GET /cart/detailed", {}, headers)
          : await callApi(browser, "GET /cart", {}, headers);
        return receiveCart(state(), body);
      },
      /** Has the cart asked for anew, after whatever is on its way. */
      refresh: () => mutate(key),
    };
  }, [cache, mutate, language, currency]);
}

export type CartStore = ReturnType<typeof useCartStore>;
