import { type Adapter, fieldsOf, firstOf, insideOf, textOf } from "@/lib/api/host/answers/adapter";
import { isCurrency, isLanguage } from "@/lib/domain/locale";
import { log } from "@/lib/telemetry/log";

/**
 * The suggested language and currency. One that the shop does not have is logged as an error and ignored; the other is kept, and nothing at all suggests nothing.
 * Source: specification, section 8.
 */
export const geoAnswer: Adapter = (answer) => {
  const fields = fieldsOf(insideOf(answer));
  const language = textOf(fields.language).slice(0, 2).toLowerCase();
  const currency = textOf(fields.currency).toUpperCase();
  const country = textOf(firstOf(fields, "country", "country_code"));
  if (language !== "" && !isLanguage(language))
    log().error(
      { language: textOf(fields.language).slice(0, 20) },
      "GET /geo-preferences suggests an unsupported language, it is ignored.",
    );
  if (currency !== "" && !isCurrency(currency))
    log().error(
      { currency: currency.slice(0, 20) },
      "GET /geo-preferences suggests an unsupported currency, it is ignored.",
    );
  return {
    language: isLanguage(language) ? language : null,
    currency: isCurrency(currency) ? currency : null,
    country: country.length === 2 ? country.toUpperCase() : null,
  };
};
