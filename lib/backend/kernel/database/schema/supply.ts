import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { moment } from "@/lib/backend/kernel/database/schema/columns";
import { customerOrder, orderLine } from "@/lib/backend/kernel/database/schema/order";
import { currencyEnum } from "@/lib/backend/kernel/database/schema/price-log";
import { type StockMoveReason, supplierKinds, supplyStates } from "@/lib/domain/admin/supply";

export const supplierKindEnum = pgEnum("supplier_kind", supplierKinds);
export const supplyStateEnum = pgEnum("supply_state", supplyStates);

/** Whom tyres come from: the shop's own store, at most once, and those who send price lists. */
export const supplier = pgTable(
  "supplier",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    kind: supplierKindEnum("kind").notNull(),
    /** Of its purchase prices. */
    currency: currencyEnum("currency").notNull(),
    /** As a register of companies knows it (IČO). */
    companyId: text("company_id"),
    email: text("email"),
    /** Working days from the order until the tyres are in the shop. */
    leadDays: smallint("lead_days").notNull(),
    /** Prague time until which an order still counts for the same day. */
    cutoff: time("cutoff").notNull(),
    /** Freight and recycling fee of one tyre, in minor units of `currency`. */
    perPieceCost: integer("per_piece_cost").notNull().default(0),
    /** What a list calls "20+" are 20 pieces; null: taken as it stands. */
    stockCap: smallint("stock_cap"),
    /** Pieces that are never promised, for what is sold elsewhere in the same minute. */
    buffer: smallint("buffer").notNull().default(0),
    /** The list is all that the supplier has: what it does not name is sold out. */
    complete: boolean("complete").notNull().default(false),
    feedUrl: text("feed_url"),
    /** Prague times at which the list is fetched. */
    feedAt: time("feed_at").array().notNull().default(sql`'{}'`),
    /** The answer's ETag of the list that was fetched last. */
    feedEtag: text("feed_etag"),
    /** The same answer's Last-Modified, as it was sent; for servers that name no ETag. */
    feedModified: text("feed_modified"),
    /** Columns of its lists as a person has corrected them: `{ "<header>": "<field>" | null }`. */
    mapping: jsonb("mapping").$type<Record<string, string | null>>().notNull().default({}),
    /** Bounds of its change sets where they differ from the usual ones, thousandths by name. */
    guardrails: jsonb("guardrails").$type<Record<string, number>>().notNull().default({}),
    active: boolean("active").notNull().default(true),
    revision: integer("revision").notNull().default(0),
  },
  (table) => [
    uniqueIndex("supplier_name_key").on(sql`lower(${table.name})`),
    uniqueIndex("supplier_own_key").on(table.kind).where(sql`${table.kind} = 'own'`),
    check("supplier_bounds_check", sql`${table.leadDays} >= 0 and ${table.perPieceCost} >= 0 and ${table.buffer} >= 0`),
  ],
);

/** What one supplier can give of one tyre, as of its last list; for the own store, as of the last move. */
export const supplierOffer = pgTable(
  "supplier_offer",
  {
    supplierId: integer("supplier_id")
      .notNull()
      .references(() => supplier.id),
    productId: integer("product_id")
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    /** The supplier's own number of the tyre. */
    code: text("code"),
    /** Net purchase price in minor units of `currency`; null where the list has none. */
    cost: integer("cost"),
    currency: currencyEnum("currency").notNull(),
    stock: integer("stock").notNull(),
    /** Working days, where the list states them for this tyre; else the supplier's. */
    leadDays: smallint("lead_days"),
    /** When the list was made. */
    asOf: moment("as_of").notNull(),
    /** The list it stands in; null for the own store and for what was there before. */
    changeSetId: bigint("change_set_id", { mode: "number" }),
  },
  (table) => [
    primaryKey({ columns: [table.supplierId, table.productId] }),
    index("supplier_offer_product_index").on(table.productId),
    index("supplier_offer_code_index").on(table.supplierId, table.code),
    check("supplier_offer_check", sql`${table.stock} >= 0 and ${table.cost} > 0`),
  ],
);

/** Each change of the pieces in the own store that no order made. */
export const stockMove = pgTable(
  "stock_move",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer("product_id")
      .notNull()
      .references(() => product.id),
    /** More or fewer than before. */
    quantity: integer("quantity").notNull(),
    reason: text("reason").$type<StockMoveReason>().notNull(),
    orderId: uuid("order_id").references(() => customerOrder.id, { onDelete: "set null" }),
    staffId: integer("staff_id")
      .notNull()
      .references(() => staff.id),
    note: text("note"),
    at: moment("at").notNull(),
  },
  (table) => [index("stock_move_product_index").on(table.productId, table.id.desc().nullsFirst())],
);

/** Where the pieces of an order's line come from: all of them from one source. Only orders placed since there are suppliers have it. */
export const lineAllocation = pgTable(
  "line_allocation",
  {
    orderId: uuid("order_id").notNull(),
    position: smallint("position").notNull(),
    /** The line's, kept here for the index of what is still to come. */
    productId: integer("product_id").notNull(),
    supplierId: integer("supplier_id")
      .notNull()
      .references(() => supplier.id),
    quantity: smallint("quantity").notNull(),
    /** Net purchase price of one piece when it was sold, in minor units of `currency`; null: not known. */
    cost: integer("cost"),
    currency: currencyEnum("currency").notNull(),
    state: supplyStateEnum("state").notNull(),
    orderedAt: moment("ordered_at"),
    expectedOn: date("expected_on"),
    revision: integer("revision").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    foreignKey({
      columns: [table.orderId, table.position],
      foreignColumns: [orderLine.orderId, orderLine.position],
      name: "line_allocation_line_fk",
    }).onDelete("cascade"),
    index("line_allocation_supplier_index").on(table.supplierId, table.state),
    index("line_allocation_unknown_index")
      .on(table.productId, table.supplierId)
      .where(sql`${table.state} = 'to_order' or ${table.orderedAt} is not null`),
    index("line_allocation_for_nobody_index")
      .on(table.expectedOn)
      .where(sql`${table.state} = 'cancelled' and ${table.orderedAt} is not null`),
  ],
);
