import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { keysetOf, placeOf, portionOf, type Sort } from "@/lib/backend/admin/list/keyset";
import { exactMoment, rowsBy } from "@/lib/backend/admin/orders/order-rows";
import { presentShipment } from "@/lib/backend/admin/shipments/present-shipment";
import { database } from "@/lib/backend/kernel/database/connect";
import { shipment } from "@/lib/backend/kernel/database/schema/admin-orders";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";

type Query = ParsedOfAny<"GET /admin/shipments">["query"];

/** How many shipments an answer holds. */
const portion = 50;

const latest: Sort = {
  columns: [
    { column: sql`${shipment.madeAt}`, type: "timestamptz" },
    { column: sql`${shipment.id}`, type: "uuid" },
  ],
  descending: true,
};

/** The condition of a filter; what was taken back is not there. */
export const fitting = ({ carrier, state }: Pick<Query, "carrier" | "state">) =>
  and(
    isNull(shipment.removedAt),
    carrier === undefined ? undefined : eq(shipment.carrier, carrier),
    state === undefined ? undefined : eq(shipment.state, state),
  );

/** Shipments, the latest first. @throws ApiProblem `invalid` for a cursor that does not fit */
export async function listShipments(
  { after, before, ...filter }: Query,
  now: Date,
): Promise<ReplyOfAny<"GET /admin/shipments">["body"]> {
  const place = placeOf({ after, before }, latest, filter);
  const { where, order } = keysetOf(latest, place);
  const keys = await database()
    .select({ id: shipment.id, madeAt: sql<string>`${exactMoment(sql`${shipment.madeAt}`)}` })
    .from(shipment)
    .where(and(fitting(filter), where))
    .orderBy(order)
    .limit(portion + 1);
  const { rows, page } = portionOf(keys, portion, place, filter, ({ id, madeAt }) => [madeAt, id]);
  const ids = rows.map(({ id }) => id);
  const found = ids.length === 0 ? [] : await database().select().from(shipment).where(inArray(shipment.id, ids));
  const orders = await rowsBy(database(), "id", [...new Set(found.map(({ orderId }) => orderId))], now);
  const data = ids.flatMap((id) => {
    const row = found.find((one) => one.id === id);
    const of = row && orders.get(row.orderId);
    return row && of ? [{ ...presentShipment(row), order: of }] : [];
  });
  return { data, page };
}
