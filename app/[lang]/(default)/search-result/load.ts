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
import { pageLocale } from "@/lib/i18n/locale";
import { setPageStatus } from "@/lib/runtime/page-answer";
import { pathOf } from "@/lib/seo/paths";

export type ResultParams = { searchParams: Promise<Record<string, string | string[] | undefined>> };

type Sort = (typeof sorts)[number];
export type SearchResult = {
  locale: Locale;
  q: string;
  sort: Sort;
  /** `null` for whoever searches too often, `wait` then says when to come again; and where no tyres are shown. */
  list: ProductList | null;
  wait: string | null;
  /** Are there tyres to search? */
  shown: boolean;
  /** The first tyres of the nearest search, where nothing was found. */
  near: ProductList | null;
};

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? "";
const longest = 200;
/** The highest page that the API may be asked for. */
const maxPage = 10_000;

/**
 * Reads the address and asks the shop. Without anything to look for it leads to the page where a search begins, past the last
 * page of results to that one (307 each).
 * Metadata and page share its reads. Whoever searches
 * too often gets a page that says so, with status 429. @throws ApiError when the catalogue cannot be reached
 */
export async function loadResult({ searchParams }: ResultParams): Promise<SearchResult> {
  const locale = await pageLocale();
  const params = await searchParams;
  const q = first(params.q).replaceAll("\0", " ").trim().slice(0, longest); // no text of the shop holds a NUL
  if (q === "") redirect(pathOf("searchPage", locale.language));
  const sort = sorts.find((each) => each === first(params.sort)) ?? "recommended";
  const asked = Number(first(params.page) || 1);
  const page = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, maxPage) : 1;
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
    return { locale, q, sort, list, near, wait: null, shown: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "too_many") throw error;
    setPageStatus(429, { "Retry-After": String(error.retryAfter ?? 60), "Cache-Control": "private, no-store" });
    return { ...nothing, shown: true, wait: error.problem?.detail ?? null };
  }
}
