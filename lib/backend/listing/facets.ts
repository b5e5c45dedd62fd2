import { type CatalogueMessages, catalogueMessages } from "@/lib/backend/catalogue/catalogue-messages";
import type { ListingFilter } from "@/lib/backend/listing/filter";
import type { ListingAnswer } from "@/lib/backend/listing/listing-query";
import { missBit } from "@/lib/backend/listing/miss";
import type { ProductList } from "@/lib/contract/products";
import { seasons } from "@/lib/domain/category";
import { labelClasses } from "@/lib/domain/eu-label";
import { maxLoadKg } from "@/lib/domain/load-index";
import type { Language } from "@/lib/domain/locale";
import { maxSpeedKmh, speedSymbols } from "@/lib/domain/speed-symbol";

type Facets = ProductList["facets"];
type FacetName = keyof typeof missBit & keyof Facets;
type Counts<Value> = Map<Value, number>;

/** Sums the groups that fail no filter but the facet's own, by one of their properties. */
function countBy<Group extends readonly unknown[], Value>(
  groups: readonly Group[],
  facet: FacetName,
  read: (group: Group) => Value | null,
): Counts<Value> {
  const counts: Counts<Value> = new Map();
  for (const group of groups) {
    const value = read(group);
    const [miss, count] = [group[0] as number, group.at(-1) as number];
    if (value === null || (miss & ~missBit[facet]) !== 0) continue;
    counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return counts;
}

/** The same counts read as "at least" (or "at most"): each value also counts the ones above (below) it. */
function cumulated(counts: Counts<number>, selected: number | null, atLeast: boolean): Counts<number> {
  const values = [...new Set([...counts.keys(), ...(selected === null ? [] : [selected])])].sort((a, b) => a - b);
  const reached = (limit: number) =>
    values
      .filter((value) => (atLeast ? value >= limit : value <= limit))
      .reduce((sum, value) => sum + (counts.get(value) ?? 0), 0);
  return new Map(values.map((value) => [value, reached(value)]));
}

/** Values in order with their counts; those no tyre has are left out unless they are selected. */
function listed<Value extends string | number>(
  counts: Counts<Value>,
  order: readonly Value[],
  selected: readonly Value[] | null,
  label: (value: Value) => string,
  text: (value: Value) => string = String,
) {
  return order
    .map((value) => ({
      value: text(value),
      label: label(value),
      count: counts.get(value) ?? 0,
      kept: selected?.includes(value),
    }))
    .filter(({ count, kept }) => count > 0 || kept)
    .map(({ value, label: shown, count }) => ({ value, label: shown, count }));
}

const numeric = (counts: Counts<number>, selected: readonly number[] | null) =>
  [...new Set([...counts.keys(), ...(selected ?? [])])].sort((a, b) => a - b);

type Groups = Omit<ListingAnswer, "rows" | "stats">;

function sizeFacets({ size_groups }: Groups, { width, profile, rimTenths }: ListingFilter) {
  const widths = countBy(size_groups, "width", ([, value]) => value);
  const profiles = countBy(size_groups, "profile", ([, , value]) => value ?? 0);
  const rims = countBy(size_groups, "rim", ([, , , value]) => value);
  const inches = (tenths: number) => String(tenths / 10);
  return {
    width: listed(widths, numeric(widths, width), width, String),
    profile: listed(profiles, numeric(profiles, profile), profile, (value) => (value === 0 ? "–" : String(value))),
    rim: listed(rims, numeric(rims, rimTenths), rimTenths, inches, inches),
  };
}

function indexFacets({ index_groups }: Groups, { loadMin, speedMin }: ListingFilter) {
  const loads = cumulated(
    countBy(index_groups, "load_min", ([, value]) => value),
    loadMin,
    true,
  );
  const speeds = cumulated(
    countBy(index_groups, "speed_min", ([, , value]) => value),
    speedMin,
    true,
  );
  const symbol = (rank: number) => speedSymbols[rank] ?? "";
  return {
    load_min: listed(
      loads,
      [...loads.keys()],
      loadMin === null ? null : [loadMin],
      (value) => `${value} (${maxLoadKg(value)} kg)`,
    ),
    speed_min: listed(
      speeds,
      [...speeds.keys()],
      speedMin === null ? null : [speedMin],
      (rank) => `${symbol(rank)} (${maxSpeedKmh(symbol(rank))} km/h)`,
      symbol,
    ),
  };
}

function traitFacets({ trait_groups }: Groups, filter: ListingFilter, named: CatalogueMessages) {
  const noise = cumulated(
    countBy(trait_groups, "noise_max", ([, , , , value]) => value),
    filter.noiseMax,
    false,
  );
  const rating = cumulated(
    countBy(trait_groups, "rating_min", ([, , , , , , , , stars]) => (stars === null ? null : Math.min(stars, 4))),
    filter.ratingMin,
    true,
  );
  const flag = (facet: "xl" | "runflat" | "in_stock", place: 5 | 6 | 7, on: boolean | null) =>
    listed(
      countBy(trait_groups, facet, (group) => (group[place] ? "1" : null)),
      ["1"],
      on ? ["1"] : null,
      () => named.facet[facet],
    );
  const grade = (facet: "fuel" | "wet", place: 2 | 3, chosen: string[] | null) =>
    listed(
      countBy(trait_groups, facet, (group) => group[place]),
      labelClasses,
      labelClasses.filter((value) => chosen?.includes(value)),
      String,
    );
  const bySeason = countBy(trait_groups, "season", ([, value]) => value);
  return {
    season: listed(
      bySeason,
      seasons,
      seasons.filter((value) => filter.season?.includes(value)),
      (value) => named.season[value],
    ),
    fuel: grade("fuel", 2, filter.fuel),
    wet: grade("wet", 3, filter.wet),
    noise_max: listed(
      noise,
      [...noise.keys()],
      filter.noiseMax === null ? null : [filter.noiseMax],
      (value) => `${value} dB`,
    ),
    xl: flag("xl", 5, filter.xl),
    runflat: flag("runflat", 6, filter.runflat),
    in_stock: flag("in_stock", 7, filter.inStock),
    rating_min: listed(rating, [4, 3, 2], filter.ratingMin === null ? null : [filter.ratingMin], (value) =>
      named.facet.rating_min.replace("{stars}", String(value)),
    ),
  };
}

/**
 * The facets of a listing. Each facet's counts ignore its own selection, so that several values can be chosen, and show
 * what each would give under the other filters; none of them leads to an empty listing.
 */
export function facetsOf(groups: Groups, filter: ListingFilter, language: Language): Facets {
  const ids = new Map(groups.brands.map(({ id, slug }) => [id, slug]));
  const order = new Intl.Collator(language);
  const named = groups.brands.toSorted((a, b) => order.compare(a.name, b.name));
  const names = new Map(named.map(({ slug, name }) => [slug, name]));
  const brands = countBy(groups.brand_groups, "brand", ([, id]) => ids.get(id) ?? null);
  return {
    brand: listed(brands, [...names.keys()], filter.brand, (slug) => names.get(slug) ?? slug),
    ...sizeFacets(groups, filter),
    ...indexFacets(groups, filter),
    ...traitFacets(groups, filter, catalogueMessages(language)),
  };
}
