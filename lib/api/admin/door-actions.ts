"use server";

import type { StaffFormState } from "@/lib/api/admin/form-state";
import { leadTo } from "@/lib/api/admin/lead-to";
import { staffCall } from "@/lib/api/admin/staff-call";
import { formText } from "@/lib/api/request/form";

/** A path of the admin to go on to, and nothing else. */
const pathInside = (text: string) => (/^\/admin(?:\/[\w/-]*)?$/.test(text) ? text : "/admin");

const backTo = (form: FormData) => pathInside(formText(form, "to", 500));

/** The first step: e-mail and password. */
export async function signIn(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const body = { email: formText(form, "email", 300), password: formText(form, "password", 300) };
  const answer = await staffCall(state, form, "POST /admin/session", body, { fields: ["email", "password"] });
  if (!answer.ok) return answer.state;
  return leadTo(answer.state, `/admin/sign-in?to=${encodeURIComponent(backTo(form))}`);
}

/** The second step: a code of the phone, or one of the ten. */
export async function showCode(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const name = form.get("way") === "recovery" ? "POST /admin/session/recovery" : "POST /admin/session/totp";
  const answer = await staffCall(state, form, name, { code: formText(form, "code", 40) });
  if (answer.ok) return leadTo(answer.state, backTo(form));
  if (answer.code !== "second_factor") return answer.state;
  return { ...answer.state, failure: null, errors: { code: answer.state.failure ?? "" } };
}

/** Signs out, also half way through a sign-in. */
export async function signOut(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const answer = await staffCall(state, form, "DELETE /admin/session", undefined);
  if (!answer.ok) return answer.state;
  return leadTo(answer.state, "/admin/sign-in");
}

/** Comes in by an invitation. */
export async function acceptInvitation(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const body = {
    token: formText(form, "token", 100),
    name: formText(form, "name", 200),
    language: formText(form, "language", 2),
  };
  const answer = await staffCall(state, form, "POST /admin/invitation", body, { fields: ["name", "language"] });
  if (!answer.ok) return answer.state;
  return leadTo(answer.state, "/admin/welcome");
}

/** Sets password and phone up, or another phone; the recovery codes are shown this once. */
export async function setUpPhone(state: StaffFormState, form: FormData): Promise<StaffFormState> {
  const password = formText(form, "password", 300);
  const body = { code: formText(form, "code", 40), ...(form.has("password") && { password }) };
  const answer = await staffCall(state, form, "PUT /admin/me/totp", body, { fields: ["code", "password"] });
  if (answer.ok) return { ...answer.state, codes: (answer.body as { recovery: string[] }).recovery };
  if (answer.code !== "second_factor") return answer.state;
  return { ...answer.state, failure: null, errors: { code: answer.state.failure ?? "" } };
}
