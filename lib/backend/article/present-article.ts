import type { StoredArticle } from "@/lib/backend/article/read-articles";
import type { ArticleTeaser } from "@/lib/contract/articles";
import { teaserDate } from "@/lib/domain/article";
import { type Language, languages } from "@/lib/domain/locale";

/** A value of an article in each language. */
export const inLanguages = (of: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, string>;

/** An article as a list shows it. @param views how often it has been read */
export function presentTeaser({ key, texts }: StoredArticle, language: Language, views: number): ArticleTeaser {
  const { title, subtitle, description, category, published, updated, minutes } = texts[language];
  return {
    key,
    slugs: inLanguages((each) => texts[each].slug),
    category,
    title,
    subtitle,
    description,
    date: teaserDate(published),
    published,
    updated,
    views,
    time_to_read: minutes,
  };
}
