import { browser } from "@/lib/api/transport/browser";
import { callApi } from "@/lib/api/transport/call";
import { type Country, isCountry, isCurrency, isLanguage, type Locale } from "@/lib/domain/locale";
import { storedValue } from "@/lib/preferences/stored-value";
import { processWide } from "@/lib/runtime/process-wide";

type Suggested = Partial<Locale> & { country?: Country };

// The build gives each part of a page that asks a copy of this module of its own.
const request = processWide<Promise<Suggested> | undefined>("geo preferences", () => undefined);

/** What the shop has of what was suggested. */
function known({ language, currency, country }: Partial<Record<keyof Suggested, unknown>>): Suggested {
  return {
    ...(isLanguage(language) && { language }),
    ...(isCurrency(currency) && { currency }),
    ...(isCountry(country) && { country }),
  };
}

/** In the tab's storage, so that it asks once. */
const stored = storedValue<Suggested | null>(
  "geo-preferences",
  null,
  (text) => known(JSON.parse(text)),
  "sessionStorage",
);

async function suggested(): Promise<Suggested> {
  const cached = stored.read();
  if (cached) return cached;
  // Of the visitor, not of the page: what the browser prefers is what may be suggested.
  const headers = { "accept-language": navigator.languages.join(",") };
  const { body } = await callApi(browser, "GET /geo-preferences", {}, headers);
  const suggestion = known(body);
  stored.write(JSON.stringify(suggestion));
  return suggestion;
}

function suggestionOnce(): Promise<Suggested> {
  const begun = request.get();
  if (begun) return begun;
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
