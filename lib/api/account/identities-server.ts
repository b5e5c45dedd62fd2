import "server-only";
import { isOffered } from "@/lib/api/request/offered";
import { ask, askFor, orFallback } from "@/lib/api/request/server";
import type { Identities } from "@/lib/contract/identities";
import type { Language, Locale } from "@/lib/domain/locale";
import type { ProviderId } from "@/lib/domain/sign-in-provider";
import { languageCookie, preferenceCookie } from "@/lib/preferences/cookies";
import { addPageCookies } from "@/lib/runtime/page-answer";
import { currentCookieHeader } from "@/lib/session/cookie-header";
import { log } from "@/lib/telemetry/log";

/** How the visitor can sign in, and the providers the shop has keys for. */
export type SignInWays = Identities & { offered: ProviderId[] };

/**
 * How the signed-in visitor can sign in, and could; `null` where that cannot be told.
 * @throws ApiError while the back end is unavailable
 */
export async function currentSignInWays(locale: Locale): Promise<SignInWays | null> {
  if (!(await isOffered("GET /users/identities"))) return null;
  return orFallback(readSignInWays(locale), null);
}

/**
 * The providers that one can sign in with, for a page with links to them; none when they cannot be read. The way back from a provider
 * has no language in its address: the stored one leads it home, so the page stores its own.
 */
export async function linkedProviders(locale: Locale): Promise<ProviderId[]> {
  try {
    const read = ask("GET /auth/providers", {}, locale).then(({ body }) => body.data.map(({ id }) => id));
    const known = await orFallback(read, []);
    if (known.length > 0) addPageCookies([languageSetCookie(locale.language)]);
    return known;
  } catch (error) {
    log().error({ error }, "The sign-in providers could not be read for a page.");
    return [];
  }
}

const languageSetCookie = (language: Language) =>
  `${languageCookie}=${language}; Path=${preferenceCookie.path}; Max-Age=${preferenceCookie.maxAge}; SameSite=Lax`;

async function readSignInWays(locale: Locale): Promise<SignInWays> {
  const [own, offered] = await Promise.all([
    askFor(await currentCookieHeader(), "GET /users/identities", {}, locale),
    ask("GET /auth/providers", {}, locale),
  ]);
  return { ...own.body, offered: offered.body.data.map(({ id }) => id) };
}
