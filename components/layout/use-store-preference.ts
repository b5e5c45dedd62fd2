"use client";

import type { MouseEvent } from "react";
import type { Currency, Language } from "@/lib/domain/locale";
import { currencyCookie, languageCookie, preferenceCookie } from "@/lib/preferences/cookies";
import { publicPath } from "@/lib/preferences/public-path";

type Choice = { language?: Language; currency?: Currency };

/** The page's own address in another language: the one it declares by hreflang, else the same path. */
function addressIn(language: Language, fallback: string): string {
  const declared = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${language}"]`)?.href;
  return declared ? new URL(declared).pathname : fallback;
}

/**
 * Stores a chosen language or currency (1 year) and shows the page in it, with its query kept. The whole document is
 * loaded: every text and price of it changes.
 */
export function useStorePreference(): (event: MouseEvent<HTMLAnchorElement> | null, choice: Choice) => Promise<void> {
  return async (event, choice) => {
    if (event && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
    event?.preventDefault();
    const { language: shown, rest } = publicPath(location.pathname);
    const query = new URLSearchParams(location.search);
    query.delete("currency");
    const search = query.size > 0 ? `?${query}` : "";
    const { setCookie } = await import("cookies-next/client");
    if (choice.currency) setCookie(currencyCookie, choice.currency, preferenceCookie);
    if (choice.language) setCookie(languageCookie, choice.language, preferenceCookie);
    const language = choice.language ?? shown;
    location.assign(`${addressIn(language, `/${language}${rest}`)}${search}`);
  };
}
