import { type Language, languages } from "@/lib/domain/locale";

/** What an article is. Source: specification, section 9. */
export const articleCategories = ["news", "blog", "promotion"] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** Path segment of each category's list below `/blog`; articles never take one of these. */
export const articleCategorySlugs: Record<ArticleCategory, Record<Language, string>> = {
  news: { cs: "novinky", sk: "novinky", en: "news" },
  blog: { cs: "rady", sk: "rady", en: "guides" },
  promotion: { cs: "akce", sk: "akcie", en: "offers" },
};

/** The category whose slug in any language is `slug`, or `undefined`. */
export function articleCategoryBySlug(slug: string): ArticleCategory | undefined {
  return articleCategories.find((category) =>
    languages.some((language) => articleCategorySlugs[category][language] === slug),
  );
}

/** Words a reader takes in per minute. Source: decisions, articles. */
const wordsPerMinute = 200;

/** Words of a markdown text: what is read, without addresses of links and without marks. */
export function countWords(markdown: string): number {
  const read = markdown.replace(/\]\([^)]*\)/g, "] ").replace(/<https?:[^>]*>/g, " ");
  return read.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.,’'/%-]*/gu)?.length ?? 0;
}

/** Minutes a markdown text takes to read, rounded up; at least one. */
export function minutesToRead(markdown: string): number {
  return Math.max(1, Math.ceil(countWords(markdown) / wordsPerMinute));
}

/** `2026-11-02` as a teaser shows it in every language, `02.11.2026`. Source: specification, section 9. */
export function teaserDate(day: string): string {
  return day.split("-").reverse().join(".");
}
