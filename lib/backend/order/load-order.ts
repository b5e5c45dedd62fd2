import { asc, eq } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { customerOrder, orderLine } from "@/lib/backend/kernel/database/schema/order";
import { orderEvent } from "@/lib/backend/kernel/database/schema/order-event";
import { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import { loadShipments } from "@/lib/backend/order/shipments";

/** An order as the database holds it, with its lines, its history, its shipments and the withdrawals from it. */
export type StoredOrder = NonNullable<Awaited<ReturnType<typeof loadOrder>>>;

/** Reads an order by its id (a UUID); `null` when there is none. */
export async function loadOrder(db: Executor, id: string) {
  const [head] = await db.select().from(customerOrder).where(eq(customerOrder.id, id));
  if (!head) return null;
  const lines = await db
    .select({
      productId: orderLine.productId,
      name: orderLine.name,
      size: orderLine.size,
      image: orderLine.image,
      quantity: orderLine.quantity,
      unitPrice: orderLine.unitPrice,
      /** For the tyre's page, which it has as long as it is sold. */
      slug: product.slug,
      category: product.category,
      active: product.active,
    })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(eq(orderLine.orderId, id))
    .orderBy(asc(orderLine.position));
  const events = await db.select().from(orderEvent).where(eq(orderEvent.orderId, id)).orderBy(asc(orderEvent.id));
  const withdrawals = await db
    .select({
      submittedAt: withdrawal.submittedAt,
      lines: withdrawal.lines,
      part: withdrawal.part,
      state: withdrawal.state,
    })
    .from(withdrawal)
    .where(eq(withdrawal.orderId, id))
    .orderBy(asc(withdrawal.submittedAt));
  return { ...head, lines, events, withdrawals, shipments: await loadShipments(db, id) };
}
