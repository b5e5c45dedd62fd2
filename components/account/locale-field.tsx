"use client";

import { localeTag } from "@/lib/domain/locale";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/** Hidden field with the page's language and currency, for forms sent without scripts. */
export function LocaleField() {
  return <input type="hidden" name="lang" value={localeTag(usePageLocale())} />;
}
