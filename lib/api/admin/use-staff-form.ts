"use client";

import { type SubmitEvent, useActionState, useEffect, useRef, useState } from "react";
import { freshForm, type StaffFormState } from "@/lib/api/admin/form-state";
import { touched } from "@/lib/api/admin/touch";

type Action = (state: StaffFormState, form: FormData) => Promise<StaffFormState>;

/**
 * A form of the admin: answered by the server, without scripts by the browser's own request, with them in place, so that what was
 * typed stays.
 * @param texts what it says when the call did not get through, and when no passkey was shown
 */
export function useStaffForm(action: Action, texts: { unreachable: string; untouched: string }) {
  const [answered, formAction] = useActionState(action, freshForm);
  const [local, setLocal] = useState<StaffFormState | null>(null);
  const [sending, setSending] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  const state = local ?? answered;

  useEffect(() => {
    if (state.attempt > 0)
      place.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert], .asked input")?.focus();
  }, [state.attempt]);

  useEffect(() => {
    if (state.to !== null) window.location.assign(state.to);
  }, [state]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    try {
      let answer = await action(state, form);
      while (answer.touch) {
        const signed = await touched(form, answer.touch);
        answer = signed
          ? await action(answer, signed)
          : { ...answer, attempt: answer.attempt + 1, touch: null, failure: texts.untouched };
      }
      setLocal(answer);
    } catch {
      setLocal({ ...state, attempt: state.attempt + 1, errors: {}, failure: texts.unreachable, done: false });
    }
    setSending(false);
  }

  return {
    state,
    sending: sending || state.to !== null,
    formProps: { ref: place, action: formAction, onSubmit, noValidate: true } as const,
  };
}
