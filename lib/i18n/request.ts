import { lang } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { defaultCurrency, defaultLanguage, type Language, parseLocaleTag } from "@/lib/domain/locale";
import { unbrokenMessages } from "@/lib/domain/unbroken";
import { markBegun } from "@/lib/runtime/page-answer";
import { loadMessages } from "@/messages/load";
import type { Messages } from "@/messages/written";

const made: Partial<Record<Language, Messages>> = {};

/** Messages with the blanks that must not end a line: all pages have them from here. */
async function shown(language: Language) {
  made[language] ??= unbrokenMessages(language, await loadMessages(language));
  return made[language];
}

/** Messages of the page's language: the internal segment `cs-u-cu-czk` names it. */
export default getRequestConfig(async () => {
  markBegun(); // every page loads its messages
  const locale = parseLocaleTag((await lang()) ?? "") ?? { language: defaultLanguage, currency: defaultCurrency };
  return {
    locale: locale.language,
    messages: await shown(locale.language),
    timeZone: "Europe/Prague",
  };
});
