import { cache } from "react";
import { ask, orFallback } from "@/lib/api/request/server";
import type { SizeRow } from "@/lib/contract/catalogue";
import type { Currency, Language, Locale } from "@/lib/domain/locale";

const sizes = cache(async (language: Language, currency: Currency): Promise<SizeRow[]> => {
  const all = ask("GET /sizes", {}, { language, currency }).then(({ body }) => body.sizes ?? []);
  return orFallback(all, []);
});

/** Every size of every category with count and lowest price; none where the back end tells of none. @throws ApiError while it is unavailable */
export const allSizes = ({ language, currency }: Locale) => sizes(language, currency);

/** The nine categories with count and lowest price; none where the back end tells of none. @throws ApiError while it is unavailable */
export function categoryCounts(locale: Locale) {
  return orFallback(
    ask("GET /categories", {}, locale).then(({ body }) => body.data),
    [],
  );
}
