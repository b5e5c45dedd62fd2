import { asc, eq } from "drizzle-orm";
import { fitting } from "@/lib/backend/admin/shipments/list-shipments";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import { shipment } from "@/lib/backend/kernel/database/schema/admin-orders";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import type { ParsedOfAny } from "@/lib/contract/calls";
import { pickupPoint } from "@/lib/contract/pickup-points";
import { csvLine } from "@/lib/domain/admin/csv";
import { paymentKind } from "@/lib/domain/payment-methods";

/** How many shipments a table holds at most. */
const most = 1_000;

const head = [
  "order",
  "name",
  "company",
  "street",
  "city",
  "zip",
  "country",
  "phone",
  "email",
  "carrier",
  "parcels",
  "weight_kg",
  "cod",
  "currency",
  "variable_symbol",
  "point",
  "tracking",
  "note",
];

type Found = { order: typeof customerOrder.$inferSelect; parcel: typeof shipment.$inferSelect };

function lineOf({ order, parcel }: Found): string {
  const collected = paymentKind(order.paymentId) === "on_delivery" && order.paymentStatus === "pending";
  const point = order.deliveryPoint === null ? null : pickupPoint.parse(order.deliveryPoint);
  return csvLine([
    order.number,
    `${order.firstName} ${order.lastName}`,
    order.companyName ?? "",
    order.deliveryAddress ?? order.address,
    order.deliveryCity ?? order.city,
    order.deliveryZipCode ?? order.zipCode,
    order.deliveryCountry ?? order.country,
    order.phoneNumber,
    order.email,
    parcel.carrier,
    String(parcel.parcels),
    parcel.weightG === null ? "" : String(parcel.weightG / 1_000),
    collected ? (order.total / 100).toFixed(2) : "",
    order.currency,
    order.number,
    point?.id ?? "",
    parcel.tracking.join(" "),
    order.note ?? "",
  ]);
}

/** Shipments as a carrier's program takes them in, the oldest first. That it was made is written down. */
export async function shipmentsTable(
  filter: ParsedOfAny<"GET /admin/shipments/csv">["query"],
  context: StaffContext,
): Promise<string> {
  const found = await database()
    .select({ order: customerOrder, parcel: shipment })
    .from(shipment)
    .innerJoin(customerOrder, eq(customerOrder.id, shipment.orderId))
    .where(fitting(filter))
    .orderBy(asc(shipment.madeAt), asc(shipment.id))
    .limit(most);
  const details = { ...filter, shipments: found.length };
  await noted(database(), callerOf(context), {
    action: "shipments_exported",
    subject: "order",
    subjectId: "",
    details,
  });
  return [csvLine(head), ...found.map(lineOf)].join("");
}
