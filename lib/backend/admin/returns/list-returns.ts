import { and, sql } from "drizzle-orm";
import { keysetOf, placeOf, portionOf, type Sort } from "@/lib/backend/admin/list/keyset";
import { type FoundCase, findCases, returnCaseOf } from "@/lib/backend/admin/returns/case-rows";
import { database } from "@/lib/backend/kernel/database/connect";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";

/** How many withdrawals an answer holds. */
const portion = 50;

const sortBy = (day: "refund_due_on" | "settled_on", descending: boolean): Sort => ({
  columns: [
    { column: day === "settled_on" ? sql`settled_on` : sql`refund_due_on`, type: "date" },
    { column: sql`submitted_at`, type: "timestamptz" },
    { column: sql`withdrawal.id`, type: "uuid" },
  ],
  descending,
});

/** Which withdrawals a view holds, and their order: as the indices have both. */
const views = {
  open: { where: sql`settled_on is null`, sort: sortBy("refund_due_on", false) },
  ended: { where: sql`settled_on is not null`, sort: sortBy("settled_on", true) },
};

/** Withdrawals of a view, or of one order. @throws ApiProblem `invalid` for a cursor that does not fit */
export async function listReturns(
  { after, before, ...filter }: ParsedOfAny<"GET /admin/returns">["query"],
  now: Date,
): Promise<ReplyOfAny<"GET /admin/returns">["body"]> {
  const ofOrder = filter.order !== undefined;
  const { sort } = ofOrder ? views.open : views[filter.view];
  const place = placeOf({ after, before }, sort, filter);
  const keyset = keysetOf(sort, place);
  const where = ofOrder
    ? sql`order_id = (select id from customer_order where number = ${filter.order})`
    : views[filter.view].where;
  const found = await findCases(database(), and(where, keyset.where) ?? where, keyset.order, portion + 1);
  const keyOf = (row: FoundCase) => [
    (filter.view === "ended" && !ofOrder ? row.settled_on : row.refund_due_on) ?? "",
    row.submitted_at,
    row.id,
  ];
  const { rows, page } = portionOf(found, portion, place, filter, keyOf);
  return { data: rows.map((row) => returnCaseOf(row, now)), page };
}
