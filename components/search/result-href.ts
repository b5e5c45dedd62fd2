import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** The public address of a search's results. The usual order and the first page are not written. */
export function resultHref(language: Language, q: string, { sort = "recommended", page = 1 } = {}): string {
  const query = new URLSearchParams({ q });
  if (sort !== "recommended") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return `${pathOf("searchResult", language)}?${query}`;
}
