"use client";

import { type SubmitEvent, useActionState, useEffect, useRef, useState } from "react";

/** @param action answers a form with the page's next state, also where no scripts run */
type Action<State> = (state: State, form: FormData) => Promise<State>;

/**
 * A form whose page is answered by the server: without scripts by the browser's own request, with them in place, so that what was
 * typed stays, and a call that failed on its way is told.
 * @param start its `attempt` counts the answers, so that each one is noticed
 * @param unreachable the state for a call that did not get through
 * @returns `place`: a `ref` of what holds form and answer, in which each answer moves the focus to what it says
 */
export function useFormAction<State extends { attempt: number }>(
  action: Action<State>,
  start: State,
  unreachable: (state: State) => State,
) {
  const [answered, formAction] = useActionState(action, start as Awaited<State>);
  const [local, setLocal] = useState<State | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const state: State = local ?? answered;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (state.attempt > 0) place.current?.querySelector<HTMLElement>("[aria-invalid], .note, [tabindex]")?.focus();
  }, [state.attempt]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    try {
      setLocal(await action(state, form));
    } catch (error) {
      console.warn("The form did not get through:", error);
      setLocal(unreachable(state));
    }
    busy.current = false;
    setSending(false);
  }

  return {
    state,
    sending,
    setState: setLocal,
    place: (element: HTMLElement | null) => {
      place.current = element;
    },
    formProps: { action: formAction, onSubmit, noValidate: true } as const,
  };
}
