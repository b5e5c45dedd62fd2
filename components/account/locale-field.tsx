"use client";

import { localeTag } from "@/lib/domain/locale";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/** Tells a form that the browser itself sends which language and currency its page has. */
export function LocaleField() {
  return <input type="hidden" name="lang" value={localeTag(usePageLocale())} />;
}
