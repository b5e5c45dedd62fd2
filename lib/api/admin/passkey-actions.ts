"use server";

import { refresh } from "next/cache";
import type { StaffFormState, Touch } from "@/lib/api/admin/form-state";
import { leadTo } from "@/lib/api/admin/lead-to";
import { signedIn, staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";

/** Where a form brings what a passkey has signed. */
const field = "passkey";

/** A form's state with what the passkey is to sign. */
function asked(state: StaffFormState, kind: Touch["kind"], body: unknown): StaffFormState {
  const { options } = body as { options: Touch["options"] };
  return { ...state, done: false, touch: { kind, field, options } };
}

/** Signs in by a passkey: first the challenge, then what it has signed. */
export async function signInByPasskey(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const response = signedIn(form, field);
  if (response === null) {
    const begun = await staffCall(state, form, "POST /admin/session/passkey/options", undefined);
    return begun.ok ? asked(begun.state, "get", begun.body) : begun.state;
  }
  const answer = await staffCall(state, form, "POST /admin/session/passkey", { response });
  const to = formText(form, "to", 500);
  return answer.ok ? leadTo(answer.state, /^\/admin(?:\/[\w/-]*)?$/.test(to) ? to : "/admin") : answer.state;
}

async function makePasskey(state: StaffFormState, form: FormData) {
  const response = signedIn(form, field);
  if (response === null) {
    const begun = await staffCall(state, form, "POST /admin/me/passkeys/options", undefined);
    return { ok: false, state: begun.ok ? asked(begun.state, "create", begun.body) : begun.state };
  }
  const body = { name: formText(form, "key_name", 80), response };
  return staffCall(state, form, "POST /admin/me/passkeys", body);
}

/** Comes in for the first time by a new passkey. */
export async function enterByPasskey(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const made = await makePasskey(state, form);
  return made.ok ? leadTo(made.state, "/admin") : made.state;
}

/** Adds a passkey to one's ways to sign in. */
export async function addPasskey(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const made = await makePasskey(state, form);
  if (made.ok) refresh();
  return made.state;
}

/** Removes a passkey. */
export async function removePasskey(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const path = { id: formText(form, "id", 1400) };
  const answer = await staffCall(state, form, "DELETE /admin/me/passkeys/{id}", undefined, { path });
  if (answer.ok) refresh();
  return answer.state;
}
