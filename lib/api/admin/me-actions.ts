"use server";

import { refresh } from "next/cache";
import type { StaffFormState } from "@/lib/api/admin/form-state";
import { leadTo } from "@/lib/api/admin/lead-to";
import { staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";

/** Changes one's name and language. The whole page is in the new language, so it is loaded anew. */
export async function changeMe(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const body = { name: formText(form, "name", 200), language: formText(form, "language", 2) };
  const answer = await staffCall(state, form, "PATCH /admin/me", body, { fields: ["name", "language"] });
  if (answer.ok) refresh();
  return answer.state;
}

/** Switches the single keys on or off. */
export async function changeKeys(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const answer = await staffCall(state, form, "PATCH /admin/me", { single_keys: form.has("single_keys") });
  if (answer.ok) refresh();
  return answer.state;
}

/** Sets another password. */
export async function changePassword(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const body = { password: formText(form, "password", 300) };
  const answer = await staffCall(state, form, "PUT /admin/me/password", body, { fields: ["password"] });
  if (answer.ok) refresh();
  return answer.state;
}

/** Makes ten new recovery codes; they are shown this once. */
export async function makeCodes(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const answer = await staffCall(state, form, "POST /admin/me/recovery", undefined);
  if (!answer.ok) return answer.state;
  refresh();
  return { ...answer.state, codes: (answer.body as { recovery: string[] }).recovery };
}

/** Ends one of one's own sessions. */
export async function endSession(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const path = { id: formText(form, "id", 40) };
  const answer = await staffCall(state, form, "DELETE /admin/me/sessions/{id}", undefined, { path });
  if (answer.ok) refresh();
  return answer.state;
}

/** Shows the second factor for the page of another phone, which is only shown after it. */
export async function stepUp(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const answer = await staffCall(state, form, "POST /admin/me/totp", undefined);
  return answer.ok ? leadTo(answer.state, "/admin/me/phone") : answer.state;
}
