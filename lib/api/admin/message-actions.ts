"use server";

import { refresh } from "next/cache";
import type { StaffFormState } from "@/lib/api/admin/form-state";
import { staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";
import type { Undo } from "@/lib/contract/admin/order-row";

type State = StaffFormState;

const pathOf = (form: FormData) => ({ id: formText(form, "id", 12) });
const revisionIn = (form: FormData) => Number(formText(form, "revision", 9));

/** The state after a call: the page shows the message anew, also where somebody else has changed it. */
function after(answer: Awaited<ReturnType<typeof staffCall>>): State {
  if (answer.ok || answer.code === "stale") refresh();
  return answer.ok ? { ...answer.state, undo: (answer.body as { undo: Undo }).undo } : answer.state;
}

/** Puts a message into the state that the form names. */
export async function changeMessage(state: State, form: FormData): Promise<State> {
  const body = { revision: revisionIn(form), state: formText(form, "act", 10) };
  return after(await staffCall(state, form, "PATCH /admin/messages/{id}", body, { path: pathOf(form) }));
}

/** Answers a message. The browser sends line ends as two characters, which count as one. */
export async function answerMessage(state: State, form: FormData): Promise<State> {
  const text = formText(form, "text", 20_000).replaceAll("\r\n", "\n");
  const options = {
    path: pathOf(form),
    headers: { "idempotency-key": crypto.randomUUID() },
    fields: ["text"],
  };
  const body = { revision: revisionIn(form), text };
  return after(await staffCall(state, form, "POST /admin/messages/{id}/replies", body, options));
}
