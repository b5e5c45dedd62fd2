import { browser } from "@/lib/api/carriers/browser";
import { callApi } from "@/lib/api/client";
import type { Locale } from "@/lib/domain/locale";

/** What the visitor's country suggests instead of `shown`; `null` when it suggests just that.
 * @throws ApiError */
export async function suggestionFor(shown: Locale): Promise<Locale | null> {
  const { body } = await callApi(browser, "GET /geo-preferences", {});
  if (body.language === shown.language && body.currency === shown.currency) return null;
  return { language: body.language, currency: body.currency };
}
