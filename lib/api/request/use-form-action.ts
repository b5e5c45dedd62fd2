"use client";

import { type SubmitEvent, useActionState, useRef, useState } from "react";

/** @param action answers a form with the page's next state, also where no scripts run */
type Action<State> = (state: State, form: FormData) => Promise<State>;

/**
 * A form whose page is answered by the server: without scripts by the browser's own request, with them in place, so that what was
 * typed stays, and a call that failed on its way is told.
 * @param unreachable the state for a call that did not get through
 */
export function useFormAction<State>(action: Action<State>, start: State, unreachable: (state: State) => State) {
  const [answered, formAction] = useActionState(action, start as Awaited<State>);
  const [local, setLocal] = useState<State | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const state: State = local ?? answered;

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

  return { state, sending, setState: setLocal, formProps: { action: formAction, onSubmit, noValidate: true } as const };
}
