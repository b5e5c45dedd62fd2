import { bigint, index, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { languageEnum } from "@/lib/backend/kernel/database/schema/order";

/**
 * Who wants to hear once that a tyre is in stock again. A trigger on `product` queues the mail, whatever brings the stock
 * back; the row goes with the mail, when it is cancelled, and after half a year.
 */
export const stockNotice = pgTable(
  "stock_notice",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer("product_id")
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    /** In small letters. */
    email: text("email").notNull(),
    language: languageEnum("language").notNull(),
    /** `tokenHash` of the address's token: the link of one mail cancels all that its address still waits for. */
    cancelHash: text("cancel_hash").notNull(),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    unique("stock_notice_product_email_key").on(table.productId, table.email),
    index("stock_notice_cancel_index").on(table.cancelHash),
    index("stock_notice_asked_index").on(table.askedAt),
    index("stock_notice_email_index").on(table.email),
  ],
);
