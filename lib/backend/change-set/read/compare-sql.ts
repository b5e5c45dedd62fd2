import { changed, fresh } from "@/lib/backend/import/merge/product-columns";
import { listVat, lowMargin } from "@/lib/domain/admin/price-rules";

/**
 * The words of the queries that compare a list with the shop: `r` is the staged row, `p` the shop's tyre, `o` the supplier's offer so far,
 * `b` the tyre's brand. Of a tyre that the shop has, a supplier's list changes neither brand nor pattern, nor what the shop publishes of
 * offers.
 */

const ofOffers = ["stock", "dispatch_days"];
const notByLists = ["brand_id", "pattern_id", "host_product_id", ...ofOffers];
const without = (columns: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name)));
const priced = { price_source: "r.price_source", rule_id: "r.rule_id" };

/** Columns of a tyre that the shop has. */
export const known: Record<string, string> = {
  ...without(changed, notByLists),
  ...priced,
  weight_g: "coalesce(r.weight_g, p.weight_g)",
  active: "p.active or r.again",
};

/** Columns of a tyre that the shop does not have. */
export const added: Record<string, string> = {
  ...without(fresh, notByLists),
  ...priced,
  weight_g: "r.weight_g",
};

/** Columns of a demonstration tyre that the list takes over. `$3`: what the list is called. */
export const takenOver: Record<string, string> = { ...added, source: "$3::text", active: "true" };

/** The offer as it is to be. */
const offered: Record<string, string> = {
  stock: "r.stock_now",
  cost: "r.cost_now",
  code: "r.code_now",
  lead_days: "r.lead_now",
};

const object = (columns: Record<string, string>) =>
  `jsonb_build_object(${Object.entries(columns)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(", ")})`;

/** Names of the columns that stay as they are, as an array of text. */
const same = (columns: Record<string, string>, alias: string) =>
  `array_remove(array[${Object.entries(columns)
    .map(([name, value]) => `case when ${alias}.${name} is not distinct from (${value}) then '${name}' end`)
    .join(", ")}]::text[], null)`;

const now = (columns: Record<string, string>, alias: string) =>
  object(Object.fromEntries(Object.keys(columns).map((name) => [name, `${alias}.${name}`])));

const isPrice = (name: string) => name in priced || name.startsWith("price_");
const some = (columns: Record<string, string>, prices: boolean) =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => isPrice(name) === prices));

/** `(a, b) is distinct from (x, y)` */
const differ = (columns: Record<string, string>) =>
  `(${Object.keys(columns).map((name) => `p.${name}`)}) is distinct from (${Object.values(columns)})`;

/**
 * Lateral parts of a query that give `tyre.before`, `tyre.after`, `offer.before` and `offer.after`: only the columns that differ. Without
 * `offset 0` PostgreSQL would put the expressions wherever they are named, and compare and build all of it as often. Most lists change
 * prices alone: objects of the forty other columns are built only of tyres where one of them differs.
 */
export const differences = (columns: Record<string, string>) => {
  const [prices, facts] = [some(columns, true), some(columns, false)];
  return `
  cross join lateral (select ${same(prices, "p")} as names offset 0) as equal_prices
  cross join lateral (select case when ${differ(facts)} then ${same(facts, "p")} end as names offset 0) as equal
  cross join lateral (
    select ${now(prices, "p")} - equal_prices.names
        || case when equal.names is null then '{}' else ${now(facts, "p")} - equal.names end as before,
      ${object(prices)} - equal_prices.names
        || case when equal.names is null then '{}' else ${object(facts)} - equal.names end as after offset 0
  ) as tyre
  cross join lateral (select ${same(offered, "o")} as names offset 0) as as_offered
  cross join lateral (
    select ${now(offered, "o")} - as_offered.names as before, ${object(offered)} - as_offered.names as after offset 0
  ) as offer`;
};

/** A tyre that is new, as an object: its columns, its brand and its pattern. */
export const newTyre = `${object(added)} || jsonb_build_object(
  'brand', jsonb_build_object('key', r.brand_key, 'slug', r.brand_slug, 'name', r.brand_name, 'tier', r.brand_tier,
    'country', r.brand_country, 'manufacturer', r.brand_manufacturer),
  'pattern', jsonb_build_object('key', r.pattern_key, 'slug', r.pattern_slug, 'name', r.pattern_name, 'search', r.search,
    'season', r.season, 'tread', r.tread, 'segment', r.segment),
  'offer', ${object(offered)})`;

const prices: readonly (readonly [was: string, becomes: string])[] = [
  ...["czk", "eur", "usd"].map((list) => [`p.price_${list}`, `r.price_${list}`] as const),
  ["case when o.currency = r.currency_now then o.cost end", "r.cost_now"],
];

const any = (condition: (was: string, becomes: string) => string) =>
  `coalesce(${prices.map(([was, becomes]) => `(${condition(`(${was})::bigint`, becomes)})`).join(" or ")}, false)`;

/** Hellers net of a price in crowns, times a hundred and VAT: what the price and the cost are compared in. */
const net = "r.price_czk::bigint * 100";
const cost = `r.landed::bigint * ${100 + listVat.CZK}`;

const flagsOfPrices = {
  below_cost: `${net} < ${cost}`,
  margin_low: `${net} >= ${cost} and (${net} - ${cost}) * 1000 < ${net} * ${lowMargin}`,
};

/** Flags of a tyre that the shop has. `$2`: the supplier, `$4`: when the list was made. */
const flagsOfKnown: Record<string, string> = {
  price_jump: any((was, becomes) => `abs(${becomes} - ${was}) * 100 >= ${was} * 15`),
  price_tenfold: any((was, becomes) => `${becomes} >= ${was} * 2 or ${becomes} * 2 <= ${was}`),
  ...flagsOfPrices,
  stock_gone: "o.stock > 0 and r.stock_now = 0",
  stock_jump: "o.stock > 0 and r.stock_now >= o.stock::bigint * 10",
  season_changed: "p.season <> r.season",
  size_changed:
    "(p.width, p.profile, p.rim_tenths, p.construction) is distinct from (r.width, r.profile, r.rim_tenths, r.construction)",
  ean_moved: `replace(b.slug, '-', '') <> r.brand_key or exists (
    select from supplier_offer as other where other.supplier_id = $2 and other.code = r.supplier_code and other.product_id <> p.id
      and (select ean from product where id = other.product_id) is distinct from r.ean)`,
  label_worse: "r.fuel > p.fuel or r.wet > p.wet or r.noise_db > p.noise_db",
  sold_meanwhile: `exists (
    select from line_allocation as sold where sold.product_id = p.id and sold.supplier_id = $2
      and (sold.state = 'to_order' or sold.ordered_at > $4::timestamptz))`,
};

const array = (flags: Record<string, string>) =>
  `array_remove(array[${Object.entries(flags)
    .map(([flag, condition]) => `case when ${condition} then '${flag}' end`)
    .join(", ")}]::text[], null)`;

export const knownFlags = array(flagsOfKnown);
export const newFlags = array({ brand_new: "r.brand_id is null", ...flagsOfPrices });

/** Columns of a product that a change can set. */
export const settable: readonly string[] = [
  ...new Set([...Object.keys(known), ...Object.keys(takenOver), "created_at"]),
];
