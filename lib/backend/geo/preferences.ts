import type { GeoPreferences } from "@/lib/contract/shop";

/** Countries that pay in euro. Source: European Central Bank, state of 1 January 2026 (with Bulgaria). */
const euro = new Set("AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES AD MC ME SM VA XK".split(" "));

/** Language and currency suggested for a country: CZ cs/CZK, SK sk/EUR, other euro countries en/EUR, else en/USD. */
export function preferencesFor(country: string | null): GeoPreferences {
  if (country === "CZ") return { language: "cs", currency: "CZK", country };
  if (country === "SK") return { language: "sk", currency: "EUR", country };
  return { language: "en", currency: country && euro.has(country) ? "EUR" : "USD", country };
}
