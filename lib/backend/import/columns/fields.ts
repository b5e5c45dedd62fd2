/** What a row of a price list can say about a tyre. The same names are the keys of a mapping file. */
export const fields = [
  "brand",
  "pattern",
  "full_name",
  "size",
  "width",
  "profile",
  "rim",
  "construction",
  "commercial",
  "service",
  "load_index",
  "load_index_dual",
  "speed_symbol",
  "season",
  "family",
  "xl",
  "runflat",
  "studded",
  "three_pmsf",
  "ms",
  "ice",
  "ev",
  "homologation",
  "ean",
  "mpn",
  "product_id",
  "price",
  "net_price",
  "cost",
  "recommended",
  "price_czk",
  "price_eur",
  "price_usd",
  "currency",
  "stock",
  "dispatch_days",
  "production_year",
  "fuel",
  "wet",
  "noise_db",
  "noise_class",
  "label",
  "eprel_id",
  "description",
  "group",
  "pictures",
  "weight",
  "supplier_code",
] as const;

export type ImportField = (typeof fields)[number];

/**
 * What no list can do without: each need is met by any one of its alternatives, an alternative by all of its fields.
 * A full name can carry everything but the price.
 */
export const needs: readonly { field: ImportField; alternatives: readonly (readonly ImportField[])[] }[] = [
  { field: "brand", alternatives: [["brand"], ["full_name"]] },
  { field: "pattern", alternatives: [["pattern"], ["full_name"]] },
  { field: "size", alternatives: [["size"], ["width", "rim"], ["full_name"]] },
  { field: "load_index", alternatives: [["load_index"], ["service"], ["size"], ["full_name"]] },
  { field: "speed_symbol", alternatives: [["speed_symbol"], ["service"], ["size"], ["full_name"]] },
  { field: "season", alternatives: [["season"], ["full_name"], ["group"], ["description"]] },
  {
    field: "price",
    alternatives: [
      ...[["price"], ["net_price"], ["recommended"], ["cost"], ["price_czk"], ["price_eur"], ["price_usd"]],
    ] as ImportField[][],
  },
];
