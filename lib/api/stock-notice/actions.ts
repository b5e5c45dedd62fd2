"use server";

import { formCall, formLocale, formText, refusalOf } from "@/lib/api/request/form";
import type { CancelState, StockNoticeState } from "@/lib/api/stock-notice/form-state";

/** Asks for a mail when a tyre is in stock again and answers how its form looks then. */
export async function askForStockNotice(state: StockNoticeState, form: FormData): Promise<StockNoticeState> {
  const email = formText(form, "email", 300);
  const slug = formText(form, "slug", 200);
  const next = { attempt: state.attempt + 1, email, errors: {}, failure: null };
  const body = { email, website: formText(form, "website", 500) };
  const answer = await formCall("POST /products/{slug}/stock-notices", body, formLocale(form), {}, { path: { slug } });
  if (!answer.ok) return { ...next, ...refusalOf(answer.problem, ["email"]), done: null };
  const { in_stock } = answer.body as { in_stock: boolean };
  return { ...next, done: in_stock ? "in_stock" : "saved" };
}

/** Cancels all notices of a mailed link and answers how its form looks then. */
export async function cancelStockNotices(state: CancelState, form: FormData): Promise<CancelState> {
  const attempt = state.attempt + 1;
  const answer = await formCall(
    "POST /stock-notices/cancel",
    { token: formText(form, "token", 200) },
    formLocale(form),
  );
  return answer.ok
    ? { attempt, failure: null, done: true }
    : { attempt, failure: refusalOf(answer.problem, []).failure, done: false };
}
