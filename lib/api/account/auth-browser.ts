"use client";

import { useMemo } from "react";
import useSWR from "swr";
import { endSession, holdsSession, readUser, userKey } from "@/lib/api/account/browser";
import { tellOtherTabs } from "@/lib/api/cart/cart-tabs";
import { useCartActions } from "@/lib/api/cart/change-cart";
import { useQueryStore } from "@/lib/api/request/query-store";
import { browser } from "@/lib/api/transport/browser";
import { callApi } from "@/lib/api/transport/call";
import type { InputOf } from "@/lib/contract/contract";
import type { Locale } from "@/lib/domain/locale";
import type { ProviderId } from "@/lib/domain/sign-in-provider";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

const headersOf = ({ language, currency }: Locale) => ({ "accept-language": language, "x-currency": currency });

/** Asks for a mail with a link for a new password; the answer is the same whether the address has an account or not.
 * @throws ApiError, TypeError */
export async function askNewPassword(email: string, locale: Locale): Promise<void> {
  await callApi(browser, "POST /auth/forgot-password", { body: { email } }, headersOf(locale));
}

/** Sets a new password by the token of the link. @throws ApiError `token_invalid`, `invalid`; TypeError */
export async function setNewPassword(token: string, password: string, locale: Locale): Promise<void> {
  await callApi(browser, "POST /auth/reset-password", { body: { token, password } }, headersOf(locale));
}

/** Confirms the signed-in user's e-mail by the token of the link. @throws ApiError `token_invalid`; TypeError */
export async function verifyEmail(token: string, locale: Locale): Promise<void> {
  await callApi(browser, "POST /auth/verify-email", { body: { token } }, headersOf(locale));
}

/** Has the link that confirms the e-mail sent again. @throws ApiError, TypeError */
export async function sendVerification(locale: Locale): Promise<void> {
  await callApi(browser, "POST /auth/verify-email/again", {}, headersOf(locale));
}

/**
 * Completes a sign-in at a provider, or its linking, with the query it returned.
 * @returns the address that the shopper came from, as stored by the API
 * @throws ApiError `social_sign_in_failed`; TypeError
 */
export async function completeProvider(provider: ProviderId, query: Record<string, string>, locale: Locale) {
  const input = { path: { provider }, query };
  return (await callApi(browser, "GET /auth/{provider}/callback", input, headersOf(locale))).body.return_to;
}

/** The providers one can sign in with; none until they are known, and none when they cannot be read. @param known as the page came
 * with them */
export function useProviders(known?: readonly ProviderId[]): readonly ProviderId[] {
  const load = async () => (await callApi(browser, "GET /auth/providers", {})).body.data.map(({ id }) => id);
  return (
    useSWR<readonly ProviderId[]>(known ? null : "providers", load, { revalidateOnFocus: false }).data ?? known ?? []
  );
}

/** Where a provider's sign-in begins; a whole document, not a page of the shop. */
export function providerPath(provider: ProviderId, returnTo: string): string {
  return `/api/v1/auth/${provider}?${new URLSearchParams({ return_to: returnTo })}`;
}

/** Begins and ends the session. After a sign-in the user and the merged cart are reloaded, here and in other tabs. */
export function useSession() {
  const store = useQueryStore();
  const { refresh } = useCartActions();
  const locale = usePageLocale();
  return useMemo(() => {
    const begun = async () => {
      await Promise.all([store.load(userKey, readUser), refresh()]);
      tellOtherTabs();
    };
    return {
      /** @throws ApiError `bad_credentials`, `too_many`; TypeError */
      signIn: async (body: InputOf<"POST /auth/login">["body"]) => {
        await callApi(browser, "POST /auth/login", { body }, headersOf(locale));
        await begun();
      },
      /** @throws ApiError `email_taken`, `invalid`, `too_many`; TypeError */
      register: async (body: InputOf<"POST /auth/register">["body"]) => {
        await callApi(browser, "POST /auth/register", { body }, headersOf(locale));
        // A back end may create the account without signing in.
        const { email, password } = body;
        if (!holdsSession())
          await callApi(browser, "POST /auth/login", { body: { email, password } }, headersOf(locale));
        await begun();
      },
      /** @throws ApiError, TypeError */
      signOut: async () => {
        await endSession();
        tellOtherTabs();
      },
      /** Deletes the account; an account without a password is deleted without one.
       * @throws ApiError `bad_credentials`; TypeError */
      deleteAccount: async (password: string) => {
        const body = password ? { password } : {};
        await callApi(browser, "DELETE /users/info", { body }, headersOf(locale));
        await endSession();
        tellOtherTabs();
      },
    };
  }, [store, refresh, locale]);
}
