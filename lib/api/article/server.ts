import "server-only";
import { cache } from "react";
import { ask, orFallback, orNull } from "@/lib/api/request/server";
import type { Article } from "@/lib/contract/articles";
import type { ArticleCategory } from "@/lib/domain/article";
import type { Currency, Language, Locale } from "@/lib/domain/locale";

const listOnce = cache(
  async (category: ArticleCategory | null, page: number, language: Language, currency: Currency) => {
    const query = { category: category ?? undefined, page };
    const list = ask("GET /articles", { query }, { language, currency }).then(({ body }) => body);
    return orFallback(list, { data: [], page: { number: page, size: 1, total: 0 } });
  },
);

/**
 * A page of teasers, the newest first; an empty one when the back end has none. @param category `null`: of all categories.
 * @throws ApiError while the back end is unavailable
 */
export function listArticles(category: ArticleCategory | null, page: number, { language, currency }: Locale) {
  return listOnce(category, page, language, currency);
}

const readOnce = cache(async (slug: string, language: Language, currency: Currency): Promise<Article | null> => {
  return (await orNull(ask("GET /articles/{slug}", { path: { slug } }, { language, currency })))?.body ?? null;
});

/** The article of a slug in any language, in the language of the locale; `null` when there is none. Asked once for a
 * page. @throws ApiError */
export function articleBySlug(slug: string, { language, currency }: Locale): Promise<Article | null> {
  return readOnce(slug, language, currency);
}
