"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { type CheckoutValues, fieldId, fullPhone } from "@/components/checkout/form-values";
import { errorOf } from "@/components/checkout/resolver";
import { useField } from "@/components/checkout/use-field";
import { Field, fieldAttributes } from "@/components/ui/field";
import { countryCodeErrorMs, formatPhone, parsePhone } from "@/lib/domain/phone";

/** The error of a foreign country code disappears by itself. Source: specification, section 4. */
function useShortCodeError(): void {
  const { formState, clearErrors } = useFormContext<CheckoutValues>();
  const isOn = errorOf(formState.errors, "contact.phone_code") !== undefined;
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => clearErrors("contact.phone_code"), countryCodeErrorMs);
    return () => clearTimeout(timer);
  }, [isOn, clearErrors]);
}

/** A full number typed or pasted into one of the two fields is split between them as soon as it is valid. */
function useDivided(): () => void {
  const { getValues, setValue } = useFormContext<CheckoutValues>();
  return () => {
    const { contact, address } = getValues();
    const phone = parsePhone(fullPhone(contact), address.country);
    if (!phone.ok) return;
    const [code = "", ...national] = formatPhone(phone.e164).split("\u00a0");
    setValue("contact.phone_code", code);
    setValue("contact.phone_number", national.join(" "));
  };
}

/** Country code and number, under one label and one error. */
export function PhoneField() {
  const t = useTranslations("checkout");
  const { error: codeError, ...code } = useField("contact.phone_code");
  const { error: numberError, onBlur, ...number } = useField("contact.phone_number");
  const divide = useDivided();
  const { trigger } = useFormContext<CheckoutValues>();
  useShortCodeError();
  const error = codeError ?? numberError;
  const field = { id: fieldId("contact.phone_number"), hint: t("hint.phone"), error };
  const { "aria-describedby": describedBy } = fieldAttributes(field);
  return (
    <Field {...field} label={t("label.contact.phone_number")} className="c3">
      <div className="ph">
        <input
          {...code}
          type="tel"
          aria-label={t("label.contact.phone_code")}
          aria-invalid={codeError ? true : undefined}
          aria-describedby={describedBy}
          autoComplete="tel-country-code"
          maxLength={8}
        />
        <input
          {...number}
          type="tel"
          aria-invalid={numberError ? true : undefined}
          aria-describedby={describedBy}
          autoComplete="tel-national"
          maxLength={30}
          required
          onBlur={async (event) => {
            divide();
            await onBlur(event);
            // A number may include its own code, and a code is validated together with its number.
            await trigger("contact.phone_code");
          }}
        />
      </div>
    </Field>
  );
}
