import { createHash } from "node:crypto";
import type { Article } from "@/lib/contract/articles";
import type { ProductDetail } from "@/lib/contract/products";
import { type Locale, localeTag } from "@/lib/domain/locale";
import { tyreDesignation } from "@/lib/domain/tyre-designation";

/** Changes whenever cards are drawn in another way. */
const design = 1;

/** The version of a card that shows `facts`: other facts, another version. */
function versionOf(facts: unknown): string {
  return createHash("sha1")
    .update(JSON.stringify([design, facts]))
    .digest("hex")
    .slice(0, 10);
}

/** The version of a tyre's card. */
export function productVersion(product: ProductDetail): string {
  const { brand, pattern, label, price, season, family, tread, picture } = product;
  const drawn = [brand, pattern, tyreDesignation(product), label, price, season, family, tread];
  return versionOf(picture ? [...drawn, picture.hash] : drawn);
}

/** The version of an article's card. */
export function articleVersion({ title, category, published, key }: Article): string {
  return versionOf([title, category, published, key]);
}

/** The version of cards that show nothing that changes by itself. */
export const fixedVersion = versionOf(null);

/**
 * Where the card of a page is. The version changes the address whenever the card changes, so that it may be cached for good.
 * @param page the page's public path without its language and query, e.g. `/zimni-pneumatiky`; empty: the shop's own
 */
export function cardPath(page: string, locale: Locale, version: string = fixedVersion): string {
  return `/img/card/${localeTag(locale)}${page || "/home"}.png?v=${version}`;
}
