import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { account } from "@/lib/backend/kernel/database/schema/account";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { moment } from "@/lib/backend/kernel/database/schema/columns";
import { currencyEnum } from "@/lib/backend/kernel/database/schema/price-log";
import { holdReasons } from "@/lib/domain/admin/order-view";
import { countries, languages } from "@/lib/domain/locale";
import { orderStates } from "@/lib/domain/order";
import { paymentStates } from "@/lib/domain/payment";

/** Minor units of the order's currency. */
const minor = (name: string) => bigint(name, { mode: "number" });

export const orderStateEnum = pgEnum("order_state", orderStates);
export const paymentStateEnum = pgEnum("payment_state", paymentStates);
export const countryEnum = pgEnum("country", countries);
export const languageEnum = pgEnum("language", languages);
export const orderHoldEnum = pgEnum("order_hold", holdReasons);

/** The running part of order numbers. A failed order leaves a gap, which is harmless: it is not an invoice's number. */
export const orderNumberSequence = pgSequence("order_number_seq", { startWith: 1 });

type States = { status: AnyPgColumn; paymentStatus: AnyPgColumn; hold: AnyPgColumn };

/** The condition of orders that are still to leave, as the index of the queue has it. */
export const open = ({ status }: Pick<States, "status">) => sql`${status} in ('placed', 'confirmed', 'packed')`;

/** The condition of orders that somebody has to look at: put aside, or ended while the shop still has the money. */
export const problem = ({ status, paymentStatus, hold }: States) =>
  sql`(${hold} <> 'supplier' or (${status} in ('cancelled', 'returned') and ${paymentStatus} = 'paid'))`;

/**
 * An order as it was agreed. Later change its two states, whose it is, and until it is sent what the staff correct: its contact, its
 * addresses and the day it leaves. When its customer deletes the account it keeps what an invoice needs.
 */
export const customerOrder = pgTable(
  "customer_order",
  {
    id: uuid("id").primaryKey(),
    number: text("number").notNull().unique(),
    idempotencyKey: text("idempotency_key").notNull().unique(),
    /** SHA-256 of what was asked with that key. */
    requestHash: text("request_hash").notNull(),
    status: orderStateEnum("status").notNull(),
    paymentStatus: paymentStateEnum("payment_status").notNull(),
    placedAt: moment("placed_at").notNull(),
    language: languageEnum("language").notNull(),
    currency: currencyEnum("currency").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    phoneNumber: text("phone_number").notNull(),
    country: countryEnum("country").notNull(),
    city: text("city").notNull(),
    address: text("address").notNull(),
    zipCode: text("zip_code").notNull(),
    /** Where the goods go, if not to the buyer's address; all four or none. */
    deliveryCountry: countryEnum("delivery_country"),
    deliveryCity: text("delivery_city"),
    deliveryAddress: text("delivery_address"),
    deliveryZipCode: text("delivery_zip_code"),
    companyName: text("company_name"),
    ico: text("ico"),
    dic: text("dic"),
    icDph: text("ic_dph"),
    note: text("note"),
    deliveryId: text("delivery_id").notNull(),
    /** The pick-up point as it was chosen. */
    deliveryPoint: jsonb("delivery_point"),
    deliveryPrice: minor("delivery_price").notNull(),
    estimateFrom: date("estimate_from").notNull(),
    estimateTo: date("estimate_to").notNull(),
    paymentId: text("payment_id").notNull(),
    paymentPrice: minor("payment_price").notNull(),
    /** Until when a bank transfer is to be sent, as it was agreed; null for other payments. */
    payBy: moment("pay_by"),
    subtotal: minor("subtotal").notNull(),
    total: minor("total").notNull(),
    /** Percent. */
    vatRate: smallint("vat_rate").notNull(),
    vatAmount: minor("vat_amount").notNull(),
    /** Counts the changes of the order and of what belongs to it. */
    revision: integer("revision").notNull().default(0),
    /** The last day on which the goods may leave to arrive as the shopper was told. */
    leaveBy: date("leave_by").notNull(),
    /** Put aside: why, and until when; without a day until somebody takes it back. */
    hold: orderHoldEnum("hold"),
    holdUntil: date("hold_until"),
    /** Whose it is; null for a guest's. */
    accountId: integer("account_id").references(() => account.id, { onDelete: "set null" }),
    /** The customer has deleted the account: e-mail, phone and note go as soon as the order is done. */
    forgetContact: boolean("forget_contact").notNull().default(false),
    /** The name as the office's search compares it, the last one first, and the company's: stored, since folding takes longer than reading. */
    nameKey: text("name_key").generatedAlwaysAs(sql`folded(last_name || ' ' || first_name)`),
    companyKey: text("company_key").generatedAlwaysAs(sql`folded(company_name)`),
  },
  (table) => [
    index("customer_order_list_index").on(table.placedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("customer_order_queue_index").on(table.leaveBy, table.placedAt, table.id).where(open(table)),
    index("customer_order_state_index").on(
      table.status,
      table.placedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("customer_order_unpaid_index")
      .on(table.placedAt, table.id)
      .where(sql`${table.paymentStatus} = 'pending' and ${table.status} <> 'cancelled'`),
    index("customer_order_problem_index")
      .on(table.placedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(problem(table)),
    index("customer_order_name_index").on(table.nameKey.op("text_pattern_ops"), table.placedAt.desc().nullsFirst()),
    index("customer_order_company_index")
      .on(table.companyKey.op("text_pattern_ops"), table.placedAt.desc().nullsFirst())
      .where(sql`${table.companyKey} is not null`),
    index("customer_order_phone_index").on(
      sql`regexp_replace(${table.phoneNumber}, '[^0-9]', '', 'g') text_pattern_ops`,
      table.placedAt.desc().nullsFirst(),
    ),
    index("customer_order_figures_index").on(table.currency, table.paymentId, table.paymentStatus),
    index("customer_order_account_index").on(table.accountId, table.placedAt),
    index("customer_order_email_index").on(sql`lower(${table.email})`),
    index("customer_order_forget_index").on(table.id).where(sql`${table.forgetContact}`),
    check(
      "customer_order_delivery_address_check",
      sql`num_nulls(${table.deliveryCountry}, ${table.deliveryCity}, ${table.deliveryAddress}, ${table.deliveryZipCode}) in (0, 4)`,
    ),
    check(
      "customer_order_total_check",
      sql`${table.total} = ${table.subtotal} + ${table.deliveryPrice} + ${table.paymentPrice}`,
    ),
  ],
);

/** What was ordered, as it was called and priced then. */
export const orderLine = pgTable(
  "order_line",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => customerOrder.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    productId: integer("product_id")
      .notNull()
      .references(() => product.id),
    name: text("name").notNull(),
    size: text("size").notNull(),
    image: text("image").notNull(),
    quantity: smallint("quantity").notNull(),
    unitPrice: minor("unit_price").notNull(),
    /** What one piece cost the shop when it was sold: net, with freight, in minor units of `costCurrency`; null: not known. */
    cost: integer("cost"),
    costCurrency: currencyEnum("cost_currency"),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** Mail that went out: looked at before sending, so that a repeated attempt sends nothing twice. */
export const sentMail = pgTable(
  "sent_mail",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => customerOrder.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    messageId: text("message_id").notNull(),
    recipient: text("recipient").notNull(),
    sentAt: moment("sent_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);
