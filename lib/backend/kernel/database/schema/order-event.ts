import { bigint, index, integer, pgEnum, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { transactionId } from "@/lib/backend/kernel/database/schema/columns";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { LogActor } from "@/lib/domain/admin/log-action";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const orderEventKindEnum = pgEnum("order_event_kind", ["order", "payment"]);

/** Every state an order and its payment have been in, with the time it began and whose doing it was. */
export const orderEvent = pgTable(
  "order_event",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => customerOrder.id, { onDelete: "cascade" }),
    kind: orderEventKindEnum("kind").notNull(),
    state: text("state").notNull(),
    at: moment("at").notNull(),
    actor: text("actor").$type<LogActor>().notNull().default("system"),
    /** Who it was, where it was a person of the staff. */
    staffId: integer("staff_id").references(() => staff.id),
    /** When it was taken back; it stays in the history of the staff and is none in the customer's. */
    undoneAt: moment("undone_at"),
    transactionId: transactionId(),
  },
  (table) => [
    index("order_event_order_index").on(table.orderId, table.id),
    index("order_event_transaction_index").on(table.transactionId),
  ],
);
