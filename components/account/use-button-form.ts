"use client";

import { type FormEvent, useActionState } from "react";

/**
 * A form that is only a button: with scripts it does its work in place, without them the browser itself sends it.
 * @param byForm answers the form that the browser itself has sent, @param unsent before it was
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
