import "server-only";
import { redirect } from "next/navigation";
import { viewPath } from "@/components/account/auth-views";
import { type DoneForm, unsentForm } from "@/components/account/sent-form";
import { formCall } from "@/lib/api/request/form";
import type { Problem } from "@/lib/contract/problem";
import type { Language } from "@/lib/domain/locale";

type Values = DoneForm["values"];

/** The form again, with what is wrong with its fields. */
export function wrongFields(values: Values, errors: DoneForm["errors"]): DoneForm {
  return { ...unsentForm, values, errors };
}

/**
 * The form again, with why the API refused it: at its field, where it belongs to one, else above it.
 * @param fields of the form, @param own errors of the API that belong to one field, by their code; `text` instead of the API's words
 */
export function refusedForm(
  values: Values,
  problem: Problem | null,
  fields: readonly string[],
  own: Record<string, { field: string; text?: string }> = {},
): DoneForm {
  const known = problem && own[problem.code];
  const said = known?.text ?? [problem?.title, problem?.detail].filter(Boolean).join(". ");
  const told = known ? [{ path: known.field, message: said }] : [];
  const wrong = [...(problem?.errors ?? []).toReversed(), ...told].filter(({ path }) => fields.includes(path));
  const errors = Object.fromEntries(wrong.map(({ path, message }) => [path, message]));
  const failure = wrong.length > 0 ? null : (problem?.detail ?? "");
  return { values, errors, failure, code: problem?.code ?? null, done: false };
}

/** `formCall` for somebody signed in. Whose session has ended meanwhile signs in and comes back. @param path of the page */
export async function ownFormCall(path: string, language: Language, ...call: Parameters<typeof formCall>) {
  const answer = await formCall(...call);
  if (!answer.ok && answer.problem?.code === "unauthorised") redirect(viewPath("sign_in", language, path));
  return answer;
}
