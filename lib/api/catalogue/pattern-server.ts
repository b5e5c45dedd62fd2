import "server-only";
import { ask, orNull } from "@/lib/api/request/server";
import { defaultCurrency, defaultLanguage } from "@/lib/domain/locale";

/** The tread pattern of a slug (`{brand}-{pattern}`), the same in every language; `null` when there is none.
 * @throws ApiError when the catalogue cannot be reached */
export async function patternBySlug(slug: string) {
  const locale = { language: defaultLanguage, currency: defaultCurrency };
  return (await orNull(ask("GET /patterns/{slug}", { path: { slug } }, locale)))?.body ?? null;
}
