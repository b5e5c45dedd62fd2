import type { Selection } from "@/lib/api/catalogue/selection";
import type { ProductList } from "@/lib/contract/products";

/**
 * When width, profile and rim are all chosen by filters and mean one size, the selection with that size in its path;
 * else `null`. Vans' sizes with and without C share the three numbers, so what the rows say decides.
 */
export function sizeInFilters(selection: Selection, { data }: ProductList): Selection | null {
  const { width, profile, rim, ...filters } = selection.filters;
  if ([width, profile, rim].some((values) => values?.length !== 1)) return null;
  const [first] = data;
  if (!first || data.some(({ size }) => size.text !== first.size.text)) return null;
  const { text: _, ...size } = first.size;
  return { ...selection, size, filters, page: 1 };
}
