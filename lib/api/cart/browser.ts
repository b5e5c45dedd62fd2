"use client";

import { useEffect, useLayoutEffect, useMemo } from "react";
import { knowRules } from "@/lib/api/cart/cart-rules";
import type { CartChange, CartState, CartView } from "@/lib/api/cart/cart-state";
import * as rules from "@/lib/api/cart/cart-state";
import { useCartStore, watchDetail } from "@/lib/api/cart/cart-store";
import { useQuery } from "@/lib/api/request/query-store";
import type { DetailedCart } from "@/lib/contract/cart";

const { lacksTyres, needsDetail, receiveCart, viewOf } = rules;
knowRules(rules);

const none: CartChange[] = [];

/** The cart with its tyres. `view` is `null` while it loads and while it could not be read, which `failed` tells apart. */
export type DetailedCartRead = { view: CartView | null; version: number | null; failed: boolean; retry: () => void };

/** @param initial the cart as the server rendered it into the page, `null` where it could not read it */
export function useDetailedCart(initial: DetailedCart | null): DetailedCartRead {
  const start = useMemo(() => (initial ? receiveCart(undefined, initial) : undefined), [initial]);
  const store = useCartStore();
  const { data = start, error } = useQuery<CartState>(store.key, store.load, true);
  const { data: changes = none } = useQuery<CartChange[]>(store.changesKey, null);
  const view = useMemo(() => (data && !lacksTyres(data) ? viewOf(data, changes) : null), [data, changes]);
  useLayoutEffect(watchDetail, []);
  useLayoutEffect(() => {
    const known = store.state();
    // A page's data may be older than later changes: it is used only for the same cart and no older version.
    const newer = known?.id === initial?.id && (known?.version ?? 0) <= (initial?.version ?? 0);
    if (initial && (!known || newer)) {
      store.setState(receiveCart(known, initial));
    }
  }, [store, initial]);
  const incomplete = data !== undefined && needsDetail(data);
  useEffect(() => {
    if (incomplete) void store.refresh();
  }, [incomplete, store]);
  const failed = (error !== undefined || initial === null) && !data;
  return { view, version: data?.version ?? null, failed, retry: () => void store.refresh() };
}
