import { deliveryCountry } from "@/lib/domain/delivery";
import type { Country, Locale } from "@/lib/domain/locale";

/**
 * The country of delivery before the shopper has said one. Crowns or Czech mean Czechia, euros or Slovak mean Slovakia
 * (crowns first: they are chosen by whoever pays in them); English with dollars tells nothing, so there the
 * specification's default country holds, which is Slovakia.
 */
export function presetCountry({ language, currency }: Locale): Country {
  if (currency === "CZK" || language === "cs") return "CZ";
  if (currency === "EUR" || language === "sk") return "SK";
  return deliveryCountry(null);
}
