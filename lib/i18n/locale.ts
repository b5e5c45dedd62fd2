import "server-only";
import { notFound } from "next/navigation";
import { lang } from "next/root-params";
import { type Locale, parseLocaleTag } from "@/lib/domain/locale";

/** Language and currency of the page being rendered; ends in the not-found page for a segment that is neither. */
export async function pageLocale(): Promise<Locale> {
  const locale = parseLocaleTag((await lang()) ?? "");
  if (!locale) notFound();
  return locale;
}
