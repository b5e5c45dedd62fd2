import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "@/lib/backend/kernel/database/schema/columns";
import { customerOrder, languageEnum } from "@/lib/backend/kernel/database/schema/order";

/** A line of an order, or some of its pieces, as it was called when the contract was withdrawn from. */
export type WithdrawnLine = { product_id: number; name: string; size: string; quantity: number };

/** A consumer's statement that they withdraw from the contract, as they sent it. It is kept as long as its order. */
export const withdrawal = pgTable(
  "withdrawal",
  {
    id: uuid("id").primaryKey(),
    /** The order's number and which of its withdrawals this is, e.g. `2600000178-1`. */
    number: text("number").notNull().unique(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => customerOrder.id, { onDelete: "cascade" }),
    idempotencyKey: text("idempotency_key").notNull().unique(),
    /** SHA-256 of what was sent with that key. */
    requestHash: text("request_hash").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** Null when the whole contract is meant, or a part in the consumer's own words. */
    lines: jsonb("lines").$type<WithdrawnLine[]>(),
    part: text("part"),
    reason: text("reason"),
    language: languageEnum("language").notNull(),
    submittedAt: moment("submitted_at").notNull(),
  },
  (table) => [index("withdrawal_order_index").on(table.orderId, table.submittedAt)],
);
