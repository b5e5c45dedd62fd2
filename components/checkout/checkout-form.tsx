"use client";

import { useTranslations } from "next-intl";
import { useActionState, useRef } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { seenText, unsent } from "@/components/checkout/checkout-state";
import { CheckoutSummary } from "@/components/checkout/checkout-summary";
import { ContactStep } from "@/components/checkout/contact-step";
import { DeliveryStep } from "@/components/checkout/delivery-step";
import { ErrorSummary } from "@/components/checkout/error-summary";
import type { OrderSituation } from "@/components/checkout/form-values";
import { OrderProblem } from "@/components/checkout/order-problem";
import { PaymentStep } from "@/components/checkout/payment-step";
import { loadRules } from "@/components/checkout/resolver";
import { Review } from "@/components/checkout/review";
import { ReviewNotice } from "@/components/checkout/review-notice";
import { sendCheckout } from "@/components/checkout/send-checkout";
import type { StartPoints } from "@/components/checkout/start-points";
import { totalsOf } from "@/components/checkout/totals";
import { useCheckoutForm } from "@/components/checkout/use-checkout-form";
import type { CartView } from "@/lib/api/cart/cart-state";
import { useDeliveryOptions, usePaymentMethods } from "@/lib/api/checkout/browser";
import type { DeliveryOption, PaymentMethod } from "@/lib/contract/checkout";
import { type Country, type Language, localeTag } from "@/lib/domain/locale";
import { paymentKind } from "@/lib/domain/payment-methods";
import { usePageLocale } from "@/lib/preferences/use-page-locale";
import type { CheckoutDraft } from "@/lib/session/guest-cookies";
import type { GuestForm } from "@/lib/session/guest-form";

export type CheckoutStart = {
  country: Country;
  draft: CheckoutDraft;
  /** The signed-in user's data; `null` for a guest. */
  account: GuestForm | null;
  delivery: DeliveryOption[] | null;
  payment: PaymentMethod[] | null;
  /** For a checkout at a remote back end: does it list pickup points? */
  elsewhere?: { points: boolean };
  /** Pickup points of the delivery method that is already chosen. */
  points?: StartPoints | null;
  /** Idempotency key of the order that this page can place. */
  key: string;
};

/** The checkout on one page: three steps that stay in view, and the order beside them. */
export function CheckoutForm(props: {
  cart: CartView;
  start: CheckoutStart;
  language: Language;
  onPlaced: () => void;
}) {
  const { cart, start, language } = props;
  const t = useTranslations("checkout");
  const lang = localeTag(usePageLocale());
  const [answered, formAction] = useActionState(sendCheckout, unsent);
  const situation = useRef<OrderSituation>({ needsPoint: false, total: null });
  const { form, failure, sending, submit } = useCheckoutForm({
    ...start,
    answered,
    situation: () => situation.current,
    onPlaced: props.onPlaced,
  });
  const { control } = form;
  const [own, isOther, other] = useWatch({
    control,
    name: ["address.country", "other_address", "delivery_address.country"],
  });
  const country = isOther ? other : own;
  const [deliveryId, paymentId] = useWatch({ control, name: ["delivery.id", "payment.id"] });

  const live = cart.rows.filter((row) => !row.isDeleted);
  const basket = live.map((row) => `${row.product_id}x${row.quantity}`).join();
  const atStart = country === start.country;
  const ways = useDeliveryOptions(country, basket, (atStart && start.delivery) || undefined);
  const chosen = ways.options?.find(({ id }) => String(id) === deliveryId);
  const payments = usePaymentMethods(
    country,
    chosen ? String(chosen.id) : null,
    (atStart && deliveryId === (start.draft.delivery?.id ?? "") && start.payment) || undefined,
  );
  const payment = payments.options?.find(({ id }) => String(id) === paymentId);
  const needsPoint = chosen?.type === "parcelshop" && start.elsewhere?.points !== false;
  const totals = totalsOf(cart, chosen, payment, country);
  situation.current = { needsPoint, total: totals.total, delivery: chosen, payment };

  return (
    <FormProvider {...form}>
      <div className="wrap cl">
        <form
          noValidate
          action={formAction} // without scripts, and before they are here
          onSubmit={submit(basket, totals.total)}
          // The rules are loaded at the first focus, so that they are ready when the first field is left.
          onFocus={() => loadRules().catch((error: unknown) => console.warn("The rules are not here yet:", error))}
        >
          <h1>{t("title")}</h1>
          <input type="hidden" name="lang" value={lang} />
          <input type="hidden" name="key" value={start.key} />
          <input
            type="hidden"
            name="seen"
            value={seenText({ country, delivery: deliveryId, payment: paymentId, total: totals.total })}
          />
          <ErrorSummary sent={answered.attempt > 0} />
          <ol className="stps">
            <ContactStep offersOther={!start.elsewhere} />
            <DeliveryStep
              choices={ways}
              pointsOf={needsPoint ? chosen : undefined}
              points={start.points}
              sorted={answered.sorted}
              described={!start.elsewhere}
              language={language}
            />
            <PaymentStep
              choices={payments}
              language={language}
              currency={start.elsewhere ? null : totals.total.currency}
            >
              {answered.review ? <ReviewNotice /> : null}
              {failure ? <OrderProblem failure={failure} cart={cart} language={language} /> : null}
              <Review
                cart={cart}
                totals={totals}
                delivery={chosen}
                language={language}
                sending={sending}
                online={payment != null && paymentKind(payment.id) === "online"}
              />
            </PaymentStep>
          </ol>
        </form>
        <CheckoutSummary cart={cart} totals={totals} language={language} />
      </div>
    </FormProvider>
  );
}
