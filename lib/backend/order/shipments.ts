import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { shipment } from "@/lib/backend/kernel/database/schema/admin-orders";
import { orderEvent } from "@/lib/backend/kernel/database/schema/order-event";
import type { Shipment } from "@/lib/contract/shipment";
import { carrierNames, trackingUrl } from "@/lib/domain/carrier";
import type { OrderState } from "@/lib/domain/order";

/** The shipments of an order, without those that were taken back. */
const ofOrder = (orderId: string) => and(eq(shipment.orderId, orderId), isNull(shipment.removedAt));

/** Shipments of an order by its id, in the order in which they were made, without those that were taken back. */
export function loadShipments(db: Executor, orderId: string) {
  return db
    .select({ carrier: shipment.carrier, tracking: shipment.tracking, handedAt: shipment.handedAt })
    .from(shipment)
    .where(ofOrder(orderId))
    .orderBy(asc(shipment.madeAt), asc(shipment.id));
}

/** Marks the shipments of an order that wait for their carrier as handed over. @param at when the order was shipped */
export async function handOver(tx: Executor, orderId: string, at: Date): Promise<void> {
  const waiting = and(ofOrder(orderId), eq(shipment.state, "made"));
  await tx.update(shipment).set({ state: "handed", handedAt: at }).where(waiting);
}

/** Takes that back: those that were handed over at the very moment of the move wait again. */
export async function takeBackHandOver(tx: Executor, orderId: string, event: number): Promise<void> {
  const moment = tx.select({ at: orderEvent.at }).from(orderEvent).where(eq(orderEvent.id, event));
  const handed = and(ofOrder(orderId), eq(shipment.state, "handed"), inArray(shipment.handedAt, moment));
  await tx.update(shipment).set({ state: "made", handedAt: null }).where(handed);
}

/** An order after whose state the goods have left. */
const hasLeft = (status: OrderState) => status === "shipped" || status === "delivered" || status === "returned";

type Shipped = { status: OrderState; shipments: Awaited<ReturnType<typeof loadShipments>> };

/** The shipments as the customer sees them: once the goods have left, those whose parcels have numbers. */
export function shipmentsOf({ status, shipments }: Shipped): Shipment[] {
  if (!hasLeft(status)) return [];
  return shipments
    .filter(({ tracking }) => tracking.length > 0)
    .map(({ carrier, tracking, handedAt }) => ({
      carrier: carrierNames[carrier] || null,
      handed_at: handedAt?.toISOString() ?? null,
      parcels: tracking.map((number) => ({ number, url: trackingUrl(carrier, number) })),
    }));
}
