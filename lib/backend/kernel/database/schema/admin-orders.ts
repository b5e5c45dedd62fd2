import { index, integer, jsonb, pgEnum, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { UndoStep } from "@/lib/domain/admin/undo";
import { type Carrier, shipmentStates } from "@/lib/domain/carrier";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const ofOrder = () =>
  uuid("order_id")
    .notNull()
    .references(() => customerOrder.id, { onDelete: "cascade" });
const ofStaff = (name = "staff_id") =>
  integer(name)
    .notNull()
    .references(() => staff.id);

export const shipmentStateEnum = pgEnum("shipment_state", shipmentStates);

/** A note of the staff to an order; the customer never sees it. */
export const orderNote = pgTable(
  "order_note",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    staffId: ofStaff(),
    text: text("text").notNull(),
    at: moment("at").notNull(),
    removedAt: moment("removed_at"),
  },
  (table) => [index("order_note_order_index").on(table.orderId)],
);

/** Parcels that leave together. */
export const shipment = pgTable(
  "shipment",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: ofOrder(),
    carrier: text("carrier").$type<Carrier>().notNull(),
    parcels: smallint("parcels").notNull(),
    weightG: integer("weight_g"),
    tracking: text("tracking").array().notNull(),
    state: shipmentStateEnum("state").notNull(),
    madeBy: ofStaff("made_by"),
    madeAt: moment("made_at").notNull(),
    handedAt: moment("handed_at"),
    /** Taken back by who made it. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    index("shipment_order_index").on(table.orderId),
    index("shipment_list_index").on(table.madeAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("shipment_carrier_index").on(table.carrier, table.madeAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("shipment_state_index").on(table.state, table.madeAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** What takes a change back, for whoever made it and for half a minute. It holds what was there before. */
export const undoEntry = pgTable(
  "undo_entry",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    staffId: ofStaff(),
    steps: jsonb("steps").$type<UndoStep[]>().notNull(),
    at: moment("at").notNull(),
    until: moment("until").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("undo_entry_at_index").on(table.at)],
);

/** The answer to a request with an Idempotency-Key, without anything personal. */
export const idempotentRequest = pgTable(
  "idempotent_request",
  {
    key: text("key").primaryKey(),
    requestHash: text("request_hash").notNull(),
    answer: jsonb("answer"),
    at: moment("at").notNull(),
  },
  (table) => [index("idempotent_request_at_index").on(table.at)],
);
