import "server-only";
import { ApiError } from "@/lib/api/client";
import { ask } from "@/lib/api/server";
import { defaultCurrency, defaultLanguage } from "@/lib/domain/locale";

/** The tread pattern of a slug (`{brand}-{pattern}`), the same in every language; `null` when there is none.
 * @throws ApiError when the catalogue cannot be reached */
export async function patternBySlug(slug: string) {
  const locale = { language: defaultLanguage, currency: defaultCurrency };
  try {
    return (await ask("GET /patterns/{slug}", { path: { slug } }, locale)).body;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
}
