"use server";

import { redirect } from "next/navigation";
import { fieldRules } from "@/components/account/field-rules";
import { savedProfile } from "@/components/account/profile-values";
import { ruleMessages } from "@/components/account/rule-messages";
import { ownFormCall, refusedForm, wrongFields } from "@/components/account/sent-answer";
import { type DoneForm, unsentForm } from "@/components/account/sent-form";
import { forgetSentCheckout } from "@/lib/api/checkout/actions";
import { formCall, formLocale, formText } from "@/lib/api/request/form";
import { pathOf } from "@/lib/seo/paths";
import { written } from "@/messages/written";

/** Without scripts: saves the profile. */
export async function profileByForm(_state: DoneForm, form: FormData): Promise<DoneForm> {
  const locale = formLocale(form);
  const text = (name: string) => formText(form, name, 500);
  const values = {
    first_name: text("first_name"),
    last_name: text("last_name"),
    phone_number: text("phone_number"),
    country: text("country"),
    address: text("address"),
    zip_code: text("zip_code"),
    city: text("city"),
  };
  const problems = fieldRules.profile(values);
  if (Object.keys(problems).length > 0) return wrongFields(values, ruleMessages(problems, locale.language));
  const page = pathOf("account", locale.language);
  const answer = await ownFormCall(page, locale.language, "PUT /users/info", savedProfile(values), locale);
  return answer.ok ? { ...unsentForm, done: true } : refusedForm(values, answer.problem, Object.keys(values));
}

/** Without scripts: ends the session on the server, and clears its cookies and the checkout draft. */
export async function signOutByForm(_state: DoneForm, form: FormData): Promise<DoneForm> {
  const locale = formLocale(form);
  const answer = await formCall("POST /auth/logout", undefined, locale);
  if (!answer.ok) return refusedForm({}, answer.problem, []);
  await forgetSentCheckout();
  redirect(pathOf("account", locale.language));
}

/** Without scripts: deletes the account, given its password. */
export async function deleteByForm(_state: DoneForm, form: FormData): Promise<DoneForm> {
  const locale = formLocale(form);
  const { language } = locale;
  const password = formText(form, "password", 1000);
  const problems = password ? fieldRules.remove({ password }) : {};
  if (Object.keys(problems).length > 0) return wrongFields({}, ruleMessages(problems, language));
  const page = `${pathOf("account", language)}?delete=1`;
  const answer = await ownFormCall(page, language, "DELETE /users/info", password ? { password } : {}, locale);
  if (!answer.ok) {
    const text = written[language].account.delete.wrong_password;
    return refusedForm({}, answer.problem, ["password"], { bad_credentials: { field: "password", text } });
  }
  await formCall("POST /auth/logout", undefined, locale);
  await forgetSentCheckout();
  redirect(pathOf("home", language));
}
