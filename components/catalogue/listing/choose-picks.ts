import type { ListedProduct, ProductList } from "@/lib/contract/products";
import { pageQuantity } from "@/lib/domain/quantity";

export type Pick = { kind: "sensible" | "best_wet" | "quietest" | "cheapest" | "best_fuel"; product: ListedProduct };

const most = 3;
/** With fewer tyres than this no picks are shown. */
const fewest = 6;

/**
 * Is it sure that a tyre is not older than two years? Only its year of production is known, so it is one of this year or the
 * last. A tyre of unknown year passes.
 */
const isFresh = ({ production_year }: ListedProduct, year: number) =>
  production_year === null || production_year >= year - 1;

const samePattern = (a: ListedProduct, b: ListedProduct) =>
  a.brand_slug === b.brand_slug && a.pattern_slug === b.pattern_slug;
const price = (product: ListedProduct) => product.price.amount;

/** The best value that any tyre of the whole listing has: facets count them all, not only those on this page. */
function bestOf(list: ProductList, facet: "wet" | "fuel" | "noise_max"): string | undefined {
  const values = (list.facets[facet] ?? []).filter(({ count }) => count > 0).map(({ value }) => value);
  return values.sort((a, b) => a.localeCompare(b, "en", { numeric: true }))[0];
}

/**
 * Up to three recommended tyres of the first page: of different patterns, four of each in stock and none older than two
 * years. "sensible" is the cheapest here with good classes (B or better in the wet, C or better for fuel, not loud); the
 * others are the best of their whole listing, which the facets and the range of prices prove.
 * @param year the year of today
 */
export function chosenPicks(list: ProductList, year: number): Pick[] {
  const { data, page, price_range } = list;
  if (page.number !== 1 || page.total < fewest) return [];
  const sold = data
    .filter((product) => product.stock >= pageQuantity && isFresh(product, year))
    .sort((a, b) => price(a) - price(b));
  const labelled = (test: (label: NonNullable<ListedProduct["label"]>) => boolean) =>
    sold.filter(({ label }) => label !== null && test(label));
  const best = { wet: bestOf(list, "wet"), fuel: bestOf(list, "fuel"), noise: bestOf(list, "noise_max") };
  const candidates: Record<Pick["kind"], ListedProduct[]> = {
    sensible: labelled(({ wet, fuel, noise_class }) => wet <= "B" && fuel <= "C" && noise_class <= "B"),
    best_wet: labelled(({ wet }) => wet === best.wet),
    quietest: labelled(({ noise_db }) => String(noise_db) === best.noise),
    cheapest: sold.filter((product) => price(product) === price_range?.min.amount),
    best_fuel: labelled(({ fuel }) => fuel === best.fuel),
  };
  const picks: Pick[] = [];
  for (const kind of Object.keys(candidates) as Pick["kind"][]) {
    const product = candidates[kind].find((candidate) => picks.every((pick) => !samePattern(pick.product, candidate)));
    if (product) picks.push({ kind, product });
  }
  return picks.slice(0, most);
}
