import type { shipment } from "@/lib/backend/kernel/database/schema/admin-orders";
import type { Shipment } from "@/lib/contract/admin/shipment";
import { trackingUrl } from "@/lib/domain/carrier";

/** A shipment as the contract has it. */
export function presentShipment(row: typeof shipment.$inferSelect): Shipment {
  const { id, carrier, parcels, weightG, tracking, state, madeAt, handedAt } = row;
  return {
    id,
    carrier,
    parcels,
    weight_g: weightG,
    tracking: tracking.map((number) => ({ number, url: trackingUrl(carrier, number) })),
    state,
    made_at: madeAt.toISOString(),
    handed_at: handedAt?.toISOString() ?? null,
  };
}
