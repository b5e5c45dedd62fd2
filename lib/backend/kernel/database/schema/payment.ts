import { sql } from "drizzle-orm";
import { index, pgEnum, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "@/lib/backend/kernel/database/schema/columns";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";

/** `open`: may be paid; `processing`: done by the shopper, the money is not confirmed; `paid`; `ended` without money. */
export const paymentAttemptStateEnum = pgEnum("card_attempt_state", ["open", "processing", "paid", "ended"]);

/** Each visit to the payment page for an order: at most one of an order's is open. */
export const paymentAttempt = pgTable(
  "card_attempt",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => customerOrder.id, { onDelete: "cascade" }),
    /** 1 and up; part of the idempotency key, so that the same attempt is always the same page. */
    attempt: smallint("attempt").notNull(),
    state: paymentAttemptStateEnum("state").notNull(),
    startedAt: moment("started_at").notNull(),
    /** When its page closes by itself; fixed at the start, because a repeated request has to be the same. */
    expiresAt: moment("expires_at").notNull(),
    /** At which gateway; all had been at Stripe before there was a second one. */
    provider: text("provider").notNull().default("stripe"),
    /** The gateway's name of the payment page; null until it has answered. */
    pageId: text("session_id"),
    url: text("url"),
    /** The gateway's name of the money that came, known once it has: refunds and disputes go by it. */
    reference: text("payment_intent"),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.attempt] }),
    uniqueIndex("card_attempt_open_key").on(table.orderId).where(sql`${table.state} = 'open'`),
    index("card_attempt_intent_index").on(table.reference),
    index("card_attempt_session_index").on(table.pageId),
  ],
);

/** Events of Stripe's that were applied, so that each is applied once. */
export const stripeEvent = pgTable(
  "stripe_event",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [index("stripe_event_received_index").on(table.receivedAt)],
);
