"use server";

import { type TrackingState, trackingFields } from "@/lib/api/order/form-state";
import { formCall, formLocale, formText, refusalOf } from "@/lib/api/request/form";
import { accountCalls } from "@/lib/contract/account";
import { written } from "@/messages/written";

/** Without scripts: asks for the state of an order. */
export async function trackByForm(_state: TrackingState, form: FormData): Promise<TrackingState> {
  const locale = formLocale(form);
  const values = { number: formText(form, "number", 100), email: formText(form, "email", 300) };
  const { field, account } = written[locale.language];
  const errors = {
    ...(values.number.trim() === "" && { number: field.number_required }),
    ...(values.email.trim() === "" && { email: field.email_required }),
  };
  if (errors.number || errors.email) return { values, errors, failure: null, order: null };
  const answer = await formCall("POST /orders/track", values, locale);
  const answered = { values, errors: {}, failure: null, order: null };
  if (answer.ok) return { ...answered, order: accountCalls["POST /orders/track"].replies[200].parse(answer.body) };
  if (answer.problem?.code === "not_found") return { ...answered, errors: { number: account.track.not_found } };
  return { ...answered, ...refusalOf(answer.problem, trackingFields) };
}
