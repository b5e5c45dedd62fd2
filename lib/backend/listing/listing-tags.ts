import type { ListingFilter } from "@/lib/backend/listing/filter";
import { wholeSize } from "@/lib/backend/listing/scope";
import type { SearchTerms } from "@/lib/backend/search/search-terms";
import { categories, categoryById, seasons } from "@/lib/domain/category";
import { categoryTag, pageTags, sizeTag } from "@/lib/domain/page-tags";

/** Filters by what changes while a tyre stays what it is. */
const isByOffer = ({ inStock, priceMin, priceMax, ratingMin }: ListingFilter) =>
  [inStock, priceMin, priceMax, ratingMin].some((value) => value !== null);

/** A page of more tags than so many is outdated by whole categories. */
const maxSizeTags = 60;

/**
 * What a typed search finds and orders tyres by. Prices and numbers of articles may be those of any tyre.
 */
function searchTags({ sizes, season, family, priceMax, number }: SearchTerms): string[] {
  if (number !== null || priceMax !== null) return [pageTags.catalogue];
  const ofSizes = (sizes ?? []).flatMap(({ width, profile, rimTenths }) =>
    (season ? [season] : seasons).map((each) => sizeTag({ width, profile, rim: rimTenths / 10 }, each)),
  );
  if (ofSizes.length > 0 && ofSizes.length <= maxSizeTags) return [...new Set(ofSizes)];
  return categories
    .filter((each) => (season ?? each.season) === each.season && (family ?? each.family) === each.family)
    .map(({ id }) => categoryTag(id));
}

/**
 * What the order, the counts and the prices of a listing are made of: the tyres of its size, else of its category. Of the
 * sizes beside it the tyres are counted, under the same filters.
 */
export function listingTags(filter: ListingFilter): string[] {
  const always = [pageTags.assortment, pageTags.brands];
  if (filter.category === null && filter.terms) return [...always, pageTags.names, ...searchTags(filter.terms)];
  if (filter.category === null) return [...always, pageTags.catalogue];
  const size = wholeSize(filter);
  const season = categoryById(filter.category)?.season;
  if (!season || !size || isByOffer(filter)) return [...always, categoryTag(filter.category)];
  const sizes = size.width.flatMap((width) =>
    size.profile.flatMap((profile) => size.rimTenths.map((tenths) => ({ width, profile, rim: tenths / 10 }))),
  );
  return [...always, ...sizes.map((each) => sizeTag(each, season))];
}
