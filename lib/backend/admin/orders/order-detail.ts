import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { findRows, orderRowOf } from "@/lib/backend/admin/orders/order-rows";
import { possibleMails } from "@/lib/backend/admin/orders/possible-mails";
import { presentShipment } from "@/lib/backend/admin/shipments/present-shipment";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { orderNote, shipment } from "@/lib/backend/kernel/database/schema/admin-orders";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { customerOrder, orderLine } from "@/lib/backend/kernel/database/schema/order";
import { orderEvent } from "@/lib/backend/kernel/database/schema/order-event";
import { lineAllocation, supplier } from "@/lib/backend/kernel/database/schema/supply";
import { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import type { AdminOrder } from "@/lib/contract/admin/order-detail";
import { pickupPoint } from "@/lib/contract/pickup-points";
import { isCorrectable } from "@/lib/domain/admin/undo";
import { pragueDay } from "@/lib/domain/delivery-estimate";
import { moneyOf, multiplyMoney } from "@/lib/domain/money";

type Head = typeof customerOrder.$inferSelect;

async function linesOf(db: Executor, { id, currency }: Head): Promise<AdminOrder["lines"]> {
  const { productId, name, size, quantity, unitPrice } = orderLine;
  const rows = await db
    .select({
      ...{ productId, name, size, quantity, unitPrice, ean: product.ean, stock: product.stock },
      ...{ supplier: supplier.name, state: lineAllocation.state, expectedOn: lineAllocation.expectedOn },
    })
    .from(orderLine)
    .innerJoin(product, eq(product.id, productId))
    .leftJoin(
      lineAllocation,
      and(eq(lineAllocation.orderId, orderLine.orderId), eq(lineAllocation.position, orderLine.position)),
    )
    .leftJoin(supplier, eq(supplier.id, lineAllocation.supplierId))
    .where(eq(orderLine.orderId, id))
    .orderBy(asc(orderLine.position));
  return rows.map(({ productId: product_id, unitPrice: amount, supplier, state, expectedOn, ...line }) => {
    const unit_price = moneyOf(amount, currency);
    const supply = supplier === null || state === null ? null : { supplier, state, expected_on: expectedOn };
    return { ...line, product_id, unit_price, total: multiplyMoney(unit_price, line.quantity), supply };
  });
}

async function notesOf(db: Executor, id: string): Promise<AdminOrder["staff_notes"]> {
  const rows = await db
    .select({ id: orderNote.id, text: orderNote.text, by: staff.name, at: orderNote.at })
    .from(orderNote)
    .innerJoin(staff, eq(staff.id, orderNote.staffId))
    .where(and(eq(orderNote.orderId, id), isNull(orderNote.removedAt)))
    .orderBy(asc(orderNote.id));
  return rows.map((note) => ({ ...note, at: note.at.toISOString() }));
}

async function withdrawalsOf(db: Executor, id: string): Promise<AdminOrder["withdrawals"]> {
  const rows = await db
    .select()
    .from(withdrawal)
    .where(eq(withdrawal.orderId, id))
    .orderBy(asc(withdrawal.submittedAt));
  return rows.map(({ number, submittedAt, part, lines }) => ({
    number,
    submitted_at: submittedAt.toISOString(),
    part,
    pieces: lines?.reduce((sum, { quantity }) => sum + quantity, 0) ?? null,
  }));
}

function eventsOf(db: Executor, id: string) {
  const { kind, state, at, actor, undoneAt } = orderEvent;
  return db
    .select({ kind, state, at, actor, undoneAt, by: staff.name })
    .from(orderEvent)
    .leftJoin(staff, eq(staff.id, orderEvent.staffId))
    .where(eq(orderEvent.orderId, id))
    .orderBy(asc(orderEvent.id));
}

/** The parcels of an order that were not taken back. */
function parcelsOf(db: Executor, id: string) {
  return db
    .select()
    .from(shipment)
    .where(and(eq(shipment.orderId, id), isNull(shipment.removedAt)))
    .orderBy(asc(shipment.madeAt));
}

function historyOf(
  events: Awaited<ReturnType<typeof eventsOf>>,
  withdrawals: AdminOrder["withdrawals"],
): AdminOrder["history"] {
  const statements = withdrawals.map(({ submitted_at }) => ({
    kind: "withdrawal" as const,
    state: "received",
    at: submitted_at,
    actor: null,
    by: null,
    undone_at: null,
  }));
  return [
    ...events.map(({ undoneAt: undone, ...event }) => ({
      ...event,
      at: event.at.toISOString(),
      undone_at: undone?.toISOString() ?? null,
    })),
    ...statements,
  ].sort((one, other) => one.at.localeCompare(other.at)); // stable: events of one moment stay in their order
}

function peopleOf(head: Head): Pick<AdminOrder, "contact" | "address" | "delivery_address" | "company"> {
  const { deliveryCountry, deliveryCity, deliveryAddress, deliveryZipCode } = head;
  const elsewhere =
    deliveryCountry === null || deliveryCity === null || deliveryAddress === null || deliveryZipCode === null
      ? null
      : { country: deliveryCountry, city: deliveryCity, address: deliveryAddress, zip_code: deliveryZipCode };
  return {
    contact: {
      first_name: head.firstName,
      last_name: head.lastName,
      email: head.email,
      phone_number: head.phoneNumber,
    },
    address: { country: head.country, city: head.city, address: head.address, zip_code: head.zipCode },
    delivery_address: elsewhere,
    company:
      head.companyName === null ? null : { name: head.companyName, ico: head.ico, dic: head.dic, ic_dph: head.icDph },
  };
}

/** Everything about an order; `null` when there is none of this number. */
export async function orderDetail(db: Executor, number: string, now: Date): Promise<AdminOrder | null> {
  const [head] = await db.select().from(customerOrder).where(eq(customerOrder.number, number));
  if (!head) return null;
  const { id, currency } = head;
  const money = (amount: number) => moneyOf(amount, currency);
  const [[found], lines, notes, parcels, withdrawals, events, mails] = await Promise.all([
    findRows(db, sql`customer_order.id = ${id}`, sql`customer_order.id`, 1),
    linesOf(db, head),
    notesOf(db, id),
    parcelsOf(db, id),
    withdrawalsOf(db, id),
    eventsOf(db, id),
    possibleMails(db, head),
  ]);
  if (!found) return null;
  return {
    ...orderRowOf(found, pragueDay(now)),
    language: head.language,
    ...peopleOf(head),
    note: head.note,
    lines,
    subtotal: money(head.subtotal),
    delivery_price: money(head.deliveryPrice),
    payment_price: money(head.paymentPrice),
    vat: { rate: head.vatRate, base: money(head.total - head.vatAmount), amount: money(head.vatAmount) },
    estimate: { from: head.estimateFrom, to: head.estimateTo },
    pay_by: head.payBy?.toISOString() ?? null,
    point: head.deliveryPoint === null ? null : pickupPoint.parse(head.deliveryPoint),
    staff_notes: notes,
    shipments: parcels.map(presentShipment),
    withdrawals,
    history: historyOf(events, withdrawals),
    mails,
    correctable: isCorrectable(head.status),
  };
}
