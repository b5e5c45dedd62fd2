import { browser } from "@/lib/api/carriers/browser";
import { callApi } from "@/lib/api/client";
import { isCurrency, isLanguage, type Locale } from "@/lib/domain/locale";

/** Where a tab keeps what was suggested, so that it asks once. */
const storageKey = "geo-preferences";

type Suggested = Partial<Locale>;

let asked: Promise<Suggested> | undefined;

function keptSuggestion(): Suggested | null {
  try {
    const kept: Partial<Record<keyof Locale, unknown>> | null = JSON.parse(
      sessionStorage.getItem(storageKey) ?? "null",
    );
    if (!kept) return null;
    const { language, currency } = kept;
    return { ...(isLanguage(language) && { language }), ...(isCurrency(currency) && { currency }) };
  } catch {
    return null; // closed or damaged storage: it is asked once a document then
  }
}

async function suggested(): Promise<Suggested> {
  const kept = keptSuggestion();
  if (kept) return kept;
  // Of the visitor, not of the page: what the browser prefers is what may be suggested.
  const visitors = { "accept-language": navigator.languages.join(",") };
  const { body } = await callApi(browser, "GET /geo-preferences", {}, visitors);
  const suggestion = {
    ...(body.language && { language: body.language }),
    ...(body.currency && { currency: body.currency }),
  };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(suggestion));
  } catch (error) {
    console.warn("The suggestion is not kept, storage is closed:", error);
  }
  return suggestion;
}

/**
 * What the visitor's country suggests instead of `shown`; `null` when it suggests just that. Asked once.
 * @throws ApiError, TypeError; then it is asked again the next time
 */
export async function suggestionFor(shown: Locale): Promise<Locale | null> {
  asked ??= suggested();
  try {
    const suggestion = { ...shown, ...(await asked) };
    return suggestion.language === shown.language && suggestion.currency === shown.currency ? null : suggestion;
  } catch (error) {
    asked = undefined;
    throw error;
  }
}
