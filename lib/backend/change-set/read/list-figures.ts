import type postgres from "postgres";
import type { ListPlan } from "@/lib/contract/admin/change-sets";
import { type ListFigures, stoppedBy } from "@/lib/domain/admin/guardrails";

type Row = { name: string; count: number };

/** Rows and changes of a change set by kind and flag, as its column `counts` keeps them. */
export async function countItems(
  sql: postgres.TransactionSql,
  id: number,
  rows: number,
): Promise<Record<string, number>> {
  const found = await sql<Row[]>`
    select kind::text as name, count(*)::int as count from change_set_item where change_set_id = ${id} group by 1
    union all
    select unnest(flags), count(*)::int from change_set_item where change_set_id = ${id} and flags <> '{}' group by 1
    union all
    select 'of_rows', count(*)::int from change_set_item where change_set_id = ${id} and line is not null`;
  const { of_rows = 0, ...counts } = Object.fromEntries(found.map(({ name, count }) => [name, count]));
  return { rows, unchanged: rows - of_rows, ...counts };
}

/** Columns that mean something else than in another list, or of which one list has no such. */
function otherColumns(now: ListPlan, last: ListPlan | null): number {
  const named = (plan: ListPlan | null) =>
    new Map((plan?.columns ?? []).flatMap(({ header, field }) => (field === null ? [] : [[header, field] as const])));
  const [mine, theirs] = [named(now), named(last)];
  const headers = new Set([...mine.keys(), ...theirs.keys()]);
  return [...headers].filter((header) => mine.get(header) !== theirs.get(header)).length;
}

/**
 * The guardrails that keep a list from being applied by itself, with what was found.
 * @param own the supplier's bounds, thousandths
 */
export async function guardrailsOf(
  sql: postgres.TransactionSql,
  { id, supplierId, plan, own }: { id: number; supplierId: number; plan: ListPlan; own: Record<string, number> },
  counts: Record<string, number>,
): Promise<Record<string, number>> {
  const [last] = await sql<{ rows: number; plan: ListPlan | null }[]>`
    select (counts ->> 'rows')::int as rows, plan from change_set
    where supplier_id = ${supplierId} and state = 'applied' and kind in ('list', 'feed') order by applied_at desc, id desc limit 1`;
  const [found] = await sql<{ undone: boolean; offers: number; known: number; repriced: number }[]>`
    select exists (select from change_set where id = ${id} and made_by is null)
        and 'undone' = (select state from change_set where supplier_id = ${supplierId} and state in ('applied', 'undone')
          and kind in ('list', 'feed') order by applied_at desc, id desc limit 1) as undone,
      (select count(*)::int from supplier_offer where supplier_id = ${supplierId} and stock > 0) as offers,
      (select count(product_id)::int from import_row) as known,
      (select count(*)::int from change_set_item where change_set_id = ${id} and product_id is not null
        and flags && '{price_jump,price_tenfold}') as repriced`;
  const figures: ListFigures = {
    rows: counts.rows ?? 0,
    refused: counts.refused ?? 0,
    lastRows: last?.rows ?? null,
    lastUndone: found?.undone ?? false,
    columns: otherColumns(plan, last?.plan ?? null),
    offers: found?.offers ?? 0,
    known: found?.known ?? 0,
    repriced: found?.repriced ?? 0,
    seasonChanged: counts.season_changed ?? 0,
    soldOut: (counts.sold_out ?? 0) + (counts.stock_gone ?? 0),
    tenfold: counts.price_tenfold ?? 0,
    sizeChanged: counts.size_changed ?? 0,
  };
  return stoppedBy(figures, own) as Record<string, number>;
}
