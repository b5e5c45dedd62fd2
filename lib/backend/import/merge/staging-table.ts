import type postgres from "postgres";
import type { ImportedTyre, OfferFact } from "@/lib/backend/import/tyre/imported-tyre";

const types = {
  line: "integer primary key",
  brand_key: "text not null",
  brand_slug: "text not null",
  brand_name: "text not null",
  brand_tier: "text",
  brand_country: "text",
  brand_manufacturer: "text",
  pattern_key: "text not null",
  pattern_slug: "text not null",
  pattern_name: "text not null",
  search: "text not null",
  tread: "tread not null",
  segment: "text",
  season: "season not null",
  family: "family not null",
  family_stated: "boolean not null",
  width: "smallint not null",
  profile: "smallint",
  construction: "construction not null",
  rim_tenths: "smallint not null",
  commercial: "boolean not null",
  tyre_class: "tyre_class not null",
  load_index: "smallint not null",
  load_index_dual: "smallint",
  speed_symbol: "text not null",
  speed_rank: "smallint not null",
  xl: "boolean",
  xl_likely: "boolean not null",
  runflat: "boolean not null",
  studded: "boolean",
  three_pmsf: "boolean",
  ms: "boolean",
  ice: "boolean",
  ev: "boolean",
  homologation: "text",
  ean: "text",
  mpn: "text",
  host_product_id: "text",
  price_czk: "integer not null",
  price_eur: "integer not null",
  price_usd: "integer not null",
  stock: "integer",
  dispatch_days: "smallint",
  production_year: "smallint",
  fuel: "label_class",
  wet: "label_class",
  noise_db: "smallint",
  noise_class: "noise_class",
  eprel_id: "integer",
  description: "text",
  popularity: "integer not null",
} satisfies Record<Exclude<keyof ImportedTyre, OfferFact>, string>;

/** What only a supplier's offer keeps; an import without a supplier passes over it. */
const offerTypes = {
  price_from: "text not null",
  cost: "integer",
  cost_currency: "text",
  weight_g: "integer",
  supplier_code: "text",
  pictures: "text[]",
};

const columns = Object.keys(types) as (keyof typeof types)[];
const allColumns = [...columns, ...Object.keys(offerTypes)];

/**
 * Makes the table that a list is read into before anything of the shop is touched: temporary, so nothing of it is
 * logged, and gone with the transaction.
 */
export async function createStagingTable(sql: postgres.TransactionSql): Promise<void> {
  const defined = Object.entries({ ...types, ...offerTypes })
    .map(([column, type]) => `${column} ${type}`)
    .join(", ");
  await sql.unsafe(`create temporary table import_row (${defined},
    raw text,
    brand_id integer, pattern_id integer, product_id integer,
    taken_over boolean not null default false,
    refused text, refused_field text, refused_value text, refused_other text
  ) on commit drop`);
}

/** One value in PostgreSQL's text format for COPY. */
function field(value: string | number | boolean | null): string {
  if (value === null) return "\\N";
  if (typeof value !== "string") return String(value);
  return value.replace(/[\\\t\n\r\0]/g, (sign) => escapes[sign] ?? sign);
}

/** PostgreSQL's text cannot hold a zero byte: it is removed. */
const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r", "\0": "" };

/** Statement that opens the way for `stagingLine`s. */
export const copyIntoStaging = `copy import_row (${allColumns.join(", ")}, raw) from stdin`;

const arrayText = (texts: readonly string[]) =>
  texts.length === 0 ? null : `{${texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;

const offerValues = ({ priceFrom, cost, weightG, supplierCode, pictures }: ImportedTyre) => [
  ...[priceFrom, cost?.amount ?? null, cost?.currency ?? null, weightG ?? null, supplierCode ?? null],
  arrayText(pictures),
];

/** A tyre as a line of that COPY. `raw`: the row as the file has it, kept where it may still have to be given back. */
export function stagingLine(tyre: ImportedTyre, raw: string | null): string {
  const values = [...columns.map((column) => tyre[column]), ...offerValues(tyre), raw];
  return `${values.map(field).join("\t")}\n`;
}
