import { and, asc, eq, isNull } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { shipment } from "@/lib/backend/kernel/database/schema/admin-orders";
import type { Shipment } from "@/lib/contract/shipment";
import { carrierNames, trackingUrl } from "@/lib/domain/carrier";
import type { OrderState } from "@/lib/domain/order";

/** Shipments of an order by its id, in the order in which they were made, without those that were taken back. */
export function loadShipments(db: Executor, orderId: string) {
  return db
    .select({ carrier: shipment.carrier, tracking: shipment.tracking, handedAt: shipment.handedAt })
    .from(shipment)
    .where(and(eq(shipment.orderId, orderId), isNull(shipment.removedAt)))
    .orderBy(asc(shipment.madeAt), asc(shipment.id));
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
