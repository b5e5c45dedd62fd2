import { isSpeedSymbol } from "@/lib/domain/speed-symbol";

const whole = (least: number, most: number) => (text: string) => {
  const digits = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return digits >= least && digits <= most ? String(digits) : null;
};
const grade = (text: string) => (/^[a-e]$/i.test(text) ? text.toUpperCase() : null);
const flag = (text: string) => (text === "1" || text === "true" ? "1" : null);
/** An amount in whole crowns, euros or dollars; spaces between thousands are forgiven. */
const amount = (text: string) => whole(1, 999_999)(text.replace(/\s/g, ""));
/** In percent; 0 stands for sizes that write none. */
const profile = (text: string) => (text === "0" ? "0" : whole(20, 95)(text));
const rim = (text: string) => (/^\d{2}(\.5)?$/.test(text) ? text : null);

/** Each filter of a listing: whether it takes several values, and the one way a value is written (`null`: refused). */
const filterKeys = {
  price_min: { several: false, read: amount },
  price_max: { several: false, read: amount },
  width: { several: true, read: whole(100, 500) },
  profile: { several: true, read: profile },
  rim: { several: true, read: rim },
  wet: { several: true, read: grade },
  fuel: { several: true, read: grade },
  noise_max: { several: false, read: whole(50, 90) },
  load_min: { several: false, read: whole(1, 279) },
  speed_min: {
    several: false,
    read: (text: string) => (isSpeedSymbol(text.toUpperCase()) ? text.toUpperCase() : null),
  },
  rating_min: { several: false, read: whole(2, 4) },
  in_stock: { several: false, read: flag },
  xl: { several: false, read: flag },
  runflat: { several: false, read: flag },
} as const;

export type FilterKey = keyof typeof filterKeys;
export type Filters = Partial<Record<FilterKey, string[]>>;

/** Every filter key, in the order the page shows them. */
export const filterOrder = Object.keys(filterKeys) as FilterKey[];

/** The filters in a query; a value that means nothing is dropped, so a mistyped address still shows tyres. */
export function readFilters(query: URLSearchParams): Filters {
  const filters: Filters = {};
  for (const key of filterOrder) {
    const { several, read } = filterKeys[key];
    const given = query.getAll(key).flatMap((text) => text.split(","));
    const values = [...new Set(given.map((text) => read(text.trim())).filter((value) => value !== null))];
    if (values.length > 0) filters[key] = several ? values.sort() : values.slice(0, 1);
  }
  return filters;
}
