"use client";

import { browser } from "@/lib/api/transport/browser";
import { callApi } from "@/lib/api/transport/call";
import type { Locale } from "@/lib/domain/locale";
import type { ProviderId } from "@/lib/domain/sign-in-provider";

/** Begins to link a provider to the account.
 * @returns the provider's address, a whole document to be led to
 * @throws ApiError `unauthorised`, `too_many`; TypeError */
export async function beginLinking(provider: ProviderId, returnTo: string, { language }: Locale): Promise<string> {
  const input = { path: { provider }, body: { return_to: returnTo } };
  const reply = await callApi(browser, "POST /users/identities/{provider}", input, { "accept-language": language });
  return reply.body.location;
}

/** Unlinks a provider. @throws ApiError `only_sign_in`; TypeError */
export async function unlinkProvider(provider: ProviderId, { language }: Locale): Promise<void> {
  const input = { path: { provider } };
  await callApi(browser, "DELETE /users/identities/{provider}", input, { "accept-language": language });
}
