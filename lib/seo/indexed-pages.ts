import { languages } from "@/lib/domain/locale";
import { listKeys } from "@/lib/preferences/query";
import { type FixedPage, type Paths, pathOf, pathsOf } from "@/lib/seo/paths";

/** Which pages with a fixed address are for search engines; the others are one visitor's own, or lead to nothing new. */
const indexed: Record<FixedPage, boolean> = {
  home: true,
  cart: false,
  checkout: false,
  orderCreated: false,
  terms: true,
  delivery: true,
  contacts: true,
  blog: true,
  signIn: false,
  register: false,
  forgotPassword: false,
  account: false,
  orderTracking: false,
  cars: true,
};

const pages = (wanted: boolean) =>
  Object.entries(indexed).flatMap(([page, is]) => (is === wanted ? [page as FixedPage] : []));

/** Public paths of every page with a fixed address that search engines may show. */
export function indexedPages(): Paths[] {
  return pages(true).map(pathsOf);
}

/**
 * What crawlers are asked not to fetch: calls, pages of one visitor, results of a search, and filtered or sorted
 * listings, which show the tyres of their unfiltered listing again in endless combinations. Pages of a list (`page`)
 * and the currency (`currency`, with which feeds link) stay open. Source: Google Search Central, faceted navigation.
 */
export function uncrawledPaths(): string[] {
  const own = pages(false).flatMap((page) => languages.map((language) => pathOf(page, language)));
  const filters = listKeys.filter((key) => key !== "page").map((key) => `/*?*${key}=`);
  return ["/api/", "/search-result", "/*/search-result", "/reset-password", ...own, ...filters];
}
