import { bigint, index, inet, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { transactionId } from "@/lib/backend/kernel/database/schema/columns";
import type { LogAction, LogActor, LogSubject } from "@/lib/domain/admin/log-action";

/** What was done, by whom and when. A trigger refuses every change; only the sweep may delete (migration 0021). */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    actor: text("actor").$type<LogActor>().notNull(),
    staffId: integer("staff_id").references(() => staff.id),
    action: text("action").$type<LogAction>().notNull(),
    subject: text("subject").$type<LogSubject>().notNull(),
    subjectId: text("subject_id").notNull(),
    /** Numbers, states, ids, and of personal fields their names: never what stands in them. */
    details: jsonb("details").$type<Record<string, unknown>>().notNull(),
    requestId: text("request_id"),
    /** The network, not the address. */
    address: inet("address"),
    transactionId: transactionId(),
  },
  (table) => [
    index("audit_log_subject_index").on(table.subject, table.subjectId, table.id.desc().nullsFirst()),
    index("audit_log_action_index").on(table.action, table.id.desc().nullsFirst()),
    index("audit_log_staff_index").on(table.staffId, table.id.desc().nullsFirst()),
    index("audit_log_transaction_index").on(table.transactionId),
  ],
);
