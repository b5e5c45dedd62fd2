import { and, eq, sql } from "drizzle-orm";
import { findChangeSets, presentChangeSet } from "@/lib/backend/admin/change-sets/present-change-set";
import { keysetOf, placeOf, portionOf, type Sort } from "@/lib/backend/admin/list/keyset";
import { database } from "@/lib/backend/kernel/database/connect";
import { changeSet } from "@/lib/backend/kernel/database/schema/change-set";
import type { Context } from "@/lib/backend/kernel/http/context";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";

/** How many change sets an answer holds. */
const portion = 50;

const latest: Sort = { columns: [{ column: sql`${changeSet.id}`, type: "bigint" }], descending: true };

/** Change sets, the latest first. @throws ApiProblem `invalid` for a cursor that does not fit */
export async function listChangeSets(
  { supplier, after, before }: ParsedOfAny<"GET /admin/change-sets">["query"],
  { now }: Pick<Context, "now">,
): Promise<ReplyOfAny<"GET /admin/change-sets">["body"]> {
  const fits = { supplier };
  const place = placeOf({ after, before }, latest, fits);
  const { where, order } = keysetOf(latest, place);
  const own = supplier === undefined ? undefined : eq(changeSet.supplierId, supplier);
  const found = await findChangeSets(database(), and(own, where), order, portion + 1);
  const { rows, page } = portionOf(found, portion, place, fits, ({ row }) => [String(row.id)]);
  return { data: rows.map((row) => presentChangeSet(row, now)), page };
}
