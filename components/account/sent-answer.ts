import "server-only";
import { redirect } from "next/navigation";
import { viewPath } from "@/components/account/auth-views";
import { type DoneForm, unsentForm } from "@/components/account/sent-form";
import { formCall } from "@/lib/api/request/form";
import type { Problem } from "@/lib/contract/problem";
import type { Language } from "@/lib/domain/locale";

type Values = DoneForm["values"];

/** The form state with field errors. */
export function wrongFields(values: Values, errors: DoneForm["errors"]): DoneForm {
  return { ...unsentForm, values, errors };
}

/**
 * The form state after a refusal by the API: the error is at its field if it has one, else above the form.
 * @param fields of the form, @param own errors of the API that belong to one field, by their code; `text` replaces the API's
 * words
 */
export function refusedForm(
  values: Values,
  problem: Problem | null,
  fields: readonly string[],
  own: Record<string, { field: string; text?: string }> = {},
): DoneForm {
  const known = problem && own[problem.code];
  const text = known?.text ?? [problem?.title, problem?.detail].filter(Boolean).join(". ");
  const ownError = known ? [{ path: known.field, message: text }] : [];
  const wrong = [...(problem?.errors ?? []).toReversed(), ...ownError].filter(({ path }) => fields.includes(path));
  const errors = Object.fromEntries(wrong.map(({ path, message }) => [path, message]));
  const failure = wrong.length > 0 ? null : (problem?.detail ?? "");
  return { values, errors, failure, code: problem?.code ?? null, done: false };
}

/** `formCall` for a signed-in user; redirects to the sign-in and back when the session has ended. @param path of the page */
export async function ownFormCall(path: string, language: Language, ...call: Parameters<typeof formCall>) {
  const answer = await formCall(...call);
  if (!answer.ok && answer.problem?.code === "unauthorised") redirect(viewPath("sign_in", language, path));
  return answer;
}
