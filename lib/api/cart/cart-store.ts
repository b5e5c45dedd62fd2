"use client";

import { useMemo } from "react";
import { loadRules } from "@/lib/api/cart/cart-rules";
import type { CartChange, CartState } from "@/lib/api/cart/cart-state";
import { inLine } from "@/lib/api/cart/change-queue";
import { useQueryStore } from "@/lib/api/request/query-store";
import { browser } from "@/lib/api/transport/browser";
import { callApi } from "@/lib/api/transport/call";
import type { DetailedCart, SmallCart } from "@/lib/contract/cart";
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

/** What the rules of the cart (`receiveCart`) make of an answer; an empty cart needs none of them, nor their script. */
async function received(state: () => CartState | undefined, reply: SmallCart | DetailedCart): Promise<CartState> {
  if (reply.items.length > 0 || state()?.cart.items.length) {
    const { receiveCart } = await loadRules();
    return receiveCart(state(), reply);
  }
  const { id, version, total } = reply;
  const vatRate = "vat" in reply ? (reply.vat?.rate ?? null) : (state()?.vatRate ?? null);
  return { id, version, currency: total.currency, cart: { items: [], order: [] }, vatRate };
}

/** The cart stored in the browser: the server's last answer, and the changes not answered yet. */
export function useCartStore() {
  const store = useQueryStore();
  const { language, currency } = usePageLocale();
  return useMemo(() => {
    const key = `cart ${localeTag({ language, currency })}`;
    const changesKey = `${key} changes`;
    const headers = { "accept-language": language, "x-currency": currency };
    const state = () => store.get<CartState>(key);
    /** Asks the server for the cart, details included where they are shown. @throws ApiError */
    const read = async (): Promise<CartState> => {
      const { body } = detailViews
        ? await callApi(browser, "GET /cart/detailed", {}, headers)
        : await callApi(browser, "GET /cart", {}, headers);
      return received(state, body);
    };
    /** The same, queued behind the changes, so that an answer is never older than one of them. */
    const load = () => inLine(store, read);
    return {
      line: store as object,
      key,
      changesKey,
      headers,
      currency,
      state,
      changes: (): CartChange[] => store.get<CartChange[]>(changesKey) ?? [],
      setState: (next: CartState) => store.set(key, next),
      setChanges: (next: CartChange[]) => store.set(changesKey, next),
      read,
      load,
      /** Reloads the cart after pending changes. */
      refresh: () => store.load(key, load),
    };
  }, [store, language, currency]);
}

export type CartStore = ReturnType<typeof useCartStore>;
