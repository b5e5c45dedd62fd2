"use server";

import { redirect } from "next/navigation";
import { checkOrder } from "@/components/checkout/check-order";
import { type CheckoutState, seenTotal } from "@/components/checkout/checkout-state";
import { draftOf } from "@/components/checkout/draft-values";
import { fieldProblems } from "@/components/checkout/field-problem";
import type { CheckoutValues } from "@/components/checkout/form-values";
import { sentValues } from "@/components/checkout/sent-values";
import { keepSentCheckout, offeredWays, orderByForm, paidIn } from "@/lib/api/checkout/actions";
import { formLocale, formText } from "@/lib/api/request/form";
import { currencies, type Locale } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";
import { destinationOf } from "@/lib/session/guest-form";

const chosenOf = <T extends { id: string | number }>(options: readonly T[] | null, id: string) =>
  options?.find((option) => String(option.id) === id);

/** The values without choices that are no longer offered, e.g. after a change of country or delivery method. */
async function offeredOf(values: CheckoutValues, locale: Locale) {
  const ways = await offeredWays(destinationOf(values), values.delivery.id, locale);
  const delivery = chosenOf(ways.delivery, values.delivery.id);
  const payment = chosenOf(ways.payment, values.payment.id);
  return {
    delivery,
    payment,
    needsPoint: delivery?.type === "parcelshop" && ways.points,
    values: {
      ...values,
      delivery: ways.delivery && !delivery ? { id: "", point_id: "" } : values.delivery,
      payment: ways.payment && !payment ? { id: "" } : values.payment,
    },
  };
}

/**
 * The checkout without scripts: saves the draft, reports errors, shows the total, and places the order once the shopper has
 * seen it. Changing the currency, updating the prices and sorting points by ZIP have their own buttons.
 */
export async function sendCheckout(state: CheckoutState, form: FormData): Promise<CheckoutState> {
  const locale = formLocale(form);
  const sent = sentValues(form);
  const currency = currencies.find((known) => known === form.get("currency"));
  const answered = { attempt: state.attempt + 1, problems: [], failure: null, review: false, sorted: false };
  if (currency) {
    await keepSentCheckout(draftOf(sent));
    await paidIn(currency);
    redirect(pathOf("checkout", locale.language));
  }
  const { values, delivery, payment, needsPoint } = await offeredOf(sent, locale);
  await keepSentCheckout(draftOf(values));
  const step = form.get("step");
  if (step === "update" || step === "points") return { ...answered, values, sorted: step === "points" };
  const chosen = { country: destinationOf(values), delivery: values.delivery.id, payment: values.payment.id };
  const total = seenTotal(formText(form, "seen", 300), chosen);
  const { problems, request } = checkOrder(values, { needsPoint, total, delivery, payment });
  if (!request) return { ...answered, values, problems };
  if (!total) return { ...answered, values, review: true };
  const placed = await orderByForm(request, formText(form, "key", 100), locale);
  if (placed.ok) redirect(`${pathOf("orderCreated", locale.language)}?${placed.query}`);
  const { failure } = placed;
  const wrong = fieldProblems(failure.problem);
  return { ...answered, values, problems: wrong, failure: wrong.length > 0 ? null : failure };
}
