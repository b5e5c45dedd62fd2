import type { StoredArticle } from "@/lib/backend/article/read-articles";
import type { Language } from "@/lib/domain/locale";

/** How many articles are offered below one. */
const offered = 3;

/** Keys of the articles a text links to by `article:`, each once, in the order they appear. */
export function linkedKeys(body: string): string[] {
  return [...new Set([...body.matchAll(/\]\(article:([a-z0-9-]+)\)/g)].map(([, key = ""]) => key))];
}

/** What to read next: what the text links to, then what is of the same category, then the newest of the rest. */
export function relatedArticles(article: StoredArticle, language: Language, all: StoredArticle[]): StoredArticle[] {
  const { body, category } = article.texts[language];
  const linked = linkedKeys(body);
  const rank = (other: StoredArticle) => {
    const place = linked.indexOf(other.key);
    if (place >= 0) return place;
    return linked.length + (other.texts[language].category === category ? 0 : 1);
  };
  return all
    .filter(({ key }) => key !== article.key)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, offered);
}
