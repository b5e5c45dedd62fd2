import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { resultHref } from "@/components/search/result-href";
import { listProducts } from "@/lib/api/catalogue/server";
import { catalogueOffered } from "@/lib/api/request/offered";
import { orAbsent, orFallback } from "@/lib/api/request/server";
import { ApiError } from "@/lib/api/transport/call";
import type { ProductList } from "@/lib/contract/products";
import { sorts } from "@/lib/contract/products";
import type { Locale } from "@/lib/domain/locale";
import { maxPage } from "@/lib/domain/max-page";
import { typedSearch } from "@/lib/domain/typed-search";
import { pageLocale } from "@/lib/i18n/locale";
import { declareShared, setPageStatus } from "@/lib/runtime/page-answer";
import { pathOf } from "@/lib/seo/paths";

export type ResultParams = { searchParams: Promise<Record<string, string | string[] | undefined>> };

type Sort = (typeof sorts)[number];
export type SearchResult = {
  locale: Locale;
  q: string;
  sort: Sort;
  /** `null` when the visitor searches too often (`wait` says when to try again) or no tyres are shown. */
  list: ProductList | null;
  wait: string | null;
  /** Does the shop have tyres to search? */
  shown: boolean;
  /** The first tyres of the closest search when nothing was found. */
  near: ProductList | null;
};

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? "";

/**
 * Reads the query and asks the API. Redirects (307) to the search page when there is nothing to search for, and to the last
 * page when the number is too high. A visitor who searches too often gets a page that says so, with status 429. A page that is
 * asked for without a visitor's address may be cached. Metadata and
 * page share the reads. @throws ApiError when the catalogue cannot be reached
 */
export async function loadResult({ searchParams }: ResultParams): Promise<SearchResult> {
  const locale = await pageLocale();
  const params = await searchParams;
  const q = typedSearch(first(params.q));
  if (q === "") redirect(pathOf("searchPage", locale.language));
  const sort = sorts.find((each) => each === first(params.sort)) ?? "recommended";
  const requestedPage = Number(first(params.page) || 1);
  const page = Number.isInteger(requestedPage) && requestedPage >= 1 ? Math.min(requestedPage, maxPage) : 1;
  const nothing = { locale, q, sort, list: null, near: null, wait: null, shown: false };
  if (!(await catalogueOffered())) return nothing;
  const address = (await headers()).get("x-forwarded-for");
  try {
    const list = await orAbsent(listProducts({ q, sort, page }, locale, address));
    if (!list) return nothing;
    const last = Math.max(1, Math.ceil(list.page.total / list.page.size));
    if (page > last) redirect(resultHref(locale.language, q, { sort, page: last }));
    const nearest = list.understood?.nearest[0];
    const near = nearest ? await orFallback(listProducts({ q: nearest.q }, locale, address), null) : null;
    if (address === null) declareShared();
    return { locale, q, sort, list, near, wait: null, shown: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "too_many") throw error;
    setPageStatus(429, { "Retry-After": String(error.retryAfter ?? 60), "Cache-Control": "private, no-store" });
    return { ...nothing, shown: true, wait: error.problem?.detail ?? null };
  }
}
