import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "@/lib/backend/kernel/database/schema/columns";
import { languageEnum } from "@/lib/backend/kernel/database/schema/order";

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
  },
  (table) => [
    index("contact_message_sent_index").on(table.sentAt),
    index("contact_message_email_index").on(sql`lower(${table.email})`),
  ],
);
