"use client";

import { useFormContext } from "react-hook-form";
import { type CheckoutValues, type FieldName, fieldId } from "@/components/checkout/form-values";
import { errorOf } from "@/components/checkout/resolver";
import { useErrorText } from "@/components/checkout/use-field";
import { Icon } from "@/components/ui/icon";
import { alertIcon } from "@/components/ui/icons/alert";

/** The error of a group of choices, above them. The group names it as its description. */
export function ChoiceError({ name }: { name: FieldName }) {
  const { formState } = useFormContext<CheckoutValues>();
  const errorText = useErrorText();
  const error = errorOf(formState.errors, name);
  return (
    <p className="err" id={`${fieldId(name)}-error`}>
      {error ? (
        <>
          <Icon shape={alertIcon} />
          <span>{errorText(error, name)}</span>
        </>
      ) : null}
    </p>
  );
}
