import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon";
import { alertIcon } from "./icons/alert";

/** What stands round a control. `error` is the sentence that says what to change; its presence marks the field. */
export type FieldProps = { id: string; label: ReactNode; hint?: ReactNode; error?: ReactNode; className?: string };

/** The attributes that tie a control to its hint and error, for controls this file does not make. */
export function fieldAttributes({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">) {
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return { id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined } as const;
}

/** Label, hint and error round any control, which carries `fieldAttributes`. */
export function Field({ id, label, hint, error, className = "", children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={`f ${error ? "bad " : ""}${className}`.trimEnd()}>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint ? (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What is wrong with a control, below it; nothing while nothing is. */
export function FieldError({ id, error }: Pick<FieldProps, "id" | "error">) {
  return error ? (
    <span className="err" id={`${id}-error`}>
      <Icon shape={alertIcon} />
      <span>{error}</span>
    </span>
  ) : null;
}

/** A labelled line of text. Other properties, `ref` among them, go to the input. */
export function TextField({
  id,
  label,
  hint,
  error,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, "id">) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <input {...input} {...fieldAttributes({ id, hint, error })} />
    </Field>
  );
}

/** A labelled choice from a list; options are the children. Other properties go to the select. */
export function SelectField({
  id,
  label,
  hint,
  error,
  className,
  children,
  ...select
}: FieldProps & Omit<ComponentProps<"select">, "id">) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <select {...select} {...fieldAttributes({ id, hint, error })}>
        {children}
      </select>
    </Field>
  );
}

/** A labelled longer text. Other properties go to the textarea. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  className,
  ...area
}: FieldProps & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <textarea rows={5} {...area} {...fieldAttributes({ id, hint, error })} />
    </Field>
  );
}
