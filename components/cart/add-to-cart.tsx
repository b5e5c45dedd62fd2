"use client";

import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { AddToCartMessages } from "@/components/cart/add-to-cart-messages";
import { InCart, ToCheckout } from "@/components/cart/in-cart";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useCartStore } from "@/lib/api/cart/cart-store";
import { usePiecesInCart } from "@/lib/api/cart/small-cart";
import type { ProductId } from "@/lib/domain/cart";
import type { Money } from "@/lib/domain/money";
import { maxQuantityOf, pageQuantity } from "@/lib/domain/quantity";
import { usePageLocale } from "@/lib/preferences/use-page-locale";
import { pathOf } from "@/lib/seo/paths";

/** Loaded when the pointer or focus reaches a button: most visitors of a list add nothing. */
const loadActions = () => import("@/lib/api/cart/change-cart");

/** Presses closer together than this are one double click, in milliseconds. */
const doubleClick = 600;

/** `chosen`: the shopper has changed the quantity since. */
type Status = { kind: "added" } | { kind: "chosen" } | { kind: "failed"; text: string };

/**
 * Adds a tyre to the cart. Without scripts it is an ordinary form; with them the cart changes at once, and a link to the
 * checkout replaces the button until another quantity is chosen. Where the cart holds as many when the page is opened, a link
 * to it does: a second press would add them twice. `children` may contain controls named `quantity`; otherwise `quantity` is added.
 * @param name read out after the label, when a page has several such buttons
 * @param unit the price of one, @param stock quantity in stock: 0 disables the button
 */
export function AddToCart(props: {
  productId: ProductId;
  quantity?: number;
  label: string;
  name?: string;
  unit?: Money;
  stock?: number;
  messages: AddToCartMessages;
  variant?: "go" | "plain";
  small?: boolean;
  full?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const { productId, quantity = pageQuantity, stock, messages, children } = props;
  const { language } = usePageLocale();
  const store = useCartStore();
  const [status, setStatus] = useState<Status | null>(null);
  const sending = useRef(false);
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const soldOut = stock === 0;
  const added = status?.kind === "added";
  const pieces = usePiecesInCart(productId);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const again = event.timeStamp - pressed.current < doubleClick;
    pressed.current = event.timeStamp;
    if (again || added || sending.current || soldOut) return;
    sending.current = true;
    setStatus({ kind: "added" });
    const form = event.currentTarget;
    const wanted = Number(new FormData(form).get("quantity")) || quantity;
    const most = stock === undefined ? undefined : maxQuantityOf(stock);
    const actions = await loadActions().catch((error: unknown) => {
      console.warn("The cart's script could not be loaded, the form is sent without it:", error);
    });
    if (!actions) {
      // A shopper who returns from the next page can press again.
      sending.current = false;
      setStatus(null);
      return form.submit();
    }
    const outcome = await actions.cartActions(store).add(productId, wanted, { unit: props.unit, most });
    sending.current = false;
    if (!outcome.ok) setStatus({ kind: "failed", text: outcome.detail ?? messages.failed });
  }

  const className = buttonClass({ variant: props.variant ?? "go", small: props.small, full: props.full });
  const inCart = messages.in_cart.replace("{count}", String(pieces));
  const preload = () => void loadActions().catch(() => {}); // the press loads it again, and reports a failure
  return (
    <form
      method="post"
      action={`${pathOf("cart", language)}/items`}
      className={props.className}
      onSubmit={submit}
      onPointerEnter={preload}
      onFocus={preload}
      onChange={() => setStatus({ kind: "chosen" })}
    >
      <input type="hidden" name="product_id" value={productId} />
      {children ?? <input type="hidden" name="quantity" value={quantity} />}
      {added ? (
        <ToCheckout
          className={buttonClass({ variant: "go", small: props.small, full: props.full })}
          label={messages.checkout}
          language={language}
          onClick={(event) => {
            // The second half of a double click was meant for the button; a key is pressed on what has the focus.
            if (event.detail > 0 && event.timeStamp - pressed.current < doubleClick) event.preventDefault();
          }}
        />
      ) : status === null && pieces >= quantity ? (
        <Link
          className={className}
          href={pathOf("cart", language)}
          aria-label={props.name && `${inCart}, ${props.name}`}
        >
          {inCart}
        </Link>
      ) : (
        <button
          type="submit"
          className={className}
          disabled={soldOut}
          aria-label={props.name && `${soldOut ? messages.sold_out : props.label}, ${props.name}`}
        >
          {soldOut ? messages.sold_out : props.label}
        </button>
      )}
      <p className="added" role="status">
        {added ? <InCart messages={messages} language={language} /> : null}
      </p>
      <p className="err" role="alert">
        {status?.kind === "failed" ? status.text : null}
      </p>
    </form>
  );
}
