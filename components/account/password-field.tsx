"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Field, type FieldProps, fieldAttributes } from "@/components/ui/field";

/** A password, with a button that shows what has been typed. Other properties go to the input. */
export function PasswordField(props: FieldProps & Omit<ComponentProps<"input">, "id" | "type">) {
  const { id, label, hint, error, className, ...input } = props;
  const t = useTranslations("auth");
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <div className="pw">
        <input
          {...input}
          {...fieldAttributes({ id, hint, error })}
          type={shown ? "text" : "password"}
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className="scripted"
          aria-label={t(shown ? "hide_password" : "show_password")}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? "hide" : "show")}
        </button>
      </div>
    </Field>
  );
}
