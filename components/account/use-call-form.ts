"use client";

import { type FormEvent, useActionState, useId, useRef, useState } from "react";
import { type DefaultValues, type FieldErrors, type Path, type PathValue, useForm } from "react-hook-form";
import { useFieldText } from "@/components/account/field-text";
import { loadFieldRules } from "@/components/account/load-field-rules";
import type { SentForm } from "@/components/account/sent-form";
import { type Failure, failureOf } from "@/lib/api/request/failure";

type Flat = Record<string, string | boolean>;
type Control = HTMLInputElement | HTMLSelectElement;

/** What was typed, ticked or autofilled before hydration; `null` for nothing. */
function earlyValue(control: Control): string | boolean | null {
  if (!(control instanceof HTMLInputElement)) return null;
  if (control.type === "checkbox") return control.checked === control.defaultChecked ? null : control.checked;
  return control.value === control.defaultValue ? null : control.value;
}

/**
 * A form that makes one call. Fields are validated on submit, then while they are corrected: an error shown on blur would
 * move the button about to be pressed. The API's errors appear at their field, or above the form in `failure`. Without
 * scripts, or before hydration, the browser submits the form.
 * @param byForm server action for the form sent without scripts, @param unsent its initial state
 * @param check a code of the messages' `field` for each wrong field
 * @param send makes the call; its errors become the form's
 * @param refusals errors of the API that belong to one field, by their code; `text` when the API's words do not fit there
 */
export function useCallForm<V extends Flat, S extends SentForm>(options: {
  byForm: (state: S, form: FormData) => Promise<S>;
  unsent: S;
  start: V;
  check: (values: V) => Promise<Record<string, string>>;
  send: (values: V) => Promise<void>;
  refusals?: Record<string, { field: keyof V & string; text?: string }>;
}) {
  const { byForm, unsent, check, send, refusals = {} } = options;
  const [answered, formAction] = useActionState(byForm, unsent as Awaited<S>);
  const start: V = { ...options.start, ...answered.values };
  const id = useId();
  const textOf = useFieldText();
  const [failure, setFailure] = useState<Failure | null>(null);
  const seen = useRef(new Set<string>());
  const busy = useRef(false);
  const form = useForm<V>({
    defaultValues: start as DefaultValues<V>,
    resolver: async (values) => {
      const problems = Object.entries(await check(values));
      if (problems.length === 0) return { values, errors: {} };
      const errors = Object.fromEntries(problems.map(([name, message]) => [name, { type: "rule", message }]));
      return { values: {}, errors: errors as FieldErrors<V> };
    },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  /** The server's answer to the form, until scripts submit it. */
  const sentForm: SentForm = submitCount === 0 ? answered : unsent;
  const firstWrong = Object.keys(start).find((name) => sentForm.errors[name] !== undefined);

  function refuse(refused: Failure): void {
    const own = refusals[refused.code];
    const text = own?.text ?? [refused.problem?.title, refused.detail].filter(Boolean).join(". ");
    const ownError = own ? [{ path: own.field, message: text }] : [];
    const wrong = [...ownError, ...(refused.problem?.errors ?? [])].filter(({ path }) => path in start);
    for (const [place, { path, message }] of wrong.entries())
      form.setError(path as Path<V>, { type: "server", message }, { shouldFocus: place === 0 });
    if (wrong.length === 0) setFailure(refused);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setFailure(null);
    // A failure outside the call means that the rules could not be loaded: there is no connection.
    const work = form.handleSubmit((values) => send(values).catch((error: unknown) => refuse(failureOf(error))));
    await work().catch((error: unknown) => setFailure(failureOf(error)));
    busy.current = false;
  }

  function field(name: keyof V & string) {
    const { ref, ...rest } = form.register(name as unknown as Path<V>);
    const error: { type?: unknown; message?: unknown } | undefined = errors[name];
    const value = start[name];
    return {
      ...rest,
      id: `${id}${name}`,
      error: error
        ? error.type === "server"
          ? String(error.message)
          : textOf(name, String(error.message))
        : sentForm.errors[name],
      ...(typeof value === "string" ? { defaultValue: value } : { defaultChecked: value === true }),
      // Without scripts nothing can move the focus.
      ...(name === firstWrong && { autoFocus: true }),
      ref: (control: Control | null) => {
        const early = control && !seen.current.has(name) ? earlyValue(control) : null;
        ref(control);
        if (control) seen.current.add(name);
        if (early !== null)
          form.setValue(name as unknown as Path<V>, early as PathValue<V, Path<V>>, { shouldDirty: true });
      },
    };
  }

  return {
    form,
    field,
    /** The answer to a form sent without scripts. */
    answered,
    /** For `FormFailure`. */
    refused: { failure, said: sentForm.failure },
    sending: isSubmitting,
    formProps: {
      noValidate: true,
      action: formAction,
      onSubmit: submit,
      onFocus: () =>
        void loadFieldRules().catch((error: unknown) => console.warn("The rules are not here yet:", error)),
    } as const,
  };
}
