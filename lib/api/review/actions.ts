"use server";

import { formCall, formLocale, formText, refusalOf } from "@/lib/api/request/form";
import { type ReviewState, reviewFields } from "@/lib/api/review/form-state";
import { written } from "@/messages/written";

/** Sends the review of one tyre and answers how its form looks then. */
export async function sendReview(state: ReviewState, form: FormData): Promise<ReviewState> {
  const locale = formLocale(form);
  const values = { stars: formText(form, "stars", 1), text: formText(form, "text"), name: formText(form, "name") };
  const next = { attempt: state.attempt + 1, values, errors: {}, failure: null, sent: false };
  if (!/^[1-5]$/.test(values.stars))
    return { ...next, errors: { stars: written[locale.language].review_form.stars_missing } };
  // A form sends line ends as two signs, of which the counter has counted one.
  const text = values.text.replace(/\r\n/g, "\n");
  const body = {
    token: formText(form, "token", 200),
    product_id: Number(formText(form, "product_id", 10)),
    stars: Number(values.stars),
    text,
    name: values.name,
  };
  const answer = await formCall("POST /reviews", body, locale);
  return answer.ok ? { ...next, sent: true } : { ...next, ...refusalOf(answer.problem, reviewFields) };
}
