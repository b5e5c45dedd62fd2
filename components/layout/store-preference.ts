import { setCookie } from "cookies-next/client";
import type { Currency, Language } from "@/lib/domain/locale";
import { currencyCookie, languageCookie, preferenceCookie } from "@/lib/preferences/cookies";
import { publicPath } from "@/lib/preferences/public-path";

export type Preference = { language?: Language; currency?: Currency };

/** The page's own address in another language: the one it declares by hreflang, else the same path. */
function addressIn(language: Language, fallback: string): string {
  const declared = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${language}"]`)?.href;
  return declared ? new URL(declared).pathname : fallback;
}

/**
 * Stores a chosen language or currency (1 year) and shows the page in it, with its query kept. The whole document is
 * loaded: every text and price of it changes.
 */
export function storePreference({ language, currency }: Preference): void {
  const { language: shown, rest } = publicPath(location.pathname);
  const query = new URLSearchParams(location.search);
  query.delete("currency");
  const search = query.size > 0 ? `?${query}` : "";
  if (currency) setCookie(currencyCookie, currency, preferenceCookie);
  if (language) setCookie(languageCookie, language, preferenceCookie);
  const next = language ?? shown;
  location.assign(`${addressIn(next, `/${next}${rest}`)}${search}`);
}
