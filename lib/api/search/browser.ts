import { browser } from "@/lib/api/transport/browser";
import { callApi } from "@/lib/api/transport/call";
import type { Suggestion } from "@/lib/contract/search";
import type { Locale } from "@/lib/domain/locale";

/**
 * What the beginning of a search may become.
 * @param signal cancels the request
 * @throws ApiError, and what `fetch` throws: `AbortError` when cancelled
 */
export async function fetchSuggestions(q: string, locale: Locale, signal: AbortSignal): Promise<Suggestion[]> {
  const headers = { "accept-language": locale.language, "x-currency": locale.currency };
  const { body } = await callApi(
    (path, init) => browser(path, { ...init, signal }),
    "GET /search/suggestions",
    { query: { q } },
    headers,
  );
  return body.data;
}
