import { z } from "zod";
import { type AdminCall, revision } from "@/lib/contract/admin/admin-call";
import { cursor, cursors, keyed, orderNumberText, orderRow, undo } from "@/lib/contract/admin/order-row";
import { shipment } from "@/lib/contract/admin/shipment";
import { carriers, shipmentStates } from "@/lib/domain/carrier";

const seen = ["unauthorised", "forbidden"] as const;
const trackingNumber = z
  .string()
  .trim()
  .regex(/^[\w./-]{4,40}$/);
const tracking = z.array(trackingNumber).max(40);
const weight_g = z.int().min(1).max(2_000_000).nullable();
const parcels = z.int().min(1).max(40);
const filter = { carrier: z.enum(carriers).optional(), state: z.enum(shipmentStates).optional() };

/** A shipment with the order it belongs to. */
const listed = shipment.extend({ order: orderRow });
const changed = z.object({ shipment: listed, undo });

export const adminShipmentCalls = {
  "GET /admin/shipments": {
    summary: "Shipments, the latest first, fifty at a time",
    admin: { right: "orders" },
    query: z.object({ ...filter, after: cursor.optional(), before: cursor.optional() }),
    replies: { 200: z.object({ data: z.array(listed), page: cursors }) },
    errors: seen,
  },
  "GET /admin/shipments/csv": {
    summary: "Shipments for a carrier as a table: where they go, parcels, weight and the sum to collect",
    admin: { right: "orders", stepUp: true },
    query: z.object(filter),
    replies: { 200: { media: "text/csv" } },
    errors: [...seen, "step_up_required"],
  },
  "POST /admin/shipments": {
    summary: "Makes a shipment of an order",
    admin: { right: "orders" },
    headers: keyed,
    body: z.object({
      number: orderNumberText,
      revision,
      carrier: z.enum(carriers),
      parcels: parcels.default(1),
      weight_g: weight_g.default(null),
      tracking: tracking.default([]),
    }),
    replies: { 201: changed },
    errors: [...seen, "stale", "not_possible", "key_reused"],
  },
  "PATCH /admin/shipments/{id}": {
    summary: "Changes a shipment: carrier, parcels, tracking numbers, how far it is",
    admin: { right: "orders" },
    path: z.object({ id: z.uuid() }),
    body: z.object({
      /** The order's. */
      revision,
      carrier: z.enum(carriers).optional(),
      parcels: parcels.optional(),
      weight_g: weight_g.optional(),
      tracking: tracking.optional(),
      state: z.enum(shipmentStates).optional(),
    }),
    replies: { 200: changed },
    errors: [...seen, "stale", "not_possible"],
  },
  "POST /admin/shipments/tracking": {
    summary:
      "Gives orders their tracking numbers by columns pasted from a carrier's table: each line an order and its numbers",
    admin: { right: "orders" },
    headers: keyed,
    body: z.object({ carrier: z.enum(carriers), text: z.string().min(1).max(30_000) }),
    replies: {
      200: z.object({
        matched: z.array(z.object({ line: z.int(), order: orderRow, tracking: z.array(z.string()) })),
        unmatched: z.array(
          z.object({ line: z.int(), text: z.string(), code: z.enum(["no_order", "no_tracking", "not_possible"]) }),
        ),
        undo: undo.nullable(),
      }),
    },
    errors: [...seen, "key_reused"],
  },
} satisfies Record<string, AdminCall>;
