"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { type CheckoutValues, type FieldName, fieldId } from "@/components/checkout/form-values";
import { errorOf, type FormError } from "@/components/checkout/resolver";
import { fieldMessageKey } from "@/lib/contract/field-code";

/** The text of an error: the server's, the field's own (`city_required`), or the rule's general one. */
export function useErrorText(): (error: FormError, name: FieldName) => string {
  const own = useTranslations("checkout.error");
  const rules = useTranslations("field");
  return ({ type, message }, name) => {
    if (type === "server") return message;
    if (own.has(message as never)) return own(message as never);
    return rules(fieldMessageKey(name, message, (key) => rules.has(key as never)) as never);
  };
}

/** The text controls of the form: everything that is typed. */
export type TextName = Exclude<FieldName, "agreement">;

/**
 * What a text field's control needs: its registration, id and error. What was typed before hydration is kept: the form takes
 * it over.
 */
export function useField(name: TextName) {
  const { register, setValue, formState, getValues } = useFormContext<CheckoutValues>();
  const errorText = useErrorText();
  const seen = useRef(false);
  const [defaultValue] = useState(() => String(getValues(name) ?? ""));
  const { ref, ...rest } = register(name);
  const error = errorOf(formState.errors, name);
  return {
    ...rest,
    id: fieldId(name),
    error: error && errorText(error, name),
    defaultValue,
    ref: (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => {
      const early = control && !seen.current && "defaultValue" in control && control.value !== control.defaultValue;
      const typed = early ? control.value : null;
      ref(control);
      if (control) seen.current = true;
      if (typed !== null) setValue(name, typed, { shouldDirty: true });
    },
  };
}
