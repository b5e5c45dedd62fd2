import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ArticleFileError, type FrontMatter, readArticleFile } from "@/lib/backend/article/front-matter";
import { articleCategoryBySlug, minutesToRead } from "@/lib/domain/article";
import { type Language, languages } from "@/lib/domain/locale";

type ArticleText = FrontMatter & { body: string; minutes: number };
/** An article in its three languages; `key` is the name of its folder. */
export type StoredArticle = { key: string; texts: Record<Language, ArticleText> };

async function readText(folder: string, key: string, language: Language): Promise<ArticleText> {
  const file = `${key}/${language}.md`;
  const content = await readFile(join(folder, file), "utf8").catch((error: unknown) => {
    throw new ArticleFileError(`${file}: cannot be read.`, { cause: error });
  });
  const { front, body } = readArticleFile(file, content);
  if (articleCategoryBySlug(front.slug)) throw new ArticleFileError(`${file}: slug: is a category's.`);
  if (body === "") throw new ArticleFileError(`${file}: the text is missing.`);
  return { ...front, body, minutes: minutesToRead(body) };
}

async function readArticle(folder: string, key: string): Promise<StoredArticle> {
  const texts = {} as StoredArticle["texts"];
  // One after the other, so that of several wrong files always the same one is named.
  for (const language of languages) texts[language] = await readText(folder, key, language);
  for (const field of ["category", "published", "updated"] as const) {
    const other = languages.find((language) => texts[language][field] !== texts.cs[field]);
    if (other) throw new ArticleFileError(`${key}/${other}.md: ${field}: must be that of ${key}/cs.md.`);
  }
  return { key, texts };
}

/** A slug names one article, in whatever language it is asked for: the other language's page leads to it. */
function refuseSharedSlugs(articles: StoredArticle[]): ArticleFileError[] {
  const owners = new Map<string, string>();
  const problems: ArticleFileError[] = [];
  for (const { key, texts } of articles) {
    for (const language of languages) {
      const { slug } = texts[language];
      const owner = owners.get(slug) ?? key;
      owners.set(slug, owner);
      if (owner !== key)
        problems.push(new ArticleFileError(`${key}/${language}.md: slug: is that of ${owner} already.`));
    }
  }
  return problems;
}

/**
 * Every article below a folder (`<key>/<language>.md`), the newest first. An article with a wrong file is left out and
 * reported among the problems.
 */
export async function readArticles(folder: string): Promise<{ articles: StoredArticle[]; problems: Error[] }> {
  const entries = await readdir(folder, { withFileTypes: true });
  const keys = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const read = await Promise.allSettled(keys.sort().map((key) => readArticle(folder, key)));
  const articles = read.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const problems = read.flatMap((one) => (one.status === "rejected" ? [one.reason as Error] : []));
  // The sort is stable: articles of one day stay sorted by key.
  articles.sort((a, b) => b.texts.cs.published.localeCompare(a.texts.cs.published));
  return { articles, problems: [...problems, ...refuseSharedSlugs(articles)] };
}
