"use client";

import { useMemo } from "react";
import { applyChange, type CartChange, nothingInCart, receiveCart } from "@/lib/api/cart/cart-state";
import { type CartStore, useCartStore } from "@/lib/api/cart/cart-store";
import { tellOtherTabs } from "@/lib/api/cart/cart-tabs";
import { inLine } from "@/lib/api/cart/change-queue";
import { type Failure, failureOf } from "@/lib/api/request/failure";
import { browser } from "@/lib/api/transport/browser";
import { callApi } from "@/lib/api/transport/call";
import type { SmallCart } from "@/lib/contract/cart";
import { findItem, type ProductId } from "@/lib/domain/cart";
import type { Money } from "@/lib/domain/money";
import { maxQuantity } from "@/lib/domain/quantity";

export type CartOutcome = { ok: true } | ({ ok: false } & Failure);

type Draft = CartChange extends infer C ? (C extends CartChange ? Omit<C, "number"> : never) : never;

let lastNumber = 0;

/** Does a later change make this one unnecessary? Then only the later one is sent. */
function isOvertaken(change: CartChange, changes: readonly CartChange[]): boolean {
  return (
    change.kind === "quantity" &&
    changes.some(
      (other) =>
        other.number > change.number &&
        other.product_id === change.product_id &&
        (other.kind === "quantity" || other.kind === "remove"),
    )
  );
}

const added = (store: CartStore, product_id: ProductId, quantity: number) =>
  callApi(browser, "POST /cart/items", { body: { product_id, quantity } }, store.headers);

/**
 * Sends a change; what it means is read off the cart as it is by then, after every change before it.
 * @returns the cart afterwards; `undefined` when the change was made and the cart not told; `null` when there is nothing to change
 *   any more: the line is gone, or was never removed
 * @throws ApiError
 */
async function send(store: CartStore, change: CartChange): Promise<SmallCart | undefined | null> {
  const { headers } = store;
  const { product_id } = change;
  if (change.kind === "add") return (await added(store, product_id, change.quantity)).body;
  const state = store.state();
  const item = state && findItem(state.cart, product_id);
  if (!state || !item || item.isDeleted !== (change.kind === "undo")) return null;
  if (change.kind === "undo") return (await added(store, product_id, item.quantity)).body;
  const match = state.version === null ? {} : { "if-match": `"${state.version}"` };
  const input = { path: { index: item.originalIndex }, headers: match };
  if (change.kind === "remove") return (await callApi(browser, "DELETE /cart/items/{index}", input, headers)).body;
  const body = { quantity: change.quantity };
  return (await callApi(browser, "PATCH /cart/items/{index}", { ...input, body }, headers)).body;
}

const drop = (store: CartStore, { number }: CartChange) =>
  store.setChanges(store.changes().filter((other) => other.number !== number));

/** Reloads the cart after a refusal, as the server knows something this page does not. */
async function catchUp(store: CartStore): Promise<void> {
  try {
    store.setState(await store.read());
  } catch (error) {
    console.warn("The cart could not be read again:", error);
  }
}

async function settle(store: CartStore, change: CartChange): Promise<CartOutcome> {
  if (isOvertaken(change, store.changes())) {
    drop(store, change);
    return { ok: true };
  }
  try {
    const reply = await send(store, change);
    const state = store.state();
    const made = reply !== null && state ? applyChange(state, change) : state;
    if (reply) store.setState(receiveCart(made, reply));
    else if (made) store.setState(made);
    drop(store, change);
    if (reply === undefined) await catchUp(store);
    tellOtherTabs();
    return { ok: true };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.code !== "network") await catchUp(store);
    drop(store, change); // drops the optimistic change: the server's cart is shown again
    return { ok: false, ...failure };
  }
}

/**
 * Changes of the cart. Each is applied optimistically and sent after the earlier ones, with the cart's version; each resolves
 * with its outcome, and a refused one has been rolled back.
 */
export function cartActions(store: CartStore) {
  const perform = (draft: Draft): Promise<CartOutcome> => {
    lastNumber += 1;
    const change: CartChange = { ...draft, number: lastNumber };
    store.setChanges([...store.changes(), change]);
    return inLine(store.line, () => settle(store, change));
  };
  return {
    /** Adds pieces of a tyre. @param unit the price of one, @param most how many a line may hold (see `maxQuantityOf`) */
    add: (
      product_id: ProductId,
      quantity: number,
      { unit, most = maxQuantity }: { unit?: Money; most?: number } = {},
    ) => perform({ kind: "add", product_id, quantity, most, unit }),
    setQuantity: (product_id: ProductId, quantity: number) => perform({ kind: "quantity", product_id, quantity }),
    remove: (product_id: ProductId) => perform({ kind: "remove", product_id }),
    undo: (product_id: ProductId) => perform({ kind: "undo", product_id }),
    /** Empties the cart after an order, in all tabs. */
    ordered: () => {
      store.setChanges([]);
      store.setState(nothingInCart(store.currency));
      tellOtherTabs();
    },
    /** Reads the server's cart again. */
    refresh: () => store.refresh(),
  };
}

/** `cartActions` of the page's cart. */
export function useCartActions() {
  const store = useCartStore();
  return useMemo(() => cartActions(store), [store]);
}
