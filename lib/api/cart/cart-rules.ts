"use client";

/** What a cart does (`cart-state`): most visitors of a page have an empty one and need none of it. */
export type CartRules = typeof import("@/lib/api/cart/cart-state");

let known: CartRules | null = null;

/** Notes the rules on a page that has come with them. */
export function knowRules(rules: CartRules): void {
  known = rules;
}

/** The rules, fetched unless the page has come with them; rejects when their script cannot be loaded. */
export const loadRules = async (): Promise<CartRules> => known ?? import("@/lib/api/cart/cart-state");
