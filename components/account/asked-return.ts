import type { Language } from "@/lib/domain/locale";
import { returnPath } from "@/lib/domain/return-path";
import { pathOf } from "@/lib/seo/paths";

export type AskedQuery = Promise<Record<string, string | string[] | undefined>>;

/** A value of a page's query; empty unless it is there once. */
export async function askedText(query: AskedQuery, name: string): Promise<string> {
  const value = (await query)[name];
  return typeof value === "string" ? value : "";
}

/** Where the page's address says that the shopper came from, if it is a page of this site; else the account. */
export async function askedReturn(query: AskedQuery, language: Language): Promise<string> {
  return returnPath(await askedText(query, "return_to"), pathOf("account", language));
}
