import { bigint, index, integer, pgEnum, pgTable, timestamp } from "drizzle-orm/pg-core";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { currencies } from "@/lib/domain/locale";

export const currencyEnum = pgEnum("currency", currencies);

/**
 * Every price a product has had, from the moment `at` on, the first included. Triggers of the product table write it,
 * so that no way of changing a price can forget it. The lowest price of 30 days is read from here.
 */
export const priceLog = pgTable(
  "price_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer("product_id")
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    currency: currencyEnum("currency").notNull(),
    /** Minor units. */
    amount: integer("amount").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("price_log_product_index").on(table.productId, table.currency, table.at)],
);
