"use client";

import { useCallback } from "react";
import { useQuery, useQueryStore } from "@/lib/api/request/query-store";
import { browser } from "@/lib/api/transport/browser";
import { ApiError, callApi } from "@/lib/api/transport/call";
import type { User } from "@/lib/contract/account";
import type { InputOf } from "@/lib/contract/contract";
import type { Locale } from "@/lib/domain/locale";
import { signedInCookie } from "@/lib/session/auth-cookie";

/** Key of the user in the browser's cache. */
export const userKey = "user";

/** Nobody is signed in. Source: specification, section 3. */
export const nobody: User = {
  id: 0,
  first_name: "",
  last_name: "",
  avatar: "",
  phone_number: "",
  country: "",
  city: "",
  address: "",
  zip_code: "",
  email: "",
  email_verified: false,
  user_type: "regular",
  roles: [],
  agreement: 0,
  created_at: null,
  updated_at: null,
};

/** Does the browser have a session? Its token is in a cookie that scripts cannot read. */
export function holdsSession(): boolean {
  return document.cookie.split("; ").includes(`${signedInCookie}=1`);
}

/** Ends the session here and on the server; its cookies go with it. @throws ApiError, TypeError */
export async function endSession(): Promise<void> {
  await callApi(browser, "POST /auth/logout", {});
}

/**
 * The signed-in user. A failed load ends the session: the gateway clears its cookies.
 * @throws ApiError, TypeError while that cannot be known
 */
export async function readUser(): Promise<User> {
  if (!holdsSession()) return nobody;
  try {
    return (await callApi(browser, "GET /users/info", {})).body;
  } catch (error) {
    if (!(error instanceof ApiError) || holdsSession()) throw error;
    console.warn("The user could not be loaded, the session has ended:", error.message);
    return nobody;
  }
}

/** The user, `nobody` (id 0) while signed out and until known. `reload` asks again; `set` stores the answer of a call. */
export type UserRead = { user: User; known: boolean; reload: () => Promise<User>; set: (user: User) => void };

/**
 * Who is signed in. Asked only where a session is held; a load that fails ends the session.
 * Source: specification, section 8.
 */
export function useUser(): UserRead {
  const store = useQueryStore();
  const { data } = useQuery<User>(userKey, readUser);
  const reload = useCallback(async () => {
    await store.load(userKey, readUser);
    return store.get<User>(userKey) ?? nobody;
  }, [store]);
  const set = useCallback((user: User) => store.set(userKey, user), [store]);
  return { user: data ?? nobody, known: data !== undefined, reload, set };
}

/** Saves the user's own fields. @returns the user as saved; `null` where the back end does not tell @throws ApiError, TypeError */
export async function saveUser(body: InputOf<"PUT /users/info">["body"], locale: Locale): Promise<User | null> {
  return (await callApi(browser, "PUT /users/info", { body }, { "accept-language": locale.language })).body ?? null;
}

/** Everything the shop keeps about the user. @throws ApiError, TypeError */
export async function exportUser(locale: Locale): Promise<Record<string, unknown>> {
  return (await callApi(browser, "GET /users/export", {}, { "accept-language": locale.language })).body;
}
