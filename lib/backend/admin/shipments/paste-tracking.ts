import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { oncePerKey } from "@/lib/backend/admin/list/once-per-key";
import { rowsBy } from "@/lib/backend/admin/orders/order-rows";
import { insertShipment, isSendable } from "@/lib/backend/admin/shipments/make-shipment";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { shipment } from "@/lib/backend/kernel/database/schema/admin-orders";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { changeOrderRow, lockedOrder } from "@/lib/backend/order/change-state";
import type { Undo } from "@/lib/contract/admin/order-row";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import { type TrackingLine, trackingLines } from "@/lib/domain/admin/tracking-lines";
import type { UndoStep } from "@/lib/domain/admin/undo";
import type { Carrier } from "@/lib/domain/carrier";

type Asked = ParsedOfAny<"POST /admin/shipments/tracking">["body"];
type Pasted = ReplyOfAny<"POST /admin/shipments/tracking">["body"];
type Code = Pasted["unmatched"][number]["code"];

/** What is kept of an answer: the lines by their places, not what stood in them. */
type Kept = {
  matched: { line: number; number: string; tracking: string[] }[];
  unmatched: { line: number; code: Code }[];
  undo: Undo | null;
};

/** Gives an order's latest shipment of a carrier its numbers, or makes one. @returns what takes it back; `null` for an order that has ended */
function giveTracking(orderId: string, carrier: Carrier, tracking: string[], context: StaffContext) {
  return retriedTransaction(async (tx): Promise<UndoStep | null> => {
    const order = await lockedOrder(tx, orderId);
    if (!isSendable(order.status)) return null;
    const [known] = await tx
      .select()
      .from(shipment)
      .where(and(eq(shipment.orderId, orderId), eq(shipment.carrier, carrier), isNull(shipment.removedAt)))
      .orderBy(desc(shipment.madeAt))
      .limit(1);
    if (!known) {
      const made = { carrier, parcels: tracking.length, weightG: null, tracking };
      const { id, revision } = await insertShipment(tx, { ...order, id: orderId }, made, context);
      return { kind: "shipment", order: orderId, revision, shipment: id, before: null };
    }
    const all = [...new Set([...known.tracking, ...tracking])];
    await tx
      .update(shipment)
      .set({ tracking: all, parcels: Math.max(known.parcels, all.length) })
      .where(eq(shipment.id, known.id));
    const revision = await changeOrderRow(tx, orderId, {});
    const details = { changed: ["tracking"], tracking };
    await noted(tx, callerOf(context), {
      action: "shipment_changed",
      subject: "order",
      subjectId: order.number,
      details,
    });
    const before = { tracking: known.tracking, parcels: known.parcels };
    return { kind: "shipment", order: orderId, revision, shipment: known.id, before };
  });
}

async function idsOf(lines: readonly TrackingLine[]): Promise<Map<string, string>> {
  const numbers = [...new Set(lines.flatMap((line) => line.numbers))];
  if (numbers.length === 0) return new Map();
  const { id, number } = customerOrder;
  const rows = await database().select({ id, number }).from(customerOrder).where(inArray(number, numbers));
  return new Map(rows.map((row) => [row.number, row.id]));
}

async function paste({ carrier, text }: Asked, context: StaffContext): Promise<Kept> {
  const lines = trackingLines(text);
  const ids = await idsOf(lines);
  const kept: Kept = { matched: [], unmatched: [], undo: null };
  const steps: UndoStep[] = [];
  for (const { line, numbers, words } of lines) {
    const number = numbers.find((one) => ids.has(one));
    const tracking = [...new Set(words.filter((word) => word !== number))];
    const refuse = (code: Code) => kept.unmatched.push({ line, code });
    if (number === undefined) refuse("no_order");
    else if (tracking.length === 0) refuse("no_tracking");
    else {
      const step = await giveTracking(ids.get(number) ?? "", carrier, tracking, context);
      if (!step) refuse("not_possible");
      else {
        kept.matched.push({ line, number, tracking });
        steps.push(step);
      }
    }
  }
  return { ...kept, undo: steps.length > 0 ? await keepUndo(database(), steps, context) : null };
}

/**
 * Gives orders the numbers of their parcels from pasted columns.
 * @returns which lines told of which order, and which of none
 * @throws ApiProblem `key_reused`
 */
export async function pasteTracking(key: string, asked: Asked, context: StaffContext): Promise<Pasted> {
  const { matched, unmatched, undo } = await oncePerKey(context, key, ["tracking", asked], () => paste(asked, context));
  const numbers = [...new Set(matched.map(({ number }) => number))];
  const orders = await rowsBy(database(), "number", numbers, context.now);
  const texts = new Map(trackingLines(asked.text).map(({ line, text }) => [line, text]));
  return {
    matched: matched.flatMap(({ line, number, tracking }) => {
      const order = orders.get(number);
      return order ? [{ line, order, tracking }] : [];
    }),
    unmatched: unmatched.map(({ line, code }) => ({ line, code, text: texts.get(line) ?? "" })),
    undo,
  };
}
