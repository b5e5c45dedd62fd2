import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { moment } from "@/lib/backend/kernel/database/schema/columns";
import { customerOrder, languageEnum } from "@/lib/backend/kernel/database/schema/order";
import type { HiddenReason } from "@/lib/domain/review-moderation";

const order = () =>
  uuid("order_id")
    .notNull()
    .references(() => customerOrder.id, { onDelete: "cascade" });

/** A mailed link by which the buyer of an order writes about its tyres; of its token only the hash is kept. */
export const reviewInvitation = pgTable(
  "review_invitation",
  {
    hash: text("hash").primaryKey(),
    orderId: order(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("review_invitation_order_index").on(table.orderId)],
);

/** What a buyer thinks of a tyre of their order. A tyre's sum and number of stars stand in `product`, written along with it. */
export const review = pgTable(
  "review",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: order(),
    productId: integer("product_id")
      .notNull()
      .references(() => product.id),
    stars: smallint("stars").notNull(),
    text: text("text").notNull(),
    /** As the buyer wants to be called; empty: not at all. */
    name: text("name").notNull(),
    language: languageEnum("language").notNull(),
    writtenAt: moment("written_at").notNull(),
    changedAt: moment("changed_at").notNull(),
    /** Set while the shop hides it; its stars do not count then. */
    hiddenAt: moment("hidden_at"),
    hiddenBy: integer("hidden_by").references(() => staff.id),
    hiddenReason: text("hidden_reason").$type<HiddenReason>(),
    /** What the shop answers below it. */
    reply: text("reply"),
    repliedAt: moment("replied_at"),
    revision: integer("revision").notNull().default(0),
  },
  (table) => [
    unique("review_order_product_key").on(table.orderId, table.productId),
    index("review_product_index").on(table.productId, table.writtenAt),
    index("review_list_index").on(table.writtenAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("review_low_index")
      .on(table.writtenAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.stars} <= 3`),
    index("review_hidden_index")
      .on(table.writtenAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.hiddenAt} is not null`),
    check("review_stars_check", sql`${table.stars} between 1 and 5`),
  ],
);
