"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { fieldRules } from "@/components/account/field-rules";
import { ruleMessages } from "@/components/account/rule-messages";
import { refusedForm, wrongFields } from "@/components/account/sent-answer";
import { type DoneForm, unsentForm } from "@/components/account/sent-form";
import { formCall, formLocale, formText } from "@/lib/api/request/form";
import type { Language } from "@/lib/domain/locale";
import { returnPath } from "@/lib/domain/return-path";
import { pathOf } from "@/lib/seo/paths";
import { authCookie } from "@/lib/session/auth-cookie";

/** Read beyond the longest allowed password, so that a longer one is refused, not cut. */
const readPassword = (form: FormData) => formText(form, "password", 1000);
const readEmail = (form: FormData) => formText(form, "email", 300);

/** Redirects to where the shopper came from, if that is a page of this site. */
function leadBack(form: FormData, language: Language): never {
  redirect(returnPath(formText(form, "return_to", 2001), pathOf("account", language)));
}

/** Without scripts: signs in. */
export async function signInByForm(_state: DoneForm, form: FormData): Promise<DoneForm> {
  const locale = formLocale(form);
  const values = { email: readEmail(form) };
  const body = { ...values, password: readPassword(form) };
  const problems = fieldRules.signIn(body);
  if (Object.keys(problems).length > 0) return wrongFields(values, ruleMessages(problems, locale.language));
  const answer = await formCall("POST /auth/login", body, locale);
  if (!answer.ok) return refusedForm(values, answer.problem, ["email", "password"]);
  leadBack(form, locale.language);
}

const registerFields = ["first_name", "last_name", "email", "password", "phone_number", "agreement"];

/** Without scripts: creates an account and signs in. */
export async function registerByForm(_state: DoneForm, form: FormData): Promise<DoneForm> {
  const locale = formLocale(form);
  const values = {
    first_name: formText(form, "first_name", 300),
    last_name: formText(form, "last_name", 300),
    email: readEmail(form),
    phone_number: formText(form, "phone_number", 100),
    agreement: form.has("agreement"),
  };
  const password = readPassword(form);
  const problems = fieldRules.register({ ...values, password });
  if (Object.keys(problems).length > 0) return wrongFields(values, ruleMessages(problems, locale.language));
  const { phone_number, agreement: _agreed, ...person } = values;
  const phone = phone_number.trim() ? { phone_number } : {};
  const answer = await formCall("POST /auth/register", { ...person, password, ...phone, agreement: 1 }, locale);
  if (!answer.ok) return refusedForm(values, answer.problem, registerFields, { email_taken: { field: "email" } });
  // A back end may create the account without signing in.
  if (!(await cookies()).has(authCookie)) await formCall("POST /auth/login", { email: values.email, password }, locale);
  leadBack(form, locale.language);
}

/** Without scripts: asks for a password reset link. */
export async function forgotByForm(_state: DoneForm, form: FormData): Promise<DoneForm> {
  const locale = formLocale(form);
  const values = { email: readEmail(form) };
  const problems = fieldRules.forgot(values);
  if (Object.keys(problems).length > 0) return wrongFields(values, ruleMessages(problems, locale.language));
  const answer = await formCall("POST /auth/forgot-password", values, locale);
  return answer.ok ? { ...unsentForm, values, done: true } : refusedForm(values, answer.problem, ["email"]);
}

/** Without scripts: sets a new password by the mailed link. */
export async function resetByForm(_state: DoneForm, form: FormData): Promise<DoneForm> {
  const locale = formLocale(form);
  const password = readPassword(form);
  const token = formText(form, "token", 300);
  const problems = fieldRules.reset({ password });
  if (Object.keys(problems).length > 0) return wrongFields({}, ruleMessages(problems, locale.language));
  const answer = await formCall("POST /auth/reset-password", { token, password }, locale);
  return answer.ok ? { ...unsentForm, done: true } : refusedForm({}, answer.problem, ["password"]);
}
