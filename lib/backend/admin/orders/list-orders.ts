import { and, inArray, sql } from "drizzle-orm";
import { keysetOf, placeOf, portionOf, type Sort } from "@/lib/backend/admin/list/keyset";
import { soughtOrders } from "@/lib/backend/admin/orders/find-orders";
import { type FoundOrder, findRows, orderRowOf } from "@/lib/backend/admin/orders/order-rows";
import { viewOf } from "@/lib/backend/admin/orders/order-views";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import type { OrderRow } from "@/lib/contract/admin/order-row";
import type { ParsedOfAny } from "@/lib/contract/calls";
import { countedTo, type OrderView, orderViews } from "@/lib/domain/admin/order-view";
import { pragueDay } from "@/lib/domain/delivery-estimate";

type Query = ParsedOfAny<"GET /admin/orders">["query"];

/** How many orders a text finds within a view at most. */
const mostSought = 500;

const keyOf = ({ columns }: Sort) => {
  const byLeaving = columns.length === 3;
  return ({ leave_by, placed_at, id }: FoundOrder) => (byLeaving ? [leave_by, placed_at, id] : [placed_at, id]);
};

/** Writes down that somebody was searched for by what only that person has; not who it was. */
export async function noteSearch(by: string, context: StaffContext): Promise<void> {
  if (by !== "email" && by !== "phone") return;
  await noted(database(), callerOf(context), {
    action: "customer_searched",
    subject: "order",
    subjectId: "",
    details: { by },
  });
}

/** Orders of a view. @throws ApiProblem `invalid` for a cursor that does not fit */
export async function listOrders(
  { limit, after, before, ...filter }: Query,
  context: StaffContext,
): Promise<{ data: OrderRow[]; page: { next: string | null; before: string | null } }> {
  const today = pragueDay(context.now);
  const { where, sort } = viewOf(filter.view, today);
  const place = placeOf({ after, before }, sort, filter);
  const keyset = keysetOf(sort, place);
  const sought = filter.q ? soughtOrders(filter.q, mostSought) : null;
  if (sought) await noteSearch(sought.by, context);
  const fits = and(
    where,
    keyset.where,
    filter.status?.length ? inArray(customerOrder.status, filter.status) : undefined,
    filter.payment?.length ? inArray(customerOrder.paymentStatus, filter.payment) : undefined,
    filter.country ? sql`country = ${filter.country}` : undefined,
    filter.from ? sql`placed_at >= ${filter.from}::timestamp at time zone 'Europe/Prague'` : undefined,
    filter.to ? sql`placed_at < (${filter.to}::timestamp + interval '1 day') at time zone 'Europe/Prague'` : undefined,
    filter.q ? (sought ? sql`customer_order.id = any(array${sought.ids})` : sql`false`) : undefined,
  );
  const found = await findRows(database(), fits ?? sql`true`, keyset.order, limit + 1);
  const { rows, page } = portionOf(found, limit, place, filter, keyOf(sort));
  return { data: rows.map((row) => orderRowOf(row, today)), page };
}

type Counted = Exclude<OrderView, "done" | "all">;
const counted = orderViews.filter((view): view is Counted => view !== "done" && view !== "all");

/** How many orders each view of waiting work holds, each counted up to a bound, in one query. */
export async function countOrders(now: Date): Promise<Record<Counted, number>> {
  const today = pragueDay(now);
  const counts = counted.map(
    (view) =>
      sql`(select count(*)::int from (select from customer_order where ${viewOf(view, today).where} limit ${countedTo}) as held)
        as ${sql.identifier(view)}`,
  );
  const [row] = await database().execute<Record<Counted, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  if (!row) throw new Error("The orders could not be counted.");
  return { ...row };
}
