"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { type CartRow, rowName } from "@/lib/api/cart/cart-state";
import { type CartOutcome, useCartActions } from "@/lib/api/cart/change-cart";
import type { ProductId } from "@/lib/domain/cart";

/** Where the focus goes once the row has changed, since the pressed button is gone. */
type Wish = { productId: ProductId; button: "undo" | "remove" };

/** The actions of the cart page: the change, its announcement, and where the focus goes. */
export function useCartPage(firstProblem: string | null) {
  const t = useTranslations("cart");
  const actions = useCartActions();
  const [problem, setProblem] = useState(firstProblem);
  const [announcement, setAnnouncement] = useState("");
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const wish = useRef<Wish | null>(null);

  useEffect(() => {
    if (!wish.current) return;
    const button = buttons.current.get(`${wish.current.button} ${wish.current.productId}`);
    if (!button) return;
    wish.current = null;
    button.focus();
  });

  function report(outcome: CartOutcome): void {
    if (outcome.ok) return;
    setAnnouncement("");
    const left = outcome.problem?.left;
    if (outcome.code === "stale_cart") setProblem(t("problem.stale_cart"));
    else if (outcome.code === "out_of_stock" && left) setProblem(t("problem.out_of_stock", { count: left }));
    else setProblem(outcome.detail ?? t(outcome.code === "network" ? "problem.network" : "problem.failed"));
  }

  async function perform(
    productId: ProductId,
    button: Wish["button"] | null,
    done: string,
    work: Promise<CartOutcome>,
  ) {
    setProblem(null);
    setAnnouncement(done);
    if (button) wish.current = { productId, button };
    report(await work);
  }

  const nameOf = (row: CartRow) => rowName(row, t("row.goods", { id: row.product_id }));
  return {
    problem,
    announcement,
    /** Ref callback that registers a row's button for the focus. */
    button: (name: Wish["button"], productId: ProductId) => (element: HTMLButtonElement | null) => {
      if (element) buttons.current.set(`${name} ${productId}`, element);
      else buttons.current.delete(`${name} ${productId}`);
    },
    nameOf,
    setQuantity: (row: CartRow, quantity: number) =>
      perform(row.product_id, null, "", actions.setQuantity(row.product_id, quantity)),
    remove: (row: CartRow) =>
      perform(row.product_id, "undo", t("said.removed", { name: nameOf(row) }), actions.remove(row.product_id)),
    undo: (row: CartRow) =>
      perform(row.product_id, "remove", t("said.restored", { name: nameOf(row) }), actions.undo(row.product_id)),
  };
}
