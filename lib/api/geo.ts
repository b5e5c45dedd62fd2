import { browser } from "@/lib/api/carriers/browser";
import { callApi } from "@/lib/api/client";
import type { Locale } from "@/lib/domain/locale";

/** What the visitor's country suggests instead of `shown`; `null` when it suggests just that.
 * @throws ApiError */
export async function suggestionFor(shown: Locale): Promise<Locale | null> {
  const { body } = await callApi(browser, "GET /geo-preferences", {});
  const { language, currency } = {
    language: body.language ?? shown.language,
    currency: body.currency ?? shown.currency,
  };
  return language === shown.language && currency === shown.currency ? null : { language, currency };
}
