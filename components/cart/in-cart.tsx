"use client";

import { type MouseEvent, useEffect, useRef } from "react";
import type { AddToCartMessages } from "@/components/cart/add-to-cart-messages";
import { Icon } from "@/components/ui/icon";
import { checkIcon } from "@/components/ui/icons/check";
import { Link } from "@/components/ui/link";
import { useCartTotal } from "@/lib/api/cart/small-cart";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** Confirms that the tyre is in the cart, with the cart's total and a link. */
export function InCart({ messages, language }: { messages: AddToCartMessages; language: Language }) {
  const cart = useCartTotal(language);
  const sum = cart && messages.sum.replace("{count}", String(cart.count)).replace("{total}", cart.total);
  return (
    <>
      <Icon shape={checkIcon} />{" "}
      <span>
        {messages.added} {sum} <Link href={pathOf("cart", language)}>{messages.show}</Link>
      </span>
    </>
  );
}

/**
 * The link to the checkout, in place of the pressed button, which would add the same tyres again. It takes the button's
 * focus.
 * @param onClick may refuse a click that was still meant for the button
 */
export function ToCheckout(props: {
  className: string;
  label: string;
  language: Language;
  onClick: (event: MouseEvent) => void;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  return (
    <Link ref={link} className={props.className} href={pathOf("checkout", props.language)} onClick={props.onClick}>
      {props.label}
    </Link>
  );
}
