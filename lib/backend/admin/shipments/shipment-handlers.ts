import { listShipments } from "@/lib/backend/admin/shipments/list-shipments";
import { changeShipment, makeShipment } from "@/lib/backend/admin/shipments/make-shipment";
import { pasteTracking } from "@/lib/backend/admin/shipments/paste-tracking";
import { shipmentsTable } from "@/lib/backend/admin/shipments/shipments-table";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { textStream } from "@/lib/backend/kernel/http/text-stream";
import type { adminShipmentCalls } from "@/lib/contract/admin/shipments";

/** What leaves the shop in parcels. */
export const adminShipmentHandlers: Handlers<keyof typeof adminShipmentCalls> = {
  "GET /admin/shipments": async ({ query }, { now }) => ({ status: 200, body: await listShipments(query, now) }),

  "GET /admin/shipments/csv": async ({ query }, context) => ({
    status: 200,
    body: textStream(await shipmentsTable(query, context)),
    headers: { "content-disposition": 'attachment; filename="shipments.csv"' },
  }),

  "POST /admin/shipments": async ({ headers, body }, context) => ({
    status: 201,
    body: await makeShipment(headers["idempotency-key"], body, context),
  }),

  "PATCH /admin/shipments/{id}": async ({ path, body }, context) => ({
    status: 200,
    body: await changeShipment(path.id, body, context),
  }),

  "POST /admin/shipments/tracking": async ({ headers, body }, context) => ({
    status: 200,
    body: await pasteTracking(headers["idempotency-key"], body, context),
  }),
};
