"use client";

import { useCallback, useEffect, useState } from "react";
import { type CartRules, loadRules } from "@/lib/api/cart/cart-rules";
import type { CartChange, CartState } from "@/lib/api/cart/cart-state";
import { useCartStore } from "@/lib/api/cart/cart-store";
import { useOtherTabs } from "@/lib/api/cart/cart-tabs";
import { useQuery } from "@/lib/api/request/query-store";
import type { ProductId } from "@/lib/domain/cart";
import type { Language } from "@/lib/domain/locale";

/** The rules of the cart, fetched once there is something in it: most visitors of a page have an empty one. */
function useRules(wanted: boolean): { rules: CartRules | null; failed: boolean; again: () => void } {
  const [rules, setRules] = useState<CartRules | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || failed) return;
    loadRules().then(setRules, (error: unknown) => {
      console.warn("The number of tyres in the cart cannot be shown:", error);
      setFailed(true);
    });
  }, [wanted, failed]);
  return { rules, failed, again: useCallback(() => setFailed(false), []) };
}

/**
 * The small cart, loaded once and kept across all navigations and layouts; read again when another tab says that it has changed
 * it, and when the browser shows a page again that it had put aside. `count`: tyres in it, `null` until it is loaded; a failed load counts as an empty cart, with `failed` set.
 */
export function useSmallCart(): { count: number | null; failed: boolean; retry: () => void } {
  const store = useCartStore();
  const { data, error } = useQuery<CartState>(store.key, store.load, true);
  const { data: changes = [] } = useQuery<CartChange[]>(store.changesKey, null);
  const filled = data !== undefined && (data.cart.items.length > 0 || changes.length > 0);
  const { rules, failed, again } = useRules(filled);
  const retry = useCallback(() => {
    again();
    void store.refresh();
  }, [store, again]);
  useOtherTabs(retry);
  if (!data) return { count: error === undefined ? null : 0, failed: error !== undefined, retry };
  const count = filled ? (rules?.viewOf(data, changes).count ?? (failed ? 0 : null)) : 0;
  return { count, failed: filled && failed, retry };
}

/**
 * What is in the cart as far as the page knows, for whoever has just put something into it; `null` while nothing is there or
 * known. Loads nothing.
 */
export function useCartTotal(language: Language): { count: number; total: string } | null {
  const store = useCartStore();
  const { data } = useQuery<CartState>(store.key, null);
  const { data: changes = [] } = useQuery<CartChange[]>(store.changesKey, null);
  const { rules } = useRules(data !== undefined);
  return data && rules ? rules.sumOf(data, changes, language) : null;
}

/** How many pieces of a tyre the cart held when the shop last told it; 0 while nothing is known. Loads nothing. */
export function usePiecesInCart(productId: ProductId): number {
  const store = useCartStore();
  const { data } = useQuery<CartState>(store.key, null);
  const line = data?.cart.items.find((item) => item.product_id === productId);
  return line && !line.isDeleted ? line.quantity : 0;
}
