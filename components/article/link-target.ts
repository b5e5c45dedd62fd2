import { categoryById } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";
import { parseSizeSlug } from "@/lib/domain/tyre-size";
import { articlePaths } from "@/lib/seo/article-paths";
import { isFixedPage, type Paths, pathOf } from "@/lib/seo/paths";

/** Where a link of an article leads; `external`: to another site. */
export type LinkTarget = { href: string; external: boolean };

/** What links are resolved with: the page's language, and the slugs of the articles that are linked to, by key. */
export type LinkScope = { language: Language; linked: Record<string, Paths> };

type Resolve = (rest: string, scope: LinkScope) => string | null;

const schemes: Record<string, Resolve> = {
  category: (id, { language }) => {
    const category = categoryById(id);
    return category ? `/${language}/${category.slugs[language]}` : null;
  },
  size: (rest, { language }) => {
    const [id = "", slug = "", more] = rest.split("/");
    const category = categoryById(id);
    if (!category || more !== undefined || !parseSizeSlug(slug)) return null;
    return `/${language}/${category.slugs[language]}/${slug}`;
  },
  article: (key, { language, linked }) => {
    const slugs = Object.hasOwn(linked, key) ? linked[key] : undefined;
    return slugs ? articlePaths(slugs)[language] : null;
  },
  page: (name, { language }) => (isFixedPage(name) ? pathOf(name, language) : null),
};

/**
 * Reads a link of an article: `category:<id>`, `size:<category id>/<size>`, `article:<key>`, `page:<name>` or a whole
 * address beginning with https. Everything else, `javascript:` above all, is no link: `null`.
 */
export function linkTarget(url: string, scope: LinkScope): LinkTarget | null {
  const [, scheme = "", rest = ""] = /^([a-z]+):(.*)$/.exec(url) ?? [];
  if (scheme === "https") return URL.canParse(url) ? { href: new URL(url).href, external: true } : null;
  const href = Object.hasOwn(schemes, scheme) ? (schemes[scheme]?.(rest, scope) ?? null) : null;
  return href === null ? null : { href, external: false };
}
