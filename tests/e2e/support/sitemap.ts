import type { APIRequestContext } from "@playwright/test";

/** Of the kinds with thousands of pages some are looked at, of the others all. */
export const looked = { pages: 1000, articles: 1000, cars: 30, listings: 15, tyres: 15 };
export type Kind = keyof typeof looked;

/** Text of an attribute as it reads. */
export const decoded = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/** Paths of one kind and language as the sitemap lists them. */
export async function mapped(request: APIRequestContext, kind: Kind, language: string): Promise<string[]> {
  const map = await (await request.get(`/sitemaps/${kind}-${language}-1.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(decoded(url)).pathname);
  return paths.slice(0, looked[kind]);
}
