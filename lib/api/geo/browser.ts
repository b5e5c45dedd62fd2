import { browser } from "@/lib/api/transport/browser";
import { callApi } from "@/lib/api/transport/call";
import { type Country, isCountry, isCurrency, isLanguage, type Locale } from "@/lib/domain/locale";
import { processWide } from "@/lib/runtime/process-wide";

/** Session storage key of the suggestion, so that a tab asks once. */
const storageKey = "geo-preferences";

type Suggested = Partial<Locale> & { country?: Country };

// The build gives each part of a page that asks a copy of this module of its own.
const request = processWide<Promise<Suggested> | undefined>("geo preferences", () => undefined);

function storedSuggestion(): Suggested | null {
  try {
    const stored: Partial<Record<keyof Suggested, unknown>> | null = JSON.parse(
      sessionStorage.getItem(storageKey) ?? "null",
    );
    if (!stored) return null;
    const { language, currency, country } = stored;
    return {
      ...(isLanguage(language) && { language }),
      ...(isCurrency(currency) && { currency }),
      ...(isCountry(country) && { country }),
    };
  } catch {
    return null; // storage unavailable or damaged: asked once per document
  }
}

async function suggested(): Promise<Suggested> {
  const stored = storedSuggestion();
  if (stored) return stored;
  // Of the visitor, not of the page: what the browser prefers is what may be suggested.
  const headers = { "accept-language": navigator.languages.join(",") };
  const { body } = await callApi(browser, "GET /geo-preferences", {}, headers);
  const suggestion = {
    ...(body.language && { language: body.language }),
    ...(body.currency && { currency: body.currency }),
    ...(isCountry(body.country) && { country: body.country }),
  };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(suggestion));
  } catch (error) {
    console.warn("The suggestion is not kept, storage is closed:", error);
  }
  return suggestion;
}

function suggestionOnce(): Promise<Suggested> {
  const known = request.get();
  if (known) return known;
  const asking = suggested().catch((error: unknown) => {
    request.set(undefined);
    throw error;
  });
  request.set(asking);
  return asking;
}

/**
 * What the visitor's country suggests instead of `shown`; `null` when it suggests just that. Asked once.
 * @param keep what of `shown` the visitor has chosen: nothing else is suggested for it
 * @throws ApiError, TypeError; then it is asked again the next time
 */
export async function suggestionFor(shown: Locale, keep: Record<keyof Locale, boolean>): Promise<Locale | null> {
  const { language, currency } = await suggestionOnce();
  const suggestion = {
    language: (!keep.language && language) || shown.language,
    currency: (!keep.currency && currency) || shown.currency,
  };
  return suggestion.language === shown.language && suggestion.currency === shown.currency ? null : suggestion;
}

/** The visitor's country where the shop delivers to it, else `null`. @throws ApiError, TypeError as above */
export async function suggestedCountry(): Promise<Country | null> {
  return (await suggestionOnce()).country ?? null;
}
