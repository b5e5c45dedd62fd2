import { allArticles } from "@/lib/backend/article/articles";
import { searchText } from "@/lib/backend/catalogue/search-text";
import { sizeGroups } from "@/lib/backend/catalogue/size-groups";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { limitAddress } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { loadVocabulary } from "@/lib/backend/search/load-vocabulary";
import { suggest } from "@/lib/backend/search/suggest";
import { understand } from "@/lib/backend/search/understand";
import type { Suggestion } from "@/lib/contract/search";
import type { Language } from "@/lib/domain/locale";

const max = 8;
const maxArticles = 2;
/** Sizes are put in order by how many tyres they have: counts of the last half minute will do, ms. */
const countsMayBe = 30_000;

/** Articles in whose title every typed word begins a word. */
async function articlesFor(typed: string, language: Language): Promise<Suggestion[]> {
  const words = searchText(typed).split(" ").filter(Boolean);
  if (words.join("").length < 3) return [];
  const articles = await allArticles();
  return articles
    .filter(({ texts }) => words.every((word) => ` ${searchText(texts[language].title)}`.includes(` ${word}`)))
    .slice(0, maxArticles)
    .map(({ texts }) => ({
      kind: "article" as const,
      label: texts[language].title,
      path: `/${language}/blog/${texts[language].slug}`,
    }));
}

/** Suggestions while typing. */
export const searchHandlers: Handlers<"GET /search/suggestions"> = {
  "GET /search/suggestions": async ({ query: { q } }, voice) => {
    if (q === "") return { status: 200, body: { data: [] } };
    await limitAddress(limits.suggestions, voice);
    const [vocabulary, groups, articles] = await Promise.all([
      loadVocabulary(),
      sizeGroups(voice.currency, Date.now(), countsMayBe),
      articlesFor(q, voice.language),
    ]);
    const found = suggest(q, { understood: understand(q, vocabulary), vocabulary, groups, voice });
    const different = [...new Map(found.map((each) => [each.label, each])).values()];
    return { status: 200, body: { data: [...different.slice(0, max - articles.length), ...articles] } };
  },
};
