import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { account } from "@/lib/backend/kernel/database/schema/account";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { moment } from "@/lib/backend/kernel/database/schema/columns";

/**
 * A cart, of a guest or of an account, which has one at most. Whoever holds the secret of its cookie holds the cart; here
 * is only the secret's SHA-256.
 */
export const cart = pgTable(
  "cart",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    tokenHash: text("token_hash").notNull().unique(),
    accountId: integer("account_id")
      .unique()
      .references(() => account.id, { onDelete: "cascade" }),
    /** Counts the changes; the ETag of every answer. */
    version: integer("version").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("cart_updated_index").on(table.updatedAt)],
);

/** A line. Its position in the cart is its place among the cart's lines by `id`. */
export const cartItem = pgTable(
  "cart_item",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    cartId: uuid("cart_id")
      .notNull()
      .references(() => cart.id, { onDelete: "cascade" }),
    productId: integer("product_id")
      .notNull()
      .references(() => product.id),
    quantity: smallint("quantity").notNull(),
    /** What one piece cost when the line was added, in each price list. */
    addedCzk: integer("added_czk").notNull(),
    addedEur: integer("added_eur").notNull(),
    addedUsd: integer("added_usd").notNull(),
  },
  (table) => [
    unique("cart_item_product_key").on(table.cartId, table.productId),
    check("cart_item_quantity_check", sql`${table.quantity} between 1 and 20`),
  ],
);
