import "server-only";
import { cache } from "react";
import { ApiError } from "@/lib/api/client";
import { ask } from "@/lib/api/server";
import type { Article } from "@/lib/contract/articles";
import type { ArticleCategory } from "@/lib/domain/article";
import type { Currency, Language, Locale } from "@/lib/domain/locale";

const listOnce = cache(
  async (category: ArticleCategory | null, page: number, language: Language, currency: Currency) => {
    const query = { category: category ?? undefined, page };
    return (await ask("GET /articles", { query }, { language, currency })).body;
  },
);

/** A page of teasers, the newest first. @param category `null`: of all categories. @throws ApiError */
export function listArticles(category: ArticleCategory | null, page: number, { language, currency }: Locale) {
  return listOnce(category, page, language, currency);
}

const readOnce = cache(async (slug: string, language: Language, currency: Currency): Promise<Article | null> => {
  try {
    return (await ask("GET /articles/{slug}", { path: { slug } }, { language, currency })).body;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
});

/** The article of a slug in any language, in the language of the locale; `null` when there is none. Asked once for a
 * page. @throws ApiError but for not_found */
export function articleBySlug(slug: string, { language, currency }: Locale): Promise<Article | null> {
  return readOnce(slug, language, currency);
}
