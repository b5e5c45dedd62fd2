"use client";

import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { type CheckoutValues, type FieldName, fieldId } from "@/components/checkout/form-values";
import { wrongFields } from "@/components/checkout/resolver";
import { Notice } from "@/components/ui/notice";

/** The key of a field's label in the messages. */
const labelKey = (name: FieldName) => `label.${name}` as const;

/**
 * After a submit: links to the fields with errors. Disappears as soon as all are right.
 * @param sent the form was sent without scripts
 */
export function ErrorSummary({ sent }: { sent: boolean }) {
  const t = useTranslations("checkout");
  const { control, setFocus } = useFormContext<CheckoutValues>();
  const { errors, submitCount } = useFormState({ control });
  const wrong = wrongFields(errors);
  if ((submitCount === 0 && !sent) || wrong.length === 0) return null;
  return (
    <Notice autoFocus={sent}>
      {t("wrong", { count: wrong.length })}{" "}
      {wrong.map((name, place) => (
        <Fragment key={name}>
          <span>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                setFocus(name);
              }}
            >
              {t(labelKey(name))}
            </a>
            {place < wrong.length - 1 ? "," : "."}
          </span>{" "}
        </Fragment>
      ))}
      {t("rest_kept")}
    </Notice>
  );
}
