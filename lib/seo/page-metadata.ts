import type { Metadata } from "next";
import { languageFacts } from "@/lib/domain/language-facts";
import { type Language, type Locale, languages } from "@/lib/domain/locale";
import { alternates } from "@/lib/seo/alternates";
import { cardPath } from "@/lib/seo/card-path";
import type { Paths } from "@/lib/seo/paths";

/** As Open Graph writes a language: `cs_CZ` (ogp.me). */
const openGraphLocale = (language: Language) => languageFacts[language].region.replace("-", "_");

/** Open Graph writes a language with its region. */

export type Described = {
  title: string;
  description: string;
  paths: Paths;
  locale: Locale;
  /** The address without a language where there is one; the English one otherwise. */
  xDefault?: string;
  /** Path of the page's card; the shop's own otherwise. */
  card?: string;
  /** The title already contains the shop's name. */
  named?: boolean;
  /** Of an article: days, `YYYY-MM-DD`, and the name of its category. */
  article?: { published: string; updated: string; section: string };
};

/** Size of every card, px. */
const cardSize = { width: 1200, height: 630 };

/**
 * The whole head of a page that may be found: title, description, its one address, the same page in the other languages,
 * and what is shown where somebody posts a link to it.
 */
export function pageMetadata(page: Described): Metadata {
  const { title, description, paths, locale, card, article } = page;
  const { language } = locale;
  const url = card ?? cardPath("", locale);
  const shared = {
    siteName: "Dezén",
    title,
    description,
    url: paths[language],
    locale: openGraphLocale(language),
    alternateLocale: languages.filter((other) => other !== language).map(openGraphLocale),
    images: [{ url, ...cardSize, alt: title, type: "image/png" }],
  };
  return {
    title: page.named ? { absolute: title } : title,
    description,
    alternates: alternates(paths, language, page.xDefault),
    openGraph: article
      ? {
          ...shared,
          type: "article",
          publishedTime: article.published,
          modifiedTime: article.updated,
          section: article.section,
        }
      : { ...shared, type: "website" },
    twitter: { card: "summary_large_image" },
  };
}
