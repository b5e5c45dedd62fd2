import type { Metadata } from "next";
import { adminLanguage } from "@/lib/api/admin/server";
import { readConfig } from "@/lib/config";
import type { Language } from "@/lib/domain/locale";
import { fill } from "@/messages/admin/fill";
import { type AdminTexts, adminTexts } from "@/messages/admin/texts";

/**
 * The title of a page of the admin.
 * @param titleOf its own part, in the texts of a language
 * @param language of the page, where that is not the visitor's
 */
export async function pageTitle(titleOf: (texts: AdminTexts) => string, language?: Language): Promise<Metadata> {
  const texts = adminTexts[language ?? (await adminLanguage())];
  return { title: fill(texts.meta.title, { title: titleOf(texts), shop: readConfig().shop.name }) };
}
