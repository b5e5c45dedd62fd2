"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, useRef, useState } from "react";
import type { RemovedRowProps } from "@/components/cart/removed-row";
import { type CartRow, rowName } from "@/lib/api/cart/cart-state";
import { useCartStore } from "@/lib/api/cart/cart-store";
import type { CartOutcome, cartActions } from "@/lib/api/cart/change-cart";
import type { ProductId } from "@/lib/domain/cart";

type Actions = ReturnType<typeof cartActions>;

/** Where the focus goes once the row has changed, since the pressed button is gone. */
type Wish = { productId: ProductId; button: "undo" | "remove" };

/** The actions of the cart page: the change, its announcement, and where the focus goes. */
export function useCartPage(firstProblem: string | null) {
  const t = useTranslations("cart");
  const store = useCartStore();
  const [problem, setProblem] = useState(firstProblem);
  const [announcement, setAnnouncement] = useState("");
  const [RemovedRow, setRemovedRow] = useState<ComponentType<RemovedRowProps> | null>(null);
  const wish = useRef<Wish | null>(null);

  /** Loads what a change needs when the pointer or the focus reaches a row: until then nobody can change anything. */
  async function load() {
    try {
      const changes = await import("@/components/cart/cart-changes");
      setRemovedRow(() => changes.RemovedRow);
      return changes;
    } catch (error) {
      console.warn("The cart's script could not be loaded:", error);
    }
  }

  async function perform(
    productId: ProductId,
    button: Wish["button"] | null,
    done: string,
    work: (actions: Actions) => Promise<CartOutcome>,
  ) {
    setProblem(null);
    const loaded = await load();
    if (!loaded) return setProblem(t("problem.network"));
    setAnnouncement(done);
    if (button) wish.current = { productId, button };
    const refused = loaded.problemOf(await work(loaded.cartActions(store)), t);
    if (refused === null) return;
    setAnnouncement("");
    setProblem(refused);
  }

  const nameOf = (row: CartRow) => rowName(row, t("row.goods", { id: row.product_id }));
  return {
    problem,
    announcement,
    /** Loads what a press needs, before it comes; the press loads it again where that failed. */
    prepare: load,
    /** `null` until it is loaded. */
    RemovedRow,
    /** Ref callback of a row's button: gives it the focus when it has come in place of the pressed one. */
    button: (name: Wish["button"], productId: ProductId) => (element: HTMLButtonElement | null) => {
      if (!element || wish.current?.button !== name || wish.current.productId !== productId) return;
      wish.current = null;
      element.focus();
    },
    nameOf,
    setQuantity: (row: CartRow, quantity: number) =>
      perform(row.product_id, null, "", (actions) => actions.setQuantity(row.product_id, quantity)),
    remove: (row: CartRow) =>
      perform(row.product_id, "undo", t("said.removed", { name: nameOf(row) }), (actions) =>
        actions.remove(row.product_id),
      ),
    undo: (row: CartRow) =>
      perform(row.product_id, "remove", t("said.restored", { name: nameOf(row) }), (actions) =>
        actions.undo(row.product_id),
      ),
  };
}
