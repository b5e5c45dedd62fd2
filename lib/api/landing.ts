import { cache } from "react";
import { ask } from "@/lib/api/server";
import type { SizeRow } from "@/lib/contract/catalogue";
import type { Currency, Language, Locale } from "@/lib/domain/locale";

const sizes = cache(async (language: Language, currency: Currency): Promise<SizeRow[]> => {
  const { body } = await ask("GET /sizes", {}, { language, currency });
  return body.sizes ?? [];
});

/** Every size of every category with count and lowest price. @throws ApiError */
export const allSizes = ({ language, currency }: Locale) => sizes(language, currency);

/** The nine categories with count and lowest price. @throws ApiError */
export async function categoryCounts(locale: Locale) {
  const { body } = await ask("GET /categories", {}, locale);
  return body.data;
}
