import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment } from "@/lib/backend/kernel/database/schema/columns";
import type { PriceSource } from "@/lib/domain/admin/price-source";
import type { BrandSafety } from "@/lib/domain/brand-safety";
import { categories, families, seasons } from "@/lib/domain/category";
import { labelClasses, tyreClasses } from "@/lib/domain/eu-label";
import { noiseClasses } from "@/lib/domain/tyre-noise";

const id = () => integer("id").primaryKey().generatedAlwaysAsIdentity();

export const seasonEnum = pgEnum("season", seasons);
export const familyEnum = pgEnum("family", families);
export const categoryEnum = pgEnum("category", categories.map((category) => category.id) as [string, ...string[]]);
export const constructionEnum = pgEnum("construction", ["R", "D", "B"]);
export const tyreClassEnum = pgEnum("tyre_class", tyreClasses);
export const labelClassEnum = pgEnum("label_class", labelClasses);
export const noiseClassEnum = pgEnum("noise_class", noiseClasses);
export const treadEnum = pgEnum("tread", ["symmetric", "asymmetric", "directional"]);

export const brand = pgTable("brand", {
  id: id(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  /** premium, quality, mid or budget; `null` for a brand nobody has placed. */
  tier: text("tier"),
  /** ISO 3166-1 alpha-2. */
  country: text("country"),
  manufacturer: text("manufacturer"),
  /** Who makes its tyres, and who answers for them in the Union, as Regulation (EU) 2023/988, article 19, has buyers told. */
  safety: jsonb("safety").$type<BrandSafety>(),
  /** Counts the changes that the staff make. */
  revision: integer("revision").notNull().default(0),
});

export const pattern = pgTable(
  "pattern",
  {
    id: id(),
    brandId: integer("brand_id")
      .notNull()
      .references(() => brand.id),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    /** `normalisePatternName(name)`: equal for every spelling of one pattern within a brand. */
    matchKey: text("match_key").notNull(),
    /** Brand and pattern as `searchText` writes them, for plain word search. */
    search: text("search").notNull(),
    season: seasonEnum("season").notNull(),
    tread: treadEnum("tread").notNull(),
    segment: text("segment"),
  },
  (table) => [unique().on(table.brandId, table.slug), unique().on(table.brandId, table.matchKey)],
);

/**
 * One tyre that is sold. Fixed-width columns stand first: scans that filter and count read them fastest. Half of a page is left free
 * (migration 0034), so that a price list writes no index as long as it changes no indexed column.
 */
export const product = pgTable(
  "product",
  {
    id: id(),
    brandId: integer("brand_id")
      .notNull()
      .references(() => brand.id),
    patternId: integer("pattern_id")
      .notNull()
      .references(() => pattern.id),
    /** Prices with VAT in minor units, one per price list. */
    priceCzk: integer("price_czk").notNull(),
    priceEur: integer("price_eur").notNull(),
    priceUsd: integer("price_usd").notNull(),
    stock: integer("stock").notNull().default(0),
    /** `popularityOf` the tyre: the recommended order, greater first. */
    popularity: integer("popularity").notNull().default(0),
    /** Stars of all its reviews together, and how many reviews those are. */
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    category: categoryEnum("category").notNull(),
    season: seasonEnum("season").notNull(),
    family: familyEnum("family").notNull(),
    construction: constructionEnum("construction").notNull().default("R"),
    tyreClass: tyreClassEnum("tyre_class").notNull().default("C1"),
    /** mm */
    width: smallint("width").notNull(),
    /** Inches times ten: 16″ is 160, 17.5″ is 175. */
    rimTenths: smallint("rim_tenths").notNull(),
    loadIndex: smallint("load_index").notNull(),
    /** `speedRank` of the symbol. */
    speedRank: smallint("speed_rank").notNull(),
    /** Working days until the tyre leaves the shop when ordered before the cut-off. */
    dispatchDays: smallint("dispatch_days").notNull().default(1),
    active: boolean("active").notNull().default(true),
    commercial: boolean("commercial").notNull().default(false),
    threePmsf: boolean("three_pmsf").notNull().default(false),
    ms: boolean("ms").notNull().default(false),
    ice: boolean("ice").notNull().default(false),
    studded: boolean("studded").notNull().default(false),
    xl: boolean("xl").notNull().default(false),
    runflat: boolean("runflat").notNull().default(false),
    ev: boolean("ev").notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /** % of the width; `null`: not written (155 R13). */
    profile: smallint("profile"),
    fuel: labelClassEnum("fuel"),
    wet: labelClassEnum("wet"),
    noiseDb: smallint("noise_db"),
    noiseClass: noiseClassEnum("noise_class"),
    loadIndexDual: smallint("load_index_dual"),
    productionYear: smallint("production_year"),
    eprelId: integer("eprel_id"),
    /** What a piece costs the shop from the source that would serve a set: net, with freight, in hellers; null: not known. */
    costCzk: integer("cost_czk"),
    /** Rule that made the prices; for `price_source` `rule`. */
    ruleId: integer("rule_id"),
    /** Whose pieces `stock` tells of; null while the shop has no suppliers. */
    offerSupplierId: integer("offer_supplier_id"),
    /** g */
    weightG: integer("weight_g"),
    /** Counts the changes that the staff make. */
    revision: integer("revision").notNull().default(0),
    speedSymbol: text("speed_symbol").notNull(),
    slug: text("slug").notNull(),
    /** Where the prices come from. */
    priceSource: text("price_source").$type<PriceSource>().notNull().default("list"),
    /** `demonstration`, or what the merchant's list was imported from. */
    source: text("source").notNull(),
    homologation: text("homologation"),
    ean: text("ean"),
    mpn: text("mpn"),
    description: text("description"),
    /** What a back end elsewhere (`API_HOST`) calls this tyre; `null` where nobody has said. */
    hostProductId: text("host_product_id"),
  },
  (table) => [
    uniqueIndex("product_slug_key").on(table.slug),
    uniqueIndex("product_ean_key").on(table.ean),
    uniqueIndex("product_host_key").on(table.hostProductId).where(sql`${table.hostProductId} is not null`),
    // A listing of one size also counts the neighbouring sizes, which share two of its three parts: each of these indexes
    // has one pair side by side, and the third is found by skipping through the rims.
    index("product_category_index")
      .on(table.category, table.rimTenths, table.profile, table.width)
      .where(sql`${table.active}`),
    index("product_category_width_index")
      .on(table.category, table.rimTenths, table.width, table.profile)
      .where(sql`${table.active}`),
    index("product_size_index").on(table.width, table.profile, table.rimTenths),
    index("product_pattern_index").on(table.patternId, table.width, table.rimTenths),
    index("product_mpn_index").on(table.mpn),
    // In an order that no other index has: see `hasDemonstrationStock`.
    index("product_demonstration_index")
      .on(table.createdAt)
      .where(sql`${table.active} and ${table.source} = 'demonstration'`),
    check("product_rating_check", sql`${table.ratingSum} between ${table.ratingCount} and 5 * ${table.ratingCount}`),
    check("product_stock_check", sql`${table.stock} >= 0`),
    check("product_price_check", sql`${table.priceCzk} > 0 and ${table.priceEur} > 0 and ${table.priceUsd} > 0`),
    check(
      "product_label_check",
      sql`num_nulls(${table.fuel}, ${table.wet}, ${table.noiseDb}, ${table.noiseClass}) in (0, 4)`,
    ),
  ],
);

/** Slugs that products had before: their pages redirect for good. */
export const productSlug = pgTable("product_slug", {
  slug: text("slug").primaryKey(),
  productId: integer("product_id")
    .notNull()
    .references(() => product.id, { onDelete: "cascade" }),
});
