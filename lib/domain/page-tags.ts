/** What pages depend on that are about no one size: categories, brands, the landing page. */
const catalogueTag = "catalogue";

const sizeInPath = /(?:^|[/-])(\d{3}(?:-\d{2})?-[rdb]\d{2}(?:-5)?c?)(?=$|[/\-?])/;

/**
 * What a kept page depends on, told by its address alone: the listings and the tyres of one size by that size, as it is
 * written in their addresses (`205-55-r16`); all other pages by the catalogue.
 * @param address public path, with or without a query
 */
export function tagOf(address: string): string {
  return sizeInPath.exec(address)?.[1] ?? catalogueTag;
}
