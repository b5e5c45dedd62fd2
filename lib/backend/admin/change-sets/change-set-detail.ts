import { and, desc, eq, lt, sql } from "drizzle-orm";
import { findChangeSets, presentChangeSet } from "@/lib/backend/admin/change-sets/present-change-set";
import { tyreName } from "@/lib/backend/admin/change-sets/tyre-name";
import { undoUntil } from "@/lib/backend/change-set/start-work";
import type { ChangeSetRow } from "@/lib/backend/change-set/states";
import { database } from "@/lib/backend/kernel/database/connect";
import { changeSet } from "@/lib/backend/kernel/database/schema/change-set";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { ChangeSetDetail, ListPlan } from "@/lib/contract/admin/change-sets";

/** Brands that the filter offers. */
const mostBrands = 100;
/** Tyres that are named among those whose lowest price an undo touches. */
const mostTyres = 20;

async function brandsOf(id: number): Promise<ChangeSetDetail["brands"]> {
  const rows = await database().execute<{ name: string; changes: number }>(sql`
    select coalesce(b.name, i.after -> 'brand' ->> 'name') as name, count(*)::int as changes
    from change_set_item as i left join product as p on p.id = i.product_id left join brand as b on b.id = p.brand_id
    where i.change_set_id = ${id} and i.kind <> 'refused'
    group by 1 order by 2 desc, 1 limit ${mostBrands}`);
  return rows.map(({ name, changes }) => ({ name, changes }));
}

async function sameAs({ id, supplierId, fileHash }: ChangeSetRow): Promise<ChangeSetDetail["same_as"]> {
  if (supplierId === null || fileHash === null) return null;
  const [same] = await database()
    .select({ id: changeSet.id, state: changeSet.state, at: changeSet.madeAt })
    .from(changeSet)
    .where(and(eq(changeSet.supplierId, supplierId), eq(changeSet.fileHash, fileHash), lt(changeSet.id, id)))
    .orderBy(desc(changeSet.id))
    .limit(1);
  return same ? { id: same.id, state: same.state, made_at: same.at.toISOString() } : null;
}

/** Prices that went down were offered, so the lowest price of thirty days stays there when they go up again (Directive 98/6/EC, art. 6a). */
async function undoOf({ id, appliedAt }: ChangeSetRow): Promise<ChangeSetDetail["undo"]> {
  if (!appliedAt) return null;
  const lower = sql.join(
    ["price_czk", "price_eur", "price_usd"].map(
      (price) => sql`(i.after ->> ${price})::int < (i.before ->> ${price})::int`,
    ),
    sql` or `,
  );
  const rows = await database().execute<{ id: number; count: number; slice: unknown }>(sql`
    select p.id, p.width, p.profile, p.construction, p.rim_tenths, p.commercial, p.load_index, p.load_index_dual, p.speed_symbol,
      b.name as brand, n.name as pattern, count(*) over ()::int as count
    from change_set_item as i join product as p on p.id = i.product_id
    join brand as b on b.id = p.brand_id join pattern as n on n.id = p.pattern_id
    where i.change_set_id = ${id} and i.result = 'done' and (${lower})
    order by i.seq limit ${mostTyres}`);
  const tyres = rows.map((row) => ({ id: row.id, ...tyreName(row as unknown as Parameters<typeof tyreName>[0]) }));
  return { until: undoUntil(appliedAt).toISOString(), lowered: rows[0]?.count ?? 0, tyres };
}

/** A change set with all that is known of it. @throws ApiProblem `not_found` */
export async function changeSetDetail(id: number, { now }: Pick<Context, "now">): Promise<ChangeSetDetail> {
  const [found] = await findChangeSets(database(), eq(changeSet.id, id), sql`${changeSet.id}`, 1);
  if (!found) throw new ApiProblem("not_found");
  const shown = presentChangeSet(found, now);
  const [brands, same_as, undo] = await Promise.all([
    brandsOf(id),
    sameAs(found.row),
    shown.can.undo ? undoOf(found.row) : null,
  ]);
  return { ...shown, plan: (found.row.plan as ListPlan | null) ?? null, brands, same_as, undo };
}
