import { cache } from "react";
import { ask } from "@/lib/api/server";
import type { ContactInfo } from "@/lib/contract/shop";
import type { Locale } from "@/lib/domain/locale";

const read = cache(async (language: Locale["language"], currency: Locale["currency"]): Promise<ContactInfo> => {
  const { body } = await ask("GET /contacts/info", {}, { language, currency });
  return body;
});

/** How to reach the shop; asked once for a page. @throws ApiError */
export function contactInfo({ language, currency }: Locale): Promise<ContactInfo> {
  return read(language, currency);
}
