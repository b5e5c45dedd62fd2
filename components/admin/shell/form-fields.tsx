"use client";

import type { ComponentProps, ReactNode } from "react";
import { FieldError, SelectField, TextAreaField, TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useFormState } from "./staff-form";

type TextProps = Omit<ComponentProps<typeof TextField>, "error"> & { name: string };

/** A line of text of a form: what was typed stays, what is wrong stands below. */
export function FormText({ name, defaultValue, ...field }: TextProps) {
  const { errors, typed } = useFormState();
  return <TextField name={name} defaultValue={typed[name] ?? defaultValue} error={errors[name]} {...field} />;
}

/** A longer text of a form. */
export function FormTextArea({
  name,
  defaultValue,
  ...field
}: Omit<ComponentProps<typeof TextAreaField>, "error"> & { name: string }) {
  const { errors, typed } = useFormState();
  return <TextAreaField name={name} defaultValue={typed[name] ?? defaultValue} error={errors[name]} {...field} />;
}

/** A choice of a form. */
export function FormSelect({
  name,
  defaultValue,
  options,
  ...field
}: Omit<ComponentProps<typeof SelectField>, "error" | "children"> & {
  name: string;
  options: readonly (readonly [value: string, label: string])[];
}) {
  const { errors, typed } = useFormState();
  return (
    <SelectField name={name} defaultValue={typed[name] ?? defaultValue} error={errors[name]} {...field}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** Several of a few, each with a word of what it means. */
export function FormChecks({
  id,
  name,
  legend,
  chosen,
  options,
}: {
  id: string;
  name: string;
  legend: ReactNode;
  chosen: readonly string[];
  options: readonly { value: string; label: string; hint: string }[];
}) {
  const { errors, typed } = useFormState();
  const ticked = typed[name]?.split(",") ?? chosen;
  const error = errors[name];
  return (
    <fieldset className="checks" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={ticked.includes(value)} />
          <span>
            <b>{label}</b> {hint}
          </span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** Says that it was done. */
export function FormDone({ children }: { children: ReactNode }) {
  return useFormState().done ? <Notice kind="info">{children}</Notice> : null;
}

/** Says who has changed the thing since, while what was typed stands in the fields. @param text with `{name}` */
export function FormStale({ text, somebody }: { text: string; somebody: string }) {
  const { stale } = useFormState();
  return stale ? <Notice>{text.replace("{name}", stale.by ?? somebody)}</Notice> : null;
}

/** What a field holds now, while another version of it was typed. @param text with `{value}` */
export function CurrentValue({ name, value, text }: { name: string; value: string; text: string }) {
  const { stale, typed } = useFormState();
  if (!stale || typed[name] === undefined || typed[name] === value) return null;
  return <p className="current">{text.replace("{value}", value)}</p>;
}

/** What is shown before something was done, and goes with it. */
export function UntilDone({ children }: { children: ReactNode }) {
  return useFormState().done ? null : children;
}
