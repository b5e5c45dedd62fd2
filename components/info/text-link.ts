import { isLanguage, type Language } from "@/lib/domain/locale";
import { isFixedPage, pathOf } from "@/lib/seo/paths";

/** Where a link of a text leads. `hrefLang`: the other language it leads to; `external`: not a page of the shop */
export type TextLink = { href: string; hrefLang?: Language; external: boolean };

/**
 * Reads a link of a legal or help text: `page:<name>`, `page:<name>#<anchor>`, `page:<language>/<name>`, `contact:email` or
 * a whole address beginning with https. Everything else is no link: `null`.
 */
export function textLink(url: string, language: Language, email: string): TextLink | null {
  if (url === "contact:email") return { href: `mailto:${email}`, external: true };
  if (url.startsWith("https://")) return URL.canParse(url) ? { href: url, external: true } : null;
  const [, other, page = "", anchor = ""] = /^page:(?:([a-z]+)\/)?([a-zA-Z]+)(#[a-z0-9-]+)?$/.exec(url) ?? [];
  if (!isFixedPage(page)) return null;
  if (other === undefined) return { href: `${pathOf(page, language)}${anchor}`, external: false };
  return isLanguage(other) ? { href: `${pathOf(page, other)}${anchor}`, hrefLang: other, external: false } : null;
}
