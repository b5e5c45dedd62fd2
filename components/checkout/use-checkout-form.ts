"use client";

import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";
import {
  blankForm,
  type CheckoutValues,
  type FieldName,
  fieldId,
  isFieldName,
  type OrderSituation,
} from "@/components/checkout/form-values";
import { loadRules, resolveOrder, wrongFields } from "@/components/checkout/resolver";
import { useKeptForm } from "@/components/checkout/use-kept-form";
import { usePlaceOrder } from "@/components/checkout/use-place-order";
import { type Failure, failureOf } from "@/lib/api/problem-text";
import type { Country } from "@/lib/domain/locale";
import type { Money } from "@/lib/domain/money";
import { saveProfile } from "@/lib/session/guest";
import type { KeptCheckout } from "@/lib/session/guest-cookies";
import type { GuestForm } from "@/lib/session/guest-form";

/** Where the server's name of a field is another one than the page's. */
const serverNames: Record<string, FieldName> = { "contact.phone_number country_code": "contact.phone_code" };

function startValues(kept: KeptCheckout, country: Country): CheckoutValues {
  return {
    ...(kept.form ?? blankForm(country)),
    delivery: { id: kept.delivery?.id ?? "", point_id: kept.place?.point_id ?? "" },
    payment: { id: "" },
    agreement: false,
  };
}

function focusOn(name: FieldName | undefined): void {
  if (name) document.getElementById(fieldId(name))?.focus();
}

/** The form of the checkout: its values, its keeping, and what the button does. */
export function useCheckoutForm(props: {
  kept: KeptCheckout;
  account: GuestForm | null;
  country: Country;
  situation: () => OrderSituation;
  onPlaced: () => void;
}) {
  const { kept, account, country, situation } = props;
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm<CheckoutValues>({
    defaultValues: startValues(kept, country),
    mode: "onTouched",
    shouldFocusError: false,
    resolver: (values) => resolveOrder(values, situation()),
  });
  const stopKeeping = useKeptForm(form, kept.form === null, account);
  const { sending, place } = usePlaceOrder(() => {
    stopKeeping();
    props.onPlaced();
  });

  function showFieldErrors({ problem }: Failure): boolean {
    const errors = (problem?.errors ?? []).flatMap(({ path, code, message }) => {
      const name = serverNames[`${path} ${code}`] ?? path;
      return isFieldName(name) ? [{ name, message }] : [];
    });
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
      // What fails here never reached the shop: the rules could not be loaded without a connection.
      await work().catch((error: unknown) => setFailure(failureOf(error)));
    },
  };
}
