"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { ReturnForm } from "@/components/account/sent-form";
import { problemFailure } from "@/lib/api/request/failure";
import { formCall, formLocale, formText } from "@/lib/api/request/form";
import { returnPath } from "@/lib/domain/return-path";
import { providerIds } from "@/lib/domain/sign-in-provider";
import { pathOf } from "@/lib/seo/paths";
import { signedInCookie } from "@/lib/session/auth-cookie";

/** Without scripts: completes a sign-in at a provider, or its linking. */
export async function returnByForm(_state: ReturnForm, form: FormData): Promise<ReturnForm> {
  const locale = formLocale(form);
  const provider = providerIds.find((id) => id === form.get("provider")) ?? providerIds[0];
  const query = Object.fromEntries(new URLSearchParams(formText(form, "query", 10_000)));
  const answer = await formCall("GET /auth/{provider}/callback", undefined, locale, {}, { path: { provider }, query });
  if (!answer.ok)
    return { failure: problemFailure(answer.problem), signedIn: (await cookies()).get(signedInCookie)?.value === "1" };
  const { return_to } = (answer.body ?? {}) as { return_to?: unknown };
  redirect(returnPath(typeof return_to === "string" ? return_to : "", pathOf("account", locale.language)));
}
