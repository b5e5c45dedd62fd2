import "server-only";
import type { AuthPageStart } from "@/components/account/auth-page";
import { type PageQuery, queryReturn } from "@/components/account/page-query";
import { linkedProviders } from "@/lib/api/account/identities-server";
import { currentUserIfKnown } from "@/lib/api/account/server";
import { pageLocale } from "@/lib/i18n/locale";

/** The initial state of a sign-in page, from its query and the visitor's session. */
export async function authPageStart(query: PageQuery): Promise<AuthPageStart> {
  const locale = await pageLocale();
  const { language } = locale;
  // The query is read first: that tells the build that the page is dynamic.
  const returnTo = await queryReturn(query, language);
  const [providers, user] = await Promise.all([linkedProviders(locale), currentUserIfKnown(locale)]);
  return { language, returnTo, providers, signedIn: user?.email ?? null };
}
