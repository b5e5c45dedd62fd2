import type { Selection } from "@/lib/api/catalogue/selection";
import type { InputOf } from "@/lib/contract/contract";

const minorUnits = 100;
const inMinorUnits = (values: string[] | undefined) =>
  values?.[0] === undefined ? undefined : Number(values[0]) * minorUnits;

/** The API query of a selection. Addresses carry whole crowns or euros, the API minor units. */
export function productQuery({
  category,
  size,
  brands,
  filters,
  sort,
  page,
}: Selection): InputOf<"GET /products">["query"] {
  const list = (values: string[] | undefined) => values?.join(",");
  const number = (values: string[] | undefined) => (values?.[0] === undefined ? undefined : Number(values[0]));
  const flag = (values: string[] | undefined) => (values ? "1" : undefined);
  return {
    category: category.id,
    width: size ? String(size.width) : list(filters.width),
    profile: size ? String(size.profile ?? 0) : list(filters.profile),
    rim: size ? String(size.rim) : list(filters.rim),
    commercial: size ? (size.commercial ? "1" : "0") : undefined,
    brand: brands.length > 0 ? brands.join(",") : undefined,
    wet: list(filters.wet),
    fuel: list(filters.fuel),
    noise_max: number(filters.noise_max),
    load_min: number(filters.load_min),
    speed_min: filters.speed_min?.[0],
    price_min: inMinorUnits(filters.price_min),
    price_max: inMinorUnits(filters.price_max),
    rating_min: number(filters.rating_min),
    in_stock: flag(filters.in_stock),
    xl: flag(filters.xl),
    runflat: flag(filters.runflat),
    sort,
    page,
  };
}
