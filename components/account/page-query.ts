import type { Language } from "@/lib/domain/locale";
import { returnPath } from "@/lib/domain/return-path";
import { pathOf } from "@/lib/seo/paths";

export type PageQuery = Promise<Record<string, string | string[] | undefined>>;

/** A value of a page's query; empty when it is missing or repeated. */
export async function queryText(query: PageQuery, name: string): Promise<string> {
  const value = (await query)[name];
  return typeof value === "string" ? value : "";
}

/** Path to return to, from the query's `return_to`; the account when that is not a path of this site. */
export async function queryReturn(query: PageQuery, language: Language): Promise<string> {
  return returnPath(await queryText(query, "return_to"), pathOf("account", language));
}
