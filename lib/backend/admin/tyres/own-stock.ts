import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import type { TyreDetail } from "@/lib/contract/admin/tyres";

/** So many moves are shown. */
const mostMoves = 10;

type Move = NonNullable<TyreDetail["own"]>["moves"][number];

/**
 * What lies of a tyre in the own store, and its latest moves, the last first. While the shop has no suppliers, what it sells is what lies
 * there: `ensureOwnStore` makes it so with the first move.
 * @returns `null` for a demonstration tyre, of which nobody has any, and for none
 */
export async function ownStockOf(db: Executor, id: number): Promise<TyreDetail["own"]> {
  const [found] = await db.execute<{ shown: boolean; stock: number; moves: Move[] | null }>(sql`
    select p.source = 'demonstration' as shown,
      case when store.id is null then p.stock else coalesce(offer.stock, 0) end as stock,
      (select json_agg(json_build_object('quantity', quantity, 'reason', reason, 'note', note, 'by', name, 'at', at)
          order by id desc) from (
        select m.id, m.quantity, m.reason, m.note, m.at, staff.name from stock_move m join staff on staff.id = m.staff_id
        where m.product_id = p.id order by m.id desc limit ${mostMoves}) as latest) as moves
    from product p left join supplier store on store.kind = 'own'
    left join supplier_offer offer on offer.supplier_id = store.id and offer.product_id = p.id
    where p.id = ${id}`);
  if (!found || found.shown) return null;
  const moves = (found.moves ?? []).map((move) => ({ ...move, at: new Date(move.at).toISOString() }));
  return { stock: found.stock, moves };
}
