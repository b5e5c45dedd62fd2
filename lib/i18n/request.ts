import { lang } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { defaultCurrency, defaultLanguage, parseLocaleTag } from "@/lib/domain/locale";
import { noteBegun } from "@/lib/host/page-answer";

const load = {
  cs: () => import("@/messages/cs.json"),
  en: () => import("@/messages/en.json"),
  sk: () => import("@/messages/sk.json"),
};

/** Messages of the page's language: the internal segment `cs-u-cu-czk` names it. */
export default getRequestConfig(async () => {
  noteBegun(); // every page asks for its texts
  const locale = parseLocaleTag((await lang()) ?? "") ?? { language: defaultLanguage, currency: defaultCurrency };
  return {
    locale: locale.language,
    messages: (await load[locale.language]()).default,
    timeZone: "Europe/Prague",
  };
});
