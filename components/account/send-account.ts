"use server";

import { cookies } from "next/headers";
import { ownFormCall, refusedForm } from "@/components/account/sent-answer";
import { type DoneForm, type LinkForm, type RepeatForm, unsentForm } from "@/components/account/sent-form";
import { formCall, formLocale, formText } from "@/lib/api/request/form";
import { accountCalls } from "@/lib/contract/account";
import { identityCalls } from "@/lib/contract/identities";
import type { Language } from "@/lib/domain/locale";
import { providerIds } from "@/lib/domain/sign-in-provider";
import { languageCookie, preferenceCookie } from "@/lib/preferences/cookies";
import { pathOf } from "@/lib/seo/paths";
import { written } from "@/messages/written";

const done: DoneForm = { ...unsentForm, done: true };
const accountOf = (language: Language) => pathOf("account", language);

/** Without scripts: confirms the e-mail by the mailed token. */
export async function verifyByForm(_state: DoneForm, form: FormData): Promise<DoneForm> {
  const locale = formLocale(form);
  const body = { token: formText(form, "token", 300) };
  const page = `${accountOf(locale.language)}?${new URLSearchParams({ verify: body.token })}`;
  const answer = await ownFormCall(page, locale.language, "POST /auth/verify-email", body, locale);
  if (answer.ok) return done;
  const refused = refusedForm({}, answer.problem, []);
  return refused.code === "token_invalid"
    ? { ...refused, failure: written[locale.language].account.verify.invalid }
    : refused;
}

/** Without scripts: sends the confirmation link again. */
export async function verifyAgainByForm(_state: DoneForm, form: FormData): Promise<DoneForm> {
  const locale = formLocale(form);
  const { language } = locale;
  const answer = await ownFormCall(accountOf(language), language, "POST /auth/verify-email/again", undefined, locale);
  return answer.ok ? done : refusedForm({}, answer.problem, []);
}

/** Without scripts: mails a link to choose a password to a user who has none. */
export async function passwordLinkByForm(_state: DoneForm, form: FormData): Promise<DoneForm> {
  const answer = await formCall(
    "POST /auth/forgot-password",
    { email: formText(form, "email", 300) },
    formLocale(form),
  );
  return answer.ok ? done : refusedForm({}, answer.problem, []);
}

/**
 * Without scripts: links or unlinks a provider, depending on the button. The page then shows a link to the provider, since
 * the CSP lets no form lead to another site.
 */
export async function wayByForm(_state: LinkForm, form: FormData): Promise<LinkForm> {
  const locale = formLocale(form);
  const { language } = locale;
  const unlinked = form.has("unlink");
  const provider = providerIds.find((id) => id === form.get(unlinked ? "unlink" : "link")) ?? null;
  const answered = { ...unsentForm, provider, unlinked, location: null };
  if (!provider) return { ...answered, failure: "" };
  const page = accountOf(language);
  if (unlinked) {
    const call = "DELETE /users/identities/{provider}";
    const answer = await ownFormCall(page, language, call, undefined, locale, {}, { path: { provider } });
    return answer.ok ? { ...answered, done: true } : { ...answered, ...refusedForm({}, answer.problem, []) };
  }
  const call = "POST /users/identities/{provider}";
  const answer = await ownFormCall(page, language, call, { return_to: page }, locale, {}, { path: { provider } });
  if (!answer.ok) return { ...answered, ...refusedForm({}, answer.problem, []) };
  // The return address has no language: the stored one is used.
  (await cookies()).set(languageCookie, language, preferenceCookie);
  return { ...answered, location: identityCalls[call].replies[200].parse(answer.body).location };
}

/** Without scripts: adds an order's tyres to the cart again. */
export async function repeatByForm(_state: RepeatForm, form: FormData): Promise<RepeatForm> {
  const locale = formLocale(form);
  const number = formText(form, "number", 20);
  const page = `${accountOf(locale.language)}/orders/${encodeURIComponent(number)}`;
  const call = "POST /orders/{number}/repeat";
  const answer = await ownFormCall(page, locale.language, call, undefined, locale, {}, { path: { number } });
  if (!answer.ok) return { ...refusedForm({}, answer.problem, []), result: null };
  const result = answer.body === undefined ? "untold" : accountCalls[call].replies[200].parse(answer.body);
  return { ...done, result };
}
