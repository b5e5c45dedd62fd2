import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "@/lib/backend/kernel/database/schema/columns";
import { customerOrder, languageEnum } from "@/lib/backend/kernel/database/schema/order";
import type { DeductionReason, WithdrawalRefusal, WithdrawalState } from "@/lib/domain/withdrawal-case";

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
    /** What the shop has done about it; the statement above stays as it was sent. */
    state: text("state").$type<WithdrawalState>().notNull().default("announced"),
    /** The last day for the money to go back, in Prague. */
    refundDueOn: date("refund_due_on").notNull(),
    goodsBackOn: date("goods_back_on"),
    inspectedOn: date("inspected_on"),
    /** What is kept of the money for use beyond trying, minor units of the order's currency. */
    deduction: bigint("deduction", { mode: "number" }),
    deductionReason: text("deduction_reason").$type<DeductionReason>(),
    refusal: text("refusal").$type<WithdrawalRefusal>(),
    /** The day on which the case ended: the money is back, or it was refused. */
    settledOn: date("settled_on"),
    revision: integer("revision").notNull().default(0),
  },
  (table) => [
    index("withdrawal_order_index").on(table.orderId, table.submittedAt),
    index("withdrawal_due_index")
      .on(table.refundDueOn, table.submittedAt, table.id)
      .where(sql`${table.settledOn} is null`),
    index("withdrawal_settled_index")
      .on(table.settledOn.desc().nullsFirst(), table.submittedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.settledOn} is not null`),
  ],
);
