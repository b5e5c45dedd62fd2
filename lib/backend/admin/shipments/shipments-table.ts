import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { exactMoment } from "@/lib/backend/admin/orders/order-rows";
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

/** Shipments read at once. */
const batch = 200;

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

type Filter = ParsedOfAny<"GET /admin/shipments/csv">["query"];

const madeUntil = (filter: Filter, until: Date) => and(fitting(filter), lte(shipment.madeAt, until));

/** The shipments that were made until a moment, a batch at a time: a slow reader holds no connection. */
async function* foundIn(filter: Filter, until: Date): AsyncGenerator<Found[]> {
  const made = sql`(${shipment.madeAt}, ${shipment.id})`;
  const exact = sql<string>`${exactMoment(sql`${shipment.madeAt}`)}`;
  for (let after: SQL | undefined; ; ) {
    const rows = await database()
      .select({ order: customerOrder, parcel: shipment, madeAt: exact })
      .from(shipment)
      .innerJoin(customerOrder, eq(customerOrder.id, shipment.orderId))
      .where(and(madeUntil(filter, until), after))
      .orderBy(asc(shipment.madeAt), asc(shipment.id))
      .limit(batch);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = sql`${made} > (${last.madeAt}::timestamptz, ${last.parcel.id}::uuid)`;
  }
}

async function* textOf(filter: Filter, until: Date): AsyncGenerator<string> {
  yield csvLine(head);
  for await (const rows of foundIn(filter, until)) yield rows.map(lineOf).join("");
}

/** Shipments as a carrier's program takes them in, all that fit, the oldest first. That it was made is written down. */
export async function shipmentsTable(filter: Filter, context: StaffContext): Promise<AsyncGenerator<string>> {
  const shipments = await database().$count(shipment, madeUntil(filter, context.now));
  const details = { ...filter, shipments };
  await noted(database(), callerOf(context), {
    action: "shipments_exported",
    subject: "order",
    subjectId: "",
    details,
  });
  return textOf(filter, context.now);
}
