import type { Metadata } from "next";
import { type Language, languages } from "@/lib/domain/locale";
import type { Paths } from "@/lib/seo/paths";

/**
 * Canonical address and hreflang links of a page.
 * @param paths its public path in each language
 * @param xDefault the address without a prefix where one exists; the English one otherwise
 */
export function alternates(paths: Paths, language: Language, xDefault: string = paths.en): Metadata["alternates"] {
  return {
    canonical: paths[language],
    languages: { ...Object.fromEntries(languages.map((other) => [other, paths[other]])), "x-default": xDefault },
  };
}
