"use server";

import { type ContactState, contactFields } from "@/lib/api/contact/form-state";
import { formCall, formLocale, formText, refusalOf } from "@/lib/api/request/form";

/** Sends the contact form and returns its next state. */
export async function sendContact(state: ContactState, form: FormData): Promise<ContactState> {
  const locale = formLocale(form);
  const values = Object.fromEntries(contactFields.map((name) => [name, formText(form, name)]));
  const attempt = state.attempt + 1;
  const answer = await formCall("POST /contacts", { ...values, website: formText(form, "website", 500) }, locale);
  if (answer.ok) return { attempt, values, errors: {}, failure: null, sent: true };
  return { attempt, values, ...refusalOf(answer.problem, contactFields), sent: false };
}
