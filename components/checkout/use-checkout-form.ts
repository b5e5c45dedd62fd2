"use client";

import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import type { CheckoutState } from "@/components/checkout/checkout-state";
import { startValues } from "@/components/checkout/draft-values";
import { fieldProblems } from "@/components/checkout/field-problem";
import { type CheckoutValues, type FieldName, fieldId, type OrderSituation } from "@/components/checkout/form-values";
import { saveProfile } from "@/components/checkout/guest-profile";
import { loadRules, nestErrors, resolveOrder, wrongFields } from "@/components/checkout/resolver";
import { useDraftForm } from "@/components/checkout/use-draft-form";
import { usePlaceOrder } from "@/components/checkout/use-place-order";
import { type Failure, failureOf } from "@/lib/api/request/failure";
import type { Country } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";
import type { CheckoutDraft } from "@/lib/session/guest-cookies";
import type { GuestForm } from "@/lib/session/guest-form";

function focusOn(name: FieldName | undefined): void {
  if (name) document.getElementById(fieldId(name))?.focus();
}

/** The checkout form: its values, its saved draft, and its submit. */
export function useCheckoutForm(props: {
  draft: CheckoutDraft;
  /** The answer to a form sent without scripts. */
  answered: CheckoutState;
  account: GuestForm | null;
  country: Country;
  situation: () => OrderSituation;
  onPlaced: () => void;
}) {
  const { draft, account, country, situation, answered } = props;
  const [failure, setFailure] = useState<Failure | null>(answered.failure);
  const [errors] = useState(() => nestErrors(answered.problems));
  const form = useForm<CheckoutValues>({
    defaultValues: answered.values ?? startValues(draft, country),
    errors,
    mode: "onTouched",
    shouldFocusError: false,
    resolver: (values) => resolveOrder(values, situation()),
  });
  const stopKeeping = useDraftForm(form, draft.form === null && answered.values === null, account);
  const { sending, place } = usePlaceOrder(() => {
    stopKeeping();
    props.onPlaced();
  });

  function showFieldErrors({ problem }: Failure): boolean {
    const errors = fieldProblems(problem);
    for (const { name, message } of errors) form.setError(name, { type: "server", message });
    focusOn(errors[0]?.name);
    return errors.length > 0;
  }

  async function order(values: CheckoutValues, basket: string, total: Money): Promise<void> {
    const { checkOrder } = await loadRules();
    const { request } = checkOrder(values, { ...situation(), total });
    if (!request) throw new Error("A form without errors gave no order.");
    if (!account) saveProfile(values);
    const refused = await place(request, basket);
    if (refused && !showFieldErrors(refused)) setFailure(refused);
  }

  return {
    form,
    failure,
    sending,
    submit: (basket: string, total: Money) => async (event: FormEvent) => {
      event.preventDefault();
      setFailure(null);
      const work = form.handleSubmit(
        (values) => order(values, basket, total),
        (errors) => focusOn(wrongFields(errors)[0]),
      );
      // A failure here means that the rules could not be loaded: there is no connection.
      await work().catch((error: unknown) => setFailure(failureOf(error)));
    },
  };
}
