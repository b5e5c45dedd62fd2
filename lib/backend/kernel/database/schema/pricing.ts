import { boolean, date, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { moment } from "@/lib/backend/kernel/database/schema/columns";
import type { Rounding, RuleScope } from "@/lib/domain/admin/price-rule";
import type { Currency } from "@/lib/domain/locale";

/** How a tyre's price is made of what it costs; of several the first whose scope fits. */
export const priceRule = pgTable("price_rule", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  /** Its place among the rules, from 0. */
  position: smallint("position").notNull(),
  name: text("name").notNull(),
  /** Which tyres it is for; empty for all. */
  scope: jsonb("scope").$type<RuleScope>().notNull(),
  /** Profit in thousandths of the cost. */
  markupPermille: integer("markup_permille").notNull(),
  /** The least profit of one tyre, net, in hellers. */
  leastProfit: integer("least_profit").notNull(),
  /** How the price is rounded in each price list. */
  listRounding: jsonb("list_rounding").$type<Record<Currency, Rounding>>().notNull(),
  from: date("from"),
  to: date("to"),
  active: boolean("active").notNull().default(true),
});

/** A tyre's prices as somebody has set them, in place of what a list or a rule says. */
export const priceOverride = pgTable("price_override", {
  productId: integer("product_id")
    .primaryKey()
    .references(() => product.id, { onDelete: "cascade" }),
  /** With VAT in minor units; null: as the rules say. */
  priceCzk: integer("price_czk"),
  priceEur: integer("price_eur"),
  priceUsd: integer("price_usd"),
  /** The last day it holds for; null: until it is taken away. */
  until: date("until"),
  reason: text("reason").notNull(),
  staffId: integer("staff_id")
    .notNull()
    .references(() => staff.id),
  at: moment("at").notNull(),
});

/**
 * What the lists ask for a tyre while a rule or somebody's hand prices it. A trigger of the product table keeps the prices that a list
 * gave when something else takes over; a list that is read later writes its own here.
 */
export const listPrice = pgTable("list_price", {
  productId: integer("product_id")
    .primaryKey()
    .references(() => product.id, { onDelete: "cascade" }),
  /** With VAT in minor units. */
  priceCzk: integer("price_czk").notNull(),
  priceEur: integer("price_eur").notNull(),
  priceUsd: integer("price_usd").notNull(),
});
