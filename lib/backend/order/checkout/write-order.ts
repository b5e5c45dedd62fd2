import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { customerOrder, orderLine, orderNumberSequence } from "@/lib/backend/kernel/database/schema/order";
import { orderEvent } from "@/lib/backend/kernel/database/schema/order-event";
import type { Context } from "@/lib/backend/kernel/http/context";
import type { OrderFields } from "@/lib/backend/order/checkout/order-fields";
import type { PricedDelivery } from "@/lib/backend/order/checkout/quote";
import type { SnapshotLine } from "@/lib/backend/order/checkout/snapshot-lines";
import { leaveBy } from "@/lib/domain/delivery-estimate";
import type { Money } from "@/lib/domain/money";
import { orderNumber } from "@/lib/domain/order-number";

type NewOrder = {
  id: string;
  /** Whose it is; null for a guest's. */
  accountId: number | null;
  idempotencyKey: string;
  requestHash: string;
  fields: OrderFields;
  lines: readonly (SnapshotLine & Pick<typeof orderLine.$inferInsert, "position" | "cost" | "costCurrency">)[];
  delivery: PricedDelivery;
  goods: Money;
  total: Money;
  vatRate: number;
  vatAmount: Money;
};

async function nextNumber(tx: Executor, now: Date): Promise<string> {
  const [row] = await tx.execute<{ running: string }>(
    sql`select nextval(${orderNumberSequence.seqName ?? ""}::regclass) as running`,
  );
  return orderNumber(now.getUTCFullYear(), Number(row?.running));
}

/**
 * Writes an order with its lines and its first two events.
 * @returns false when the key belongs to an order that another request has placed in the meantime
 */
export async function writeOrder(tx: Executor, order: NewOrder, context: Context): Promise<boolean> {
  const {
    method,
    point,
    payment,
    deliverTo,
    destination: _destination,
    expectedTotal: _expected,
    ...shopper
  } = order.fields;
  const written = await tx
    .insert(customerOrder)
    .values({
      ...shopper,
      id: order.id,
      accountId: order.accountId,
      number: await nextNumber(tx, context.now),
      idempotencyKey: order.idempotencyKey,
      requestHash: order.requestHash,
      status: "placed",
      paymentStatus: "pending",
      placedAt: context.now,
      language: context.language,
      currency: order.total.currency,
      deliveryCountry: deliverTo?.country,
      deliveryCity: deliverTo?.city,
      deliveryAddress: deliverTo?.address,
      deliveryZipCode: deliverTo?.zipCode,
      deliveryId: method.id,
      deliveryPoint: point,
      deliveryPrice: order.delivery.price.amount,
      estimateFrom: order.delivery.estimate.from,
      estimateTo: order.delivery.estimate.to,
      leaveBy: leaveBy({ methodId: method.id, placedAt: context.now, estimate: order.delivery.estimate }),
      paymentId: payment.id,
      paymentPrice: payment.price.amount,
      subtotal: order.goods.amount,
      total: order.total.amount,
      vatRate: order.vatRate,
      vatAmount: order.vatAmount.amount,
    })
    .onConflictDoNothing({ target: customerOrder.idempotencyKey })
    .returning({ id: customerOrder.id });
  if (written.length === 0) return false;
  await tx.insert(orderLine).values(order.lines.map((line) => ({ ...line, orderId: order.id })));
  await tx.insert(orderEvent).values([
    { orderId: order.id, kind: "order", state: "placed", at: context.now },
    { orderId: order.id, kind: "payment", state: "pending", at: context.now },
  ]);
  return true;
}
