"use client";

import { type FormEvent, useActionState } from "react";

/**
 * A form that is only a button: with scripts it works in place, without them the browser submits it.
 * @param byForm server action for the form sent without scripts, @param unsent its initial state
 * @param work what the button does
 */
export function useButtonForm<S>(byForm: (state: S, form: FormData) => Promise<S>, unsent: S, work: () => unknown) {
  const [answered, formAction] = useActionState(byForm, unsent as Awaited<S>);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void work();
  };
  return { answered, formProps: { action: formAction, onSubmit } };
}
