import { languages } from "@/lib/domain/locale";
import { listKeys } from "@/lib/preferences/query";
import { type FixedPage, type Paths, pathOf, pathsOf } from "@/lib/seo/paths";

/** Pages with a fixed address that search engines may show. */
const indexed: readonly FixedPage[] = [
  "home",
  "about",
  "delivery",
  "faq",
  "terms",
  "complaints",
  "privacy",
  "cookies",
  "accessibility",
  "contacts",
  "blog",
  "cars",
  "withdrawal",
];

/** Pages of one visitor: they say noindex, and crawlers need not fetch them. Other pages are neither offered nor refused. */
const own: readonly FixedPage[] = [
  "cart",
  "checkout",
  "orderCreated",
  "signIn",
  "register",
  "forgotPassword",
  "account",
  "orderTracking",
  "compare",
  "stockNotice",
];

/** Public paths of every page with a fixed address that search engines may show, and its address without a language. @param idle pages that have nothing to show */
export function indexedPages(idle: ReadonlySet<FixedPage> = new Set()): { paths: Paths; xDefault: string }[] {
  const shown = indexed.filter((page) => !idle.has(page));
  return shown.map((page) => ({ paths: pathsOf(page), xDefault: pathOf(page, "en").slice("/en".length) || "/" }));
}

/**
 * Paths that crawlers should not fetch: calls, pages of one visitor, results of a search, and filtered or sorted listings,
 * which show the tyres of their unfiltered listing again in endless combinations. Pages of a list (`page`) and the currency
 * (`currency`, with which feeds link) stay open. Source: Google Search Central, faceted navigation.
 */
export function uncrawledPaths(): string[] {
  const ownPages = own.flatMap((page) => languages.map((language) => pathOf(page, language)));
  const filters = listKeys.filter((key) => key !== "page").map((key) => `/*?*${key}=`);
  return ["/api/", "/admin", "/search-result", "/*/search-result", "/reset-password", ...ownPages, ...filters];
}
