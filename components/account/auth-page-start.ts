import "server-only";
import { type AskedQuery, askedReturn } from "@/components/account/asked-return";
import type { AuthPageStart } from "@/components/account/auth-page";
import { linkedProviders } from "@/lib/api/account/identities-server";
import { currentUserIfKnown } from "@/lib/api/account/server";
import { pageLocale } from "@/lib/i18n/locale";

/** What a page for signing in begins with, by its address and its visitor. */
export async function authPageStart(query: AskedQuery): Promise<AuthPageStart> {
  const locale = await pageLocale();
  const { language } = locale;
  // The query first: it tells the build that the page is made for each request.
  const returnTo = await askedReturn(query, language);
  const [providers, user] = await Promise.all([linkedProviders(locale), currentUserIfKnown(locale)]);
  return { language, returnTo, providers, signedIn: user?.email ?? null };
}
