import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { bytes, moment } from "@/lib/backend/kernel/database/schema/columns";
import { currencyEnum } from "@/lib/backend/kernel/database/schema/price-log";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";
import {
  type ChangeFlag,
  changeKinds,
  changeResults,
  changeSetKinds,
  changeSetStates,
} from "@/lib/domain/admin/change-set";

export const changeSetKindEnum = pgEnum("change_set_kind", changeSetKinds);
export const changeSetStateEnum = pgEnum("change_set_state", changeSetStates);
export const changeKindEnum = pgEnum("change_kind", changeKinds);
export const changeResultEnum = pgEnum("change_result", changeResults);

const byStaff = (name: string) => integer(name).references(() => staff.id);

/** Changes of the catalogue that are seen before they are applied, applied together, and can be taken back together. */
export const changeSet = pgTable(
  "change_set",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: changeSetKindEnum("kind").notNull(),
    /** Whose list it is; null for rules and edits. */
    supplierId: integer("supplier_id").references(() => supplier.id),
    state: changeSetStateEnum("state").notNull(),
    fileName: text("file_name"),
    /** SHA-256 of the file as it came. */
    fileHash: text("file_hash"),
    bytes: integer("bytes"),
    /** When the list was made: its offers know nothing of what was ordered later. */
    asOf: moment("as_of"),
    options: jsonb("options").$type<Record<string, unknown>>().notNull().default({}),
    /** The columns as they were recognised, with samples. */
    plan: jsonb("plan"),
    /** Rows read and changes by kind and flag. */
    counts: jsonb("counts").$type<Record<string, number>>().notNull().default({}),
    /** Guardrails that stop it from being applied by itself, each with its figure. */
    guardrails: jsonb("guardrails").$type<Record<string, number>>().notNull().default({}),
    /** Why it failed: a code and its values. */
    problem: jsonb("problem").$type<{ code: string; values?: Record<string, string | number> }>(),
    heartbeatAt: moment("heartbeat_at"),
    /** Null: the clock or the command line. */
    madeBy: byStaff("made_by"),
    madeAt: moment("made_at").notNull(),
    readyAt: moment("ready_at"),
    appliedBy: byStaff("applied_by"),
    appliedAt: moment("applied_at"),
    undoneBy: byStaff("undone_by"),
    undoneAt: moment("undone_at"),
    revision: integer("revision").notNull().default(0),
  },
  (table) => [
    index("change_set_supplier_index").on(table.supplierId, table.id.desc().nullsFirst()),
    index("change_set_working_index")
      .on(table.id)
      .where(sql`${table.state} in ('uploaded', 'reading', 'applying', 'undoing')`),
  ],
);

/** One change, of one tyre, or one row of a list that was refused. */
export const changeSetItem = pgTable(
  "change_set_item",
  {
    changeSetId: bigint("change_set_id", { mode: "number" })
      .notNull()
      .references(() => changeSet.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    /** Null for a tyre that is still to be added, and for a refused row. */
    productId: integer("product_id"),
    /** Of the file. */
    line: integer("line"),
    kind: changeKindEnum("kind").notNull(),
    /** The columns that change, as the shop has them and as they are to be; of a refused row, what is wrong and its text. */
    before: jsonb("before").$type<Record<string, unknown>>(),
    after: jsonb("after").$type<Record<string, unknown>>(),
    flags: text("flags").array().$type<ChangeFlag[]>().notNull().default(sql`'{}'`),
    excluded: boolean("excluded").notNull().default(false),
    result: changeResultEnum("result").notNull().default("pending"),
  },
  (table) => [
    primaryKey({ columns: [table.changeSetId, table.seq] }),
    index("change_set_item_kind_index").on(table.changeSetId, table.kind, table.seq),
    index("change_set_item_flagged_index").on(table.changeSetId, table.seq).where(sql`${table.flags} <> '{}'`),
  ],
);

/** What a row of a list says of its supplier's offer; `seq` is that of its change, where it makes one. */
export const changeSetOffer = pgTable(
  "change_set_offer",
  {
    changeSetId: bigint("change_set_id", { mode: "number" })
      .notNull()
      .references(() => changeSet.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    /** Null until a new tyre is added. */
    productId: integer("product_id"),
    code: text("code"),
    cost: integer("cost"),
    currency: currencyEnum("currency").notNull(),
    stock: integer("stock").notNull(),
    leadDays: smallint("lead_days"),
    /** What the list asks for the tyre in crowns, euros and dollars, with VAT in minor units; null where it has no price to sell at. */
    asked: integer("asked").array(),
    /** Addresses of the tyre's pictures. */
    pictures: text("pictures").array(),
    /** Once it is applied: the offer as it was, null where there was none. */
    before: jsonb("before").$type<Record<string, unknown>>(),
    /** Once it is applied: what the shop showed of the tyre before, and what lists asked for it (`listed`) while something else priced it. */
    shown: jsonb("shown").$type<Record<string, unknown>>(),
  },
  (table) => [primaryKey({ columns: [table.changeSetId, table.seq] })],
);

/** A list as it came, gzipped, in parts of at most 1 MiB. */
export const changeSetFile = pgTable(
  "change_set_file",
  {
    changeSetId: bigint("change_set_id", { mode: "number" })
      .notNull()
      .references(() => changeSet.id, { onDelete: "cascade" }),
    part: smallint("part").notNull(),
    bytes: bytes("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.changeSetId, table.part] })],
);
