"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { CheckoutForm, type CheckoutStart } from "@/components/checkout/checkout-form";
import { unansweredAttempts } from "@/components/checkout/order-attempt";
import { usePlaceOrder } from "@/components/checkout/use-place-order";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useDetailedCart } from "@/lib/api/cart/browser";
import type { CartView } from "@/lib/api/cart/cart-state";
import type { DetailedCart } from "@/lib/contract/cart";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

const nothing = () => {};

/** What an empty checkout says where there is no catalogue to lead to. */
type EmptyMessages = { text: string; action: string };

/** Nothing to order, unless an unanswered order has emptied the cart: that is checked first. */
function NothingToOrder({ language, messages }: { language: Language; messages?: EmptyMessages }) {
  const t = useTranslations("checkout");
  const { resume } = usePlaceOrder(nothing);
  const [state, setState] = useState<"empty" | "asking" | "unknown">("empty");
  const requested = useRef(false);
  async function ask() {
    requested.current = true;
    setState("asking");
    const failure = await resume();
    if (failure) setState(failure.code === "cart_empty" ? "empty" : "unknown");
  }
  useEffect(() => {
    if (!requested.current && unansweredAttempts().length > 0) void ask();
  });
  if (state === "asking") return <Skeleton label={t("loading.order")} />;
  if (state === "unknown") return <RetryNotice text={t("problem.unknown")} label={t("retry")} onRetry={ask} />;
  return (
    <EmptyState title={t("empty.title")} text={messages?.text ?? t("empty.text")}>
      <ButtonLink variant="go" href={pathOf("home", language)}>
        {messages?.action ?? t("empty.action")}
      </ButtonLink>
    </EmptyState>
  );
}

/** The checkout in each of its states. @param initial the cart, `null` when the server could not read it */
export function CheckoutView(props: {
  initial: DetailedCart | null;
  start: CheckoutStart;
  language: Language;
  empty?: EmptyMessages;
}) {
  const { initial, start, language } = props;
  const t = useTranslations("checkout");
  const { view, failed, retry } = useDetailedCart(initial);
  // An order empties the cart before the next page loads: until then the form shows what was ordered.
  const placed = useRef<CartView | null>(null);
  const cart = placed.current ?? view;
  if (cart && cart.count > 0) {
    const onPlaced = () => {
      placed.current = cart;
    };
    return <CheckoutForm cart={cart} start={start} language={language} onPlaced={onPlaced} />;
  }
  return (
    <div className="wrap cl">
      <div>
        <h1>{t("title")}</h1>
        {cart ? <NothingToOrder language={language} messages={props.empty} /> : null}
        {failed ? <RetryNotice text={t("cart_failed")} label={t("retry")} onRetry={retry} /> : null}
        {cart || failed ? null : <Skeleton count={2} label={t("loading.cart")} />}
      </div>
    </div>
  );
}
