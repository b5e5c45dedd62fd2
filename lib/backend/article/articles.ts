import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { readArticles, type StoredArticle } from "@/lib/backend/article/read-articles";
import type { Language } from "@/lib/domain/locale";
import { languages } from "@/lib/domain/locale";
import { pageTags } from "@/lib/domain/page-tags";
import { onPurge } from "@/lib/runtime/cached-pages";
import { log } from "@/lib/telemetry/log";

/** The folder of the texts, relative to the project's folder, because bundled code has no folder of its own. */
export const articlesFolder = () => join(/* turbopackIgnore: true */ process.cwd(), "lib/backend/article/articles");

/** For so long the folder is not looked at again, ms, unless pages are told that articles have changed: to look takes longer than to search. */
const lookedAtFor = 1000;

let cached: { version: string; articles: Promise<StoredArticle[]> } | undefined;
let looked: { at: number; folder: string; version: Promise<string> } | undefined;

onPurge((tags) => {
  if (!tags || tags.includes(pageTags.articles)) looked = undefined;
});

/** Changes whenever a text is written, so that a corrected article needs no restart. */
async function readVersion(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".md"));
  const times = await Promise.all(
    names.sort().map(async (name) => `${name} ${(await stat(join(folder, name))).mtimeMs}`),
  );
  return times.join("\n");
}

function versionOf(folder: string): Promise<string> {
  const now = performance.now();
  if (!looked || looked.folder !== folder || now - looked.at >= lookedAtFor) {
    const version = readVersion(folder);
    looked = { at: now, folder, version };
    version.catch(() => {
      if (looked?.version === version) looked = undefined;
    });
  }
  return looked.version;
}

async function readAll(folder: string): Promise<StoredArticle[]> {
  const { articles, problems } = await readArticles(folder);
  for (const { message } of problems) log().error(`articles: ${message}`);
  return articles;
}

/** Every article, the newest first; read once until a file changes, which is noticed within a second. Wrong files are logged and left out. */
export async function allArticles(): Promise<StoredArticle[]> {
  const folder = articlesFolder();
  const version = await versionOf(folder);
  if (cached?.version !== version) cached = { version, articles: readAll(folder) };
  return cached.articles;
}

/** The article of a slug, the caller's language first, then any; `undefined` when there is none. */
export async function findArticle(slug: string, language: Language): Promise<StoredArticle | undefined> {
  const articles = await allArticles();
  return [language, ...languages]
    .map((each) => articles.find(({ texts }) => texts[each].slug === slug))
    .find((found) => found !== undefined);
}
