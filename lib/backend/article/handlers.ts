import { allArticles, findArticle } from "@/lib/backend/article/articles";
import { inLanguages, presentTeaser } from "@/lib/backend/article/present-article";
import type { StoredArticle } from "@/lib/backend/article/read-articles";
import { linkedKeys, relatedArticles } from "@/lib/backend/article/related";
import { countView, viewsOf } from "@/lib/backend/article/views";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { limitAddress } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import type { Language } from "@/lib/domain/locale";
import { pageTags } from "@/lib/domain/page-tags";

/** Teasers on a page of the list. */
const pageSize = 12;

/** How old the number of an article's reads may be, ms: every visit would outdate the page that is visited. */
const viewsFor = 600_000;

const articleReads = (now: Date) => ({ tags: [pageTags.articles], refresh: now.getTime() + viewsFor });

async function existing(slug: string, language: Language): Promise<StoredArticle> {
  const article = await findArticle(slug, language);
  if (!article) throw new ApiProblem("not_found");
  return article;
}

async function teasers(articles: StoredArticle[], language: Language) {
  const views = await viewsOf(articles.map(({ key }) => key));
  return articles.map((article) => presentTeaser(article, language, views.get(article.key) ?? 0));
}

/** The list of articles, and each article. */
export const articleHandlers: Handlers<"GET /articles" | "GET /articles/{slug}" | "POST /articles/{slug}/views"> = {
  "GET /articles": async ({ query: { category, page } }, { language, now, reads }) => {
    reads(articleReads(now));
    const all = await allArticles();
    const chosen = all.filter(({ texts }) => category === undefined || texts[language].category === category);
    const shown = chosen.slice((page - 1) * pageSize, page * pageSize);
    const body = {
      data: await teasers(shown, language),
      page: { number: page, size: pageSize, total: chosen.length },
    };
    return { status: 200, body };
  },
  "GET /articles/{slug}": async ({ path }, { language, now, reads }) => {
    reads(articleReads(now));
    const [found, all] = [await existing(path.slug, language), await allArticles()];
    const { body } = found.texts[language];
    const linked = linkedKeys(body).flatMap((key) => {
      const other = all.find((each) => each.key === key);
      return other ? [[key, inLanguages((each) => other.texts[each].slug)] as const] : [];
    });
    const [teaser, ...related] = await teasers([found, ...relatedArticles(found, language, all)], language);
    if (!teaser) throw new ApiProblem("not_found");
    return { status: 200, body: { ...teaser, body, linked: Object.fromEntries(linked), related } };
  },
  "POST /articles/{slug}/views": async ({ path }, context) => {
    const { key } = await existing(path.slug, context.language);
    await limitAddress(limits.articleView, context);
    await countView(key, context);
    return { status: 204 };
  },
};
