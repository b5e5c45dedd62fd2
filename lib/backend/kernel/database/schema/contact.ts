import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { moment, transactionId } from "@/lib/backend/kernel/database/schema/columns";
import { customerOrder, languageEnum } from "@/lib/backend/kernel/database/schema/order";
import type { MessageState } from "@/lib/domain/message-state";

/** What was written to the shop by the form of the contact page; kept for a year. */
export const contactMessage = pgTable(
  "contact_message",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phoneNumber: text("phone_number").notNull().default(""),
    /** As it was typed, without blanks: it need not be an order's. */
    orderNumber: text("order_number").notNull().default(""),
    message: text("message").notNull(),
    language: languageEnum("language").notNull(),
    sentAt: moment("sent_at").notNull(),
    state: text("state").$type<MessageState>().notNull().default("open"),
    /** Who has changed its state last, and when. */
    staffId: integer("staff_id").references(() => staff.id),
    changedAt: moment("changed_at"),
    /** The order it is about, known by its number or the sender's address. */
    orderId: uuid("order_id").references(() => customerOrder.id, { onDelete: "set null" }),
    revision: integer("revision").notNull().default(0),
    /** Of its last change too. */
    transactionId: transactionId(),
  },
  (table) => [
    index("contact_message_state_index").on(
      table.state,
      table.sentAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("contact_message_order_index").on(table.orderId).where(sql`${table.orderId} is not null`),
    index("contact_message_sent_index").on(table.sentAt),
    index("contact_message_email_index").on(sql`lower(${table.email})`),
    index("contact_message_transaction_index").on(table.transactionId),
  ],
);

/** What the shop has answered to a message, by mail; kept as long as the message. */
export const contactReply = pgTable(
  "contact_reply",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    messageId: bigint("message_id", { mode: "number" })
      .notNull()
      .references(() => contactMessage.id, { onDelete: "cascade" }),
    staffId: integer("staff_id")
      .notNull()
      .references(() => staff.id),
    text: text("text").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("contact_reply_message_index").on(table.messageId, table.at)],
);
