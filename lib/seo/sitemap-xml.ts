import { type Language, languages } from "@/lib/domain/locale";
import { xmlText } from "@/lib/domain/xml-text";
import type { Paths } from "@/lib/seo/paths";

/**
 * A page in all languages. `updated_at`: when it changed last, ISO 8601, `null` when unknown; `xDefault`: its path for other
 * languages, the English one by default.
 */
export type SitemapEntry = { paths: Paths; updated_at: string | null; xDefault?: string };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const lastmod = (time: string | null) => (time === null ? "" : `<lastmod>${xmlText(time)}</lastmod>`);

/** The same page's addresses: one for each language, and one for everybody else. */
function alternates({ paths, xDefault = paths.en }: SitemapEntry, publicUrl: string): string {
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(publicUrl + path)}"/>`;
  return languages.map((language) => link(language, paths[language])).join("") + link("x-default", xDefault);
}

/**
 * A sitemap of pages in one language. Source: sitemaps.org, Google's rules for localised versions.
 * @param publicUrl where the shop is found, without a slash at the end
 */
export function sitemapXml(entries: readonly SitemapEntry[], language: Language, publicUrl: string): string {
  const urls = entries.map(
    (entry) =>
      `<url><loc>${xmlText(publicUrl + entry.paths[language])}</loc>${lastmod(entry.updated_at)}${alternates(entry, publicUrl)}</url>\n`,
  );
  return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("")}</urlset>\n`;
}

/** The index of all sitemaps. `path`: below the public address. */
export function sitemapIndexXml(
  files: readonly { path: string; updated_at: string | null }[],
  publicUrl: string,
): string {
  const entries = files.map(
    ({ path, updated_at }) => `<sitemap><loc>${xmlText(publicUrl + path)}</loc>${lastmod(updated_at)}</sitemap>\n`,
  );
  return `${head}<sitemapindex ${namespace}>\n${entries.join("")}</sitemapindex>\n`;
}
