import { deliveryCountry } from "@/lib/domain/delivery";
import type { Country, Currency, Language } from "@/lib/domain/locale";

/**
 * The country of delivery before the shopper has said one: Slovak or euros mean Slovakia, Czech or crowns mean Czechia.
 * English with dollars tells nothing; there the specification's default country holds, which is Slovakia.
 */
export function guessedCountry({ language, currency }: { language: Language; currency: Currency }): Country {
  if (language === "sk" || currency === "EUR") return "SK";
  if (language === "cs" || currency === "CZK") return "CZ";
  return deliveryCountry(null);
}
