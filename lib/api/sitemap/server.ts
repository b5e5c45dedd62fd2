import "server-only";
import { listArticles } from "@/lib/api/article/server";
import { ask, orFallback, orNull } from "@/lib/api/request/server";
import { idlePages } from "@/lib/api/shop/idle-pages";
import { vehicleMakes } from "@/lib/api/vehicle/server";
import { type SitemapKind, sitemapKinds } from "@/lib/contract/sitemap";
import { defaultCurrency, defaultLanguage, isLanguage, type Language, languages } from "@/lib/domain/locale";
import { articlePaths } from "@/lib/seo/article-paths";
import { indexedPages } from "@/lib/seo/indexed-pages";
import { carPaths } from "@/lib/seo/paths";
import type { SitemapEntry } from "@/lib/seo/sitemap-xml";

/** Addresses are the same for everybody: the question needs some language and currency, not a particular one. */
const locale = { language: defaultLanguage, currency: defaultCurrency };

async function articles(): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let page = 1; ; page += 1) {
    const { data, page: read } = await listArticles(null, page, locale);
    entries.push(...data.map(({ slugs, updated }) => ({ paths: articlePaths(slugs), updated_at: updated })));
    if (data.length === 0 || page * read.size >= read.total) return entries;
  }
}

async function cars(): Promise<SitemapEntry[]> {
  const makes = await vehicleMakes(locale);
  const paths = makes.flatMap(({ slug, models }) => [
    carPaths(slug),
    ...models.map((model) => carPaths(slug, model.slug)),
  ]);
  return paths.map((each) => ({ paths: each, updated_at: null }));
}

/** Kinds that are short: one file each. */
const whole: Record<string, () => Promise<SitemapEntry[]> | SitemapEntry[]> = {
  pages: async () => indexedPages(await idlePages()).map((page) => ({ ...page, updated_at: null })),
  articles,
  cars,
};

const isPaged = (kind: string): kind is SitemapKind => (sitemapKinds as readonly string[]).includes(kind);

async function page(kind: SitemapKind, number: number): Promise<SitemapEntry[]> {
  const request = ask("GET /sitemap/{kind}", { path: { kind }, query: { page: number } }, locale);
  return (await orNull(request))?.body.data ?? [];
}

/** The newest of some times; `null` where none is known. */
const newest = (entries: readonly SitemapEntry[]) =>
  entries.reduce<string | null>(
    (last, { updated_at: at }) => (at !== null && (last === null || at > last) ? at : last),
    null,
  );

/**
 * Every sitemap of the shop, by kind and language, with the time of its last change; of the kinds that the back end knows.
 * @throws ApiError while it is unavailable
 */
export async function sitemapFiles(): Promise<{ path: string; updated_at: string | null }[]> {
  const paged = await orFallback(
    ask("GET /sitemap", {}, locale).then(({ body }) => body.data),
    [],
  );
  const short = await Promise.all(
    Object.entries(whole).map(async ([kind, read]) => ({ kind, page: 1, entries: await read() })),
  );
  const files = [
    ...short
      .filter(({ entries }) => entries.length > 0)
      .map(({ kind, page: number, entries }) => ({ kind, page: number, updated_at: newest(entries) })),
    ...paged,
  ];
  return files.flatMap(({ kind, page: number, updated_at }) =>
    languages.map((language) => ({ path: `/sitemaps/${kind}-${language}-${number}.xml`, updated_at })),
  );
}

/**
 * The entries of one sitemap.
 * @param file `{kind}-{language}-{number}.xml`
 * @returns `null` for a file that does not exist
 * @throws ApiError
 */
export async function sitemapFile(file: string): Promise<{ language: Language; entries: SitemapEntry[] } | null> {
  const [, kind = "", language, digits] = /^([a-z]+)-([a-z]{2})-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  const number = Number(digits);
  if (!isLanguage(language) || number > 50_000) return null;
  const read = number === 1 && Object.hasOwn(whole, kind) ? whole[kind] : undefined;
  const entries = read ? await read() : isPaged(kind) ? await page(kind, number) : [];
  return entries.length > 0 ? { language, entries } : null;
}
