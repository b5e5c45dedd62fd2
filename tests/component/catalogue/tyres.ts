import type { ListedProduct, ProductDetail, ProductList } from "@/lib/contract/products";
import { tyre } from "@/tests/support/fake-shop";

const label = { fuel: "C", wet: "B", noise_db: 70, noise_class: "B", class: "C1", eprel_id: null } as const;

/** A tyre as a listing shows it, with a label; price in crowns. */
export function listed(id: number, pattern: string, price: number, more: Partial<ListedProduct> = {}): ListedProduct {
  return { ...tyre(id, pattern, price), pattern_slug: `pattern-${id}`, label, reason: null, ...more };
}

/** A tyre as its page shows it. */
export function detailed(more: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...tyre(7, "Polaris 6", 1489),
    label,
    ean: "4024063123456",
    mpn: "15811230000",
    country: "CZ",
    manufacturer: "Continental Barum s.r.o.",
    tread: "directional",
    max_load_kg: 615,
    max_speed_kmh: 210,
    overall_diameter_mm: 631.9,
    rolling_circumference_mm: 1927,
    description: null,
    alternatives: [],
    ...more,
  };
}

const noFacets: ProductList["facets"] = {
  brand: [],
  width: [],
  profile: [],
  rim: [],
  season: [],
  load_min: [],
  speed_min: [],
  fuel: [],
  wet: [],
  noise_max: [],
  xl: [],
  runflat: [],
  in_stock: [],
  rating_min: [],
};

/** Values of a facet from pairs of value and count; brands read as their value with a capital. */
export const facet = (...values: [string, number][]) =>
  values.map(([value, count]) => ({ value, count, label: value.charAt(0).toUpperCase() + value.slice(1) }));

/** A page of a listing. */
export function page(
  data: ListedProduct[],
  more: { facets?: Partial<ProductList["facets"]>; total?: number; number?: number } = {},
): ProductList {
  const prices = data.map(({ price }) => price).sort((a, b) => a.amount - b.amount);
  const [min, max] = [prices[0], prices.at(-1)];
  return {
    data,
    page: { number: more.number ?? 1, size: 24, total: more.total ?? data.length },
    facets: { ...noFacets, ...more.facets },
    price_range: min && max ? { min, max } : null,
    applied: {},
  };
}
