/**
 * Columns of a product that a list decides, with the value of the staged row `r` for the product `p`. A list changes
 * only what it states: where it is silent, what the shop has stays.
 */
export const changed: Record<string, string> = {
  brand_id: "r.brand_id",
  pattern_id: "r.pattern_id",
  price_czk: "r.price_czk",
  price_eur: "r.price_eur",
  price_usd: "r.price_usd",
  stock: "coalesce(r.stock, p.stock)",
  popularity: "case when r.fuel is null then p.popularity else r.popularity end",
  category: "(case when r.family_stated then r.family else p.family end || '-' || r.season)::category",
  season: "r.season",
  family: "case when r.family_stated then r.family else p.family end",
  construction: "r.construction",
  tyre_class: "case when r.commercial then r.tyre_class else p.tyre_class end",
  width: "r.width",
  profile: "r.profile",
  rim_tenths: "r.rim_tenths",
  load_index: "r.load_index",
  load_index_dual: "coalesce(r.load_index_dual, p.load_index_dual)",
  speed_symbol: "r.speed_symbol",
  speed_rank: "r.speed_rank",
  commercial: "r.commercial or p.commercial",
  xl: "coalesce(r.xl, p.xl)",
  runflat: "r.runflat",
  homologation: "r.homologation",
  three_pmsf: "coalesce(r.three_pmsf, p.three_pmsf)",
  ms: "coalesce(r.ms, p.ms)",
  ice: "coalesce(r.ice, p.ice)",
  studded: "coalesce(r.studded, p.studded)",
  ev: "coalesce(r.ev, p.ev)",
  dispatch_days: "coalesce(r.dispatch_days, p.dispatch_days)",
  production_year: "coalesce(r.production_year, p.production_year)",
  fuel: "coalesce(r.fuel, p.fuel)",
  wet: "coalesce(r.wet, p.wet)",
  noise_db: "coalesce(r.noise_db, p.noise_db)",
  noise_class: "coalesce(r.noise_class, p.noise_class)",
  eprel_id: "coalesce(r.eprel_id, p.eprel_id)",
  ean: "coalesce(r.ean, p.ean)",
  mpn: "coalesce(r.mpn, p.mpn)",
  description: "coalesce(r.description, p.description)",
};

/** The same columns for a product that is new. `$1`: pieces where the list is silent. */
export const fresh: Record<string, string> = {
  ...changed,
  stock: "coalesce(r.stock, $1)",
  popularity: "r.popularity",
  category: "(r.family || '-' || r.season)::category",
  family: "r.family",
  tyre_class: "r.tyre_class",
  load_index_dual: "r.load_index_dual",
  commercial: "r.commercial",
  xl: "r.xl_likely",
  three_pmsf: "coalesce(r.three_pmsf, false)",
  ms: "coalesce(r.ms, false)",
  ice: "coalesce(r.ice, false)",
  studded: "coalesce(r.studded, false)",
  ev: "coalesce(r.ev, false)",
  dispatch_days: "coalesce(r.dispatch_days, 1)",
  production_year: "r.production_year",
  fuel: "r.fuel",
  wet: "r.wet",
  noise_db: "r.noise_db",
  noise_class: "r.noise_class",
  eprel_id: "r.eprel_id",
  ean: "r.ean",
  mpn: "r.mpn",
  host_product_id: "r.host_product_id",
  description: "r.description",
};

/** Columns that the address of a product is made of. */
export const naming = [
  ...["brand_id", "pattern_id", "construction", "width", "profile", "rim_tenths", "load_index", "load_index_dual"],
  ...["speed_symbol", "commercial", "runflat", "homologation"],
] as const;

/** `(a, b) is distinct from (x, y)` over some of the columns. */
export function differs(columns: readonly string[]): string {
  const values = columns.map((column) => changed[column]);
  return `(${columns.map((column) => `p.${column}`).join(", ")}) is distinct from (${values.join(", ")})`;
}

/** `a = x, b = y` for an update. */
export function assignments(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([column, value]) => `${column} = ${value}`)
    .join(", ");
}
