import { and, eq, sql } from "drizzle-orm";
import { Stale } from "@/lib/backend/admin/list/stale";
import { orderIdOf } from "@/lib/backend/admin/orders/locate-order";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { orderLine } from "@/lib/backend/kernel/database/schema/order";
import { lineAllocation, supplier, supplierOffer } from "@/lib/backend/kernel/database/schema/supply";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { changeOrderRow, lockedOrder } from "@/lib/backend/order/change-state";
import { claimTyres } from "@/lib/backend/supply/claim-tyres";
import { fromOwnStore } from "@/lib/backend/supply/own-store";
import { publishStock } from "@/lib/backend/supply/publish-stock";
import { offeredOf } from "@/lib/backend/supply/sources";
import type { ParsedOfAny } from "@/lib/contract/calls";
import { expectedDay } from "@/lib/domain/admin/cutoff";
import { canMark, canMoveSource, type MarkedState } from "@/lib/domain/admin/supply";
import { isCorrectable, type UndoStep } from "@/lib/domain/admin/undo";

type Marked = ParsedOfAny<"PATCH /admin/supply/lines">["body"]["lines"][number];
type Row = typeof lineAllocation.$inferSelect;
/** What takes a mark back. */
export type SupplyStep = Extract<UndoStep, { kind: "supply" }>;
type Values = Partial<typeof lineAllocation.$inferInsert>;

/** One line's allocation. */
export const lineAt = ({ orderId, position }: Pick<Row, "orderId" | "position">) =>
  and(eq(lineAllocation.orderId, orderId), eq(lineAllocation.position, position));

/** The source in the place of the present one; what leaves the own store leaves it now. @throws ApiProblem `not_possible` */
async function moveSource(tx: Executor, row: Row, supplierId: number, { now }: StaffContext): Promise<Values> {
  if (!canMoveSource(row.state) || supplierId === row.supplierId) throw new ApiProblem("not_possible");
  const { productId, quantity } = row;
  const offered = await offeredOf(tx, [productId]);
  const source = offered.find((one) => one.supplierId === supplierId && one.available >= quantity);
  if (!source) throw new ApiProblem("not_possible");
  if (source.own && !(await fromOwnStore(tx, supplierId, row, now))) throw new ApiProblem("not_possible");
  const costCurrency = source.landed === null ? null : ("CZK" as const);
  await tx
    .update(orderLine)
    .set({ cost: source.landed, costCurrency })
    .where(and(eq(orderLine.orderId, row.orderId), eq(orderLine.position, row.position)));
  const state = source.own ? ("own" as const) : ("to_order" as const);
  return { supplierId, state, cost: source.cost, currency: source.currency, orderedAt: null, expectedOn: null };
}

/** The columns of a state. @throws ApiProblem `not_possible` */
async function marksOf(tx: Executor, row: Row, state: MarkedState, on: string | undefined, now: Date): Promise<Values> {
  if (!canMark(row.state, state)) throw new ApiProblem("not_possible");
  if (state === "to_order" || state === "short") return { state, orderedAt: null, expectedOn: null };
  const orderedAt = row.orderedAt ?? now;
  if (state === "arrived") return { state, orderedAt, expectedOn: null };
  const [from] = await tx.select().from(supplier).where(eq(supplier.id, row.supplierId));
  return { state, orderedAt, expectedOn: on ?? (from ? expectedDay(from, now) : null) };
}

/** One supplier's offer of a tyre. */
const offerOf = ({ supplierId, productId }: Pick<Row, "supplierId" | "productId">) =>
  and(eq(supplierOffer.supplierId, supplierId), eq(supplierOffer.productId, productId));

/**
 * Locks a supplier's offer of a tyre that is about to be claimed. A list that is being applied may have it for long: whoever waits for that
 * must not have claimed the tyre, or shoppers would wait too.
 */
export const lockOffer = (tx: Executor, offer: Pick<Row, "supplierId" | "productId">) =>
  tx.select({ stock: supplierOffer.stock }).from(supplierOffer).where(offerOf(offer)).for("update");

/** A supplier that has not got the pieces has none, whatever its last list says, until the next one. @returns what it was said to have */
async function sellOut(tx: Executor, offer: Row): Promise<number | null> {
  const [row] = await lockOffer(tx, offer);
  if (row) await tx.update(supplierOffer).set({ stock: 0 }).where(offerOf(offer));
  return row?.stock ?? null;
}

/**
 * How an order is put aside by what its lines wait for: for the customer when pieces are not to be had, for the supplier until the last of
 * those that are ordered comes, not at all once everything is here. What it is put aside for otherwise stays.
 */
async function holdOf(tx: Executor, orderId: string, hold: string | null) {
  const rows = await tx.select().from(lineAllocation).where(eq(lineAllocation.orderId, orderId));
  if (rows.some(({ state }) => state === "short")) return { hold: "customer" as const, holdUntil: null };
  if (hold !== null && hold !== "supplier") return {};
  const days = rows.flatMap(({ state, expectedOn }) => (state === "ordered" && expectedOn ? [expectedOn] : []));
  const last = days.sort().at(-1);
  return last ? { hold: "supplier" as const, holdUntil: last } : { hold: null, holdUntil: null };
}

/**
 * Says what becomes of the pieces of one line, in a transaction: ordered, here, not to be had, or from another source. The order is put
 * aside by it, or comes back; what the shop sells of the tyre is published anew.
 * @returns what takes it back
 * @throws ApiProblem `not_found`, `not_possible`; Stale
 */
export async function markLine(tx: Executor, asked: Marked, context: StaffContext): Promise<SupplyStep> {
  const { number, position } = asked;
  const { now } = context;
  const orderId = await orderIdOf(tx, number);
  if (!orderId) throw new ApiProblem("not_found");
  const order = await lockedOrder(tx, orderId);
  const [known] = await tx.select().from(lineAllocation).where(lineAt({ orderId, position }));
  if (!known) throw new ApiProblem("not_found");
  if (asked.state === "short") await lockOffer(tx, { ...known, supplierId: asked.supplier ?? known.supplierId });
  await claimTyres(tx, [known.productId]);
  if (known.revision !== asked.revision) throw new Stale(number);
  if (!isCorrectable(order.status) || (!asked.state && !asked.supplier)) throw new ApiProblem("not_possible");
  const [line] = await tx
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), eq(orderLine.position, position)));
  const moved = asked.supplier ? await moveSource(tx, known, asked.supplier, context) : {};
  const present = { ...known, ...moved };
  const values = asked.state
    ? { ...moved, ...(await marksOf(tx, present, asked.state, asked.expected_on, now)) }
    : moved;
  const stock = values.state === "short" ? await sellOut(tx, present) : null;
  await tx
    .update(lineAllocation)
    .set({ ...values, revision: sql`${lineAllocation.revision} + 1` })
    .where(lineAt(known));
  await publishStock(tx, [known.productId]);
  const hold = await holdOf(tx, orderId, order.hold);
  const revision = await changeOrderRow(tx, orderId, hold);
  const details = { position, state: values.state, ...(asked.supplier && { supplier: asked.supplier }) };
  await noted(tx, callerOf(context), { action: "supply_marked", subject: "order", subjectId: number, details });
  const { supplierId, state, cost, currency, orderedAt, expectedOn } = known;
  return {
    ...{ kind: "supply", order: orderId, revision, position, line: known.revision + 1, stock },
    before: { supplierId, state, cost, currency, orderedAt: orderedAt?.toISOString() ?? null, expectedOn },
    line_cost: { cost: line?.cost ?? null, costCurrency: line?.costCurrency ?? null },
    hold: { hold: order.hold, holdUntil: order.holdUntil },
  };
}
