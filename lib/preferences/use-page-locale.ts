"use client";

import { useParams } from "next/navigation";
import { defaultCurrency, defaultLanguage, type Locale, parseLocaleTag } from "@/lib/domain/locale";

/** Language and currency of the page being shown: its internal segment (`cs-u-cu-czk`) names both. */
export function usePageLocale(): Locale {
  const lang = useParams()?.lang;
  return (
    parseLocaleTag(typeof lang === "string" ? lang : "") ?? { language: defaultLanguage, currency: defaultCurrency }
  );
}
