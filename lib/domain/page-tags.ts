import type { Season } from "@/lib/domain/category";
import type { TyreSize } from "@/lib/domain/tyre-size";

/**
 * Tags of the data that pages show. The triggers of migrations 0019 and 0020 send the tags of every change, also of one made by hand;
 * a page has the tags of the API answers it was rendered from.
 */
export const pageTags = {
  /** The brands by name. */
  brands: "brands",
  /** What searches know tyres by, besides the brands: patterns, numbers of articles. */
  names: "names",
  /** Which tyres are on sale, by what lists count them. */
  assortment: "assortment",
  /** What any tyre is compared and ordered by: its price, whether a set is in stock, its label. */
  catalogue: "catalogue",
  /** How many tyres there are of any kind, from which price, how soon. */
  offers: "offers",
  /** Is the stock a demonstration? */
  demonstration: "demonstration",
  /** A search that found nothing: nothing changes by it, it is counted as demand that was not served. */
  foundNothing: "found-nothing",
  /** The files of the articles. */
  articles: "articles",
  /** The files of the legal and help texts. */
  texts: "texts",
} as const;

type Measures = Pick<TyreSize, "width" | "profile" | "rim">;

/** One tyre with all that is its own: names, texts, pieces, reviews, former prices. */
export const tyreTag = (id: number) => `tyre-${id}`;

/** The id in a tag that `tyreTag` writes; `null`: it is another tag. */
export function parseTyreTag(tag: string): number | null {
  const [, id] = /^tyre-(\d+)$/.exec(tag) ?? [];
  return id ? Number(id) : null;
}

/** What the tyres of one category are compared and ordered by. */
export const categoryTag = (category: string) => `category-${category}`;

const written = ({ width, profile, rim }: Measures) => `${width}-${profile ?? 0}-${rim * 10}`;

/** What the tyres of one size and season are compared by on each other's pages. */
export const rivalsTag = (size: Measures, season: Season) => `rivals-${written(size)}-${season}`;

/** Which others of its size and season a tyre's page shows. */
export const alternativesTag = (id: number) => `alternatives-${id}`;

/** Does `rivalsTag` write such a tag? */
export const isRivalsTag = (tag: string): boolean => tag.startsWith("rivals-");

/** The tyre that others of its size and season are compared to, in a tag that only the triggers write; `null`: it is another tag. */
export function parseRivalTag(tag: string): number | null {
  const [, id] = /^rival-(\d+)$/.exec(tag) ?? [];
  return id ? Number(id) : null;
}

/** What lists find and order the tyres of one size and season by. */
export const sizeTag = (size: Measures, season: Season) => `size-${written(size)}-${season}`;

/** How many tyres of one size there are, from which price, how soon. */
export const offerTag = (size: Measures) => `offer-${written(size)}`;

/** Width and rim of the size in a tag that `offerTag` has written; `null`: it is another tag. */
export function parseOfferTag(tag: string): { width: number; rimTenths: number } | null {
  const [, width, rimTenths] = /^offer-(\d+)-\d+-(\d+)$/.exec(tag) ?? [];
  return width && rimTenths ? { width: Number(width), rimTenths: Number(rimTenths) } : null;
}
