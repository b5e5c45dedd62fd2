import { and, eq, isNull } from "drizzle-orm";
import { oncePerKey } from "@/lib/backend/admin/list/once-per-key";
import { lockSeen, tellingStale } from "@/lib/backend/admin/orders/locate-order";
import { rowsBy } from "@/lib/backend/admin/orders/order-rows";
import { presentShipment } from "@/lib/backend/admin/shipments/present-shipment";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { shipment } from "@/lib/backend/kernel/database/schema/admin-orders";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { changeOrderRow } from "@/lib/backend/order/change-state";
import type { Undo } from "@/lib/contract/admin/order-row";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import type { OrderState } from "@/lib/domain/order";

type Asked = ParsedOfAny<"POST /admin/shipments">["body"];
type Changed = ReplyOfAny<"POST /admin/shipments">["body"];
type NewShipment = Pick<typeof shipment.$inferInsert, "carrier" | "parcels" | "weightG" | "tracking">;

/** Has an order something to send, or sent? */
export const isSendable = (status: OrderState): boolean =>
  status !== "cancelled" && status !== "returned" && status !== "delivered";

/**
 * Makes a shipment of a locked order. One that is added to an order already on its way is with its carrier too: no move of the order
 * would hand it over any more.
 * @returns its id and the order's new revision
 */
export async function insertShipment(
  tx: Executor,
  order: { id: string; number: string; status: OrderState },
  made: NewShipment,
  context: StaffContext,
): Promise<{ id: string; revision: number }> {
  const { now, staff } = context;
  const way = order.status === "shipped" ? ({ state: "handed", handedAt: now } as const) : ({ state: "made" } as const);
  const values = { ...made, ...way, orderId: order.id, madeBy: staff.id, madeAt: now };
  const rows = await tx.insert(shipment).values(values).returning({ id: shipment.id });
  const revision = await changeOrderRow(tx, order.id, {});
  const details = { carrier: made.carrier, parcels: made.parcels, tracking: made.tracking };
  await noted(tx, callerOf(context), { action: "shipment_made", subject: "order", subjectId: order.number, details });
  return { id: rows[0]?.id ?? "", revision };
}

async function presentChanged(id: string, undo: Undo, { now }: StaffContext): Promise<Changed> {
  const [row] = await database().select().from(shipment).where(eq(shipment.id, id));
  const order = row && (await rowsBy(database(), "id", [row.orderId], now)).get(row.orderId);
  if (!row || !order) throw new ApiProblem("not_found");
  return { shipment: { ...presentShipment(row), order }, undo };
}

/** Makes a shipment of an order. @throws ApiProblem `not_found`, `stale`, `not_possible`, `key_reused` */
export async function makeShipment(key: string, asked: Asked, context: StaffContext): Promise<Changed> {
  const { number, revision: seen, carrier, parcels, weight_g: weightG, tracking } = asked;
  const work = () =>
    retriedTransaction(async (tx) => {
      const order = await lockSeen(tx, number, seen);
      if (!isSendable(order.status)) throw new ApiProblem("not_possible");
      const made = await insertShipment(tx, order, { carrier, parcels, weightG, tracking }, context);
      const step = {
        kind: "shipment" as const,
        order: order.id,
        revision: made.revision,
        shipment: made.id,
        before: null,
      };
      return { id: made.id, undo: await keepUndo(tx, [step], context) };
    });
  const { id, undo } = await tellingStale(context.now, oncePerKey(context, key, ["shipment", asked], work));
  return presentChanged(id, undo, context);
}

/** Changes a shipment. @throws ApiProblem `not_found`, `stale`, `not_possible` */
export async function changeShipment(
  id: string,
  { revision: seen, weight_g: weightG, ...asked }: ParsedOfAny<"PATCH /admin/shipments/{id}">["body"],
  context: StaffContext,
): Promise<Changed> {
  const change = retriedTransaction(async (tx) => {
    const [found] = await tx
      .select({ row: shipment, number: customerOrder.number })
      .from(shipment)
      .innerJoin(customerOrder, eq(customerOrder.id, shipment.orderId))
      .where(and(eq(shipment.id, id), isNull(shipment.removedAt)));
    if (!found) throw new ApiProblem("not_found");
    const order = await lockSeen(tx, found.number, seen);
    const handed = asked.state && asked.state !== "made" ? (found.row.handedAt ?? context.now) : null;
    const values = {
      ...asked,
      ...(weightG !== undefined && { weightG }),
      ...(asked.state && { handedAt: handed }),
    };
    await tx
      .update(shipment)
      .set({ ...values, carrier: asked.carrier ?? found.row.carrier })
      .where(eq(shipment.id, id));
    const revision = await changeOrderRow(tx, order.id, {});
    const { carrier, parcels, weightG: weight, tracking, state, handedAt } = found.row;
    const before = { carrier, parcels, weightG: weight, tracking, state, handedAt: handedAt?.toISOString() ?? null };
    const details = { changed: Object.keys(values), ...(asked.state && { state: asked.state }) };
    await noted(tx, callerOf(context), {
      action: "shipment_changed",
      subject: "order",
      subjectId: order.number,
      details,
    });
    return keepUndo(tx, [{ kind: "shipment", order: order.id, revision, shipment: id, before }], context);
  });
  return presentChanged(id, await tellingStale(context.now, change), context);
}
