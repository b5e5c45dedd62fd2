import { articleCategoryBySlug } from "@/lib/domain/article";
import { categoryBySlug } from "@/lib/domain/category";
import { isLanguage } from "@/lib/domain/locale";
import { parseSizeSlug, sizeSlug } from "@/lib/domain/tyre-size";
import { providedSlugIndex, type SlugIndex } from "@/lib/runtime/slug-index";

type Index = SlugIndex["mayExist"];

/** Is nothing at `/{lang}/{category}/…`: neither a size, a brand or a tyre, nor a brand's tyres of a size? */
function isNoCatalogueSlug(category: string, [one = "", two, ...more]: string[], mayExist: Index): boolean {
  if (more.length > 0) return false;
  if (two !== undefined) return !mayExist("brand", two);
  const size = parseSizeSlug(one);
  if (size) return !mayExist("size", `${category}/${sizeSlug({ ...size, construction: "R" })}`);
  return !mayExist("tyre", one) && !mayExist("brand", one);
}

/**
 * Does the address of a page have a slug that nothing in the shop has? Its page is missing, and nobody has to look for it.
 * @param url of a page, in its canonical form (`PageKey`)
 * @returns `false` also where it is not known
 */
export function hasUnknownSlug(url: string): boolean {
  const index = providedSlugIndex();
  // With a filter a page may be there though it has no tyres; a spelling in percents is Next's to read.
  if (!index || /[?%]/.test(url)) return false;
  const mayExist: Index = (kind, slug) => index.mayExist(kind, slug);
  const [, language = "", first = "", ...rest] = url.split("/");
  const [one, two, ...more] = rest;
  if (!isLanguage(language) || one === undefined) return false;
  if (first === "blog") return two === undefined && !articleCategoryBySlug(one) && !mayExist("article", one);
  if (first === "car") {
    if (more.length > 0) return false;
    return two === undefined ? !mayExist("make", one) : !mayExist("model", `${one}/${two}`);
  }
  const category = categoryBySlug(language, first);
  return category !== undefined && isNoCatalogueSlug(category.id, rest, mayExist);
}
