"use client";

import { usePathname } from "next/navigation";
import { defaultLanguage, isLanguage, type Language, parseLocaleTag } from "@/lib/domain/locale";
import { usePageLocale } from "@/lib/preferences/use-page-locale";

/** A public address split into its language and the rest (`/cart`; empty for the landing page). An address without a
 * language (`/reset-password`) is all rest. */
export type PublicPath = { language: Language; rest: string };

/**
 * Splits an address. While a page is prerendered the router knows the internal one (`/cs-u-cu-czk/…/~page=2`), in the
 * browser the public one (`/cs/…`): both give the same answer.
 */
export function publicPath(pathname: string): PublicPath {
  const [first = "", ...rest] = pathname.split("/").slice(1);
  const prefix = parseLocaleTag(first)?.language ?? (isLanguage(first) ? first : null);
  const language = prefix ?? defaultLanguage;
  const segments = (prefix ? rest : [first, ...rest]).filter((segment) => segment !== "" && !/^(~|%7E)/.test(segment));
  return { language, rest: segments.map((segment) => `/${segment}`).join("") };
}

/** The public address of the page being shown; its language is the page's own, also where the address has none. */
export function usePublicPath(): PublicPath {
  const { rest } = publicPath(usePathname() ?? "");
  return { language: usePageLocale().language, rest };
}
