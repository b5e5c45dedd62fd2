"use client";

import { useFormState } from "@/components/admin/shell/staff-form";
import { FieldError } from "@/components/ui/field";

type Props = {
  id: string;
  legend: string;
  /** What is no reason. */
  note: string;
  /** Said where none was chosen. */
  missing: string;
  options: readonly (readonly [value: string, label: string])[];
};

/** Why a review is hidden: one of the reasons, of which none is chosen beforehand. */
export function ReasonField({ id, legend, note, missing, options }: Props) {
  const { errors, typed } = useFormState();
  const error = errors.hidden_reason ? missing : undefined;
  return (
    <fieldset className="checks" aria-describedby={`${id}-note${error ? ` ${id}-error` : ""}`}>
      <legend>{legend}</legend>
      <p className="q" id={`${id}-note`}>
        {note}
      </p>
      {options.map(([value, label], at) => (
        <label key={value}>
          <input
            type="radio"
            name="hidden_reason"
            value={value}
            defaultChecked={typed.hidden_reason === value}
            aria-invalid={at === 0 && error ? true : undefined}
          />
          <span>{label}</span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
