import { redirect } from "next/navigation";
import { listProducts } from "@/lib/api/catalogue";
import type { ProductList } from "@/lib/contract/products";
import { sorts } from "@/lib/contract/products";
import type { Locale } from "@/lib/domain/locale";
import { pageLocale } from "@/lib/i18n/locale";
import { pathOf } from "@/lib/seo/paths";

export type ResultParams = { searchParams: Promise<Record<string, string | string[] | undefined>> };

type Sort = (typeof sorts)[number];
export type SearchResult = {
  locale: Locale;
  q: string;
  sort: Sort;
  list: ProductList;
  /** The first tyres of the nearest search, where nothing was found. */
  near: ProductList | null;
};

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? "";
const longest = 200;

/**
 * Reads the address and asks the shop. Without anything to look for it leads to the page where a search begins (307).
 * Metadata and page share its reads. @throws ApiError when the catalogue cannot be reached
 */
export async function loadResult({ searchParams }: ResultParams): Promise<SearchResult> {
  const locale = await pageLocale();
  const params = await searchParams;
  const q = first(params.q).trim().slice(0, longest);
  if (q === "") redirect(pathOf("searchPage", locale.language));
  const sort = sorts.find((each) => each === first(params.sort)) ?? "recommended";
  const asked = Number(first(params.page) || 1);
  const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
  const list = await listProducts({ q, sort, page }, locale);
  const nearest = list.understood?.nearest[0];
  const near = nearest ? await listProducts({ q: nearest.q }, locale) : null;
  return { locale, q, sort, list, near };
}
