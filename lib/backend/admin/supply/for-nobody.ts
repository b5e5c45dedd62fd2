import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import type { ForNobody } from "@/lib/contract/admin/for-nobody";
import { forNobodyDays } from "@/lib/domain/admin/supply";
import { pragueDay } from "@/lib/domain/delivery-estimate";

/**
 * Pieces that suppliers send for orders that were cancelled once the pieces were ordered; what comes first stands first. Those that have been
 * received into the own store since are none any more, the first cancelled ones first; what never came is forgotten some days after its day.
 * @param supplierId of one supplier alone
 */
export async function piecesForNobody(db: Executor, now: Date, supplierId: number | null = null): Promise<ForNobody[]> {
  const rows = await db.execute<ForNobody>(sql`
    with coming as (
      select sent.product_id, sent.supplier_id, supplier.name as supplier, line.name, line.size, placed.number, sent.quantity,
        sent.expected_on, sent.position, ended.at
      from line_allocation as sent
      join supplier on supplier.id = sent.supplier_id
      join order_line as line on line.order_id = sent.order_id and line.position = sent.position
      join customer_order as placed on placed.id = sent.order_id
      cross join lateral (
        select max(at) as at from order_event where order_id = sent.order_id and state = 'cancelled' and undone_at is null
      ) as ended
      where sent.state = 'cancelled' and sent.ordered_at is not null
        and sent.expected_on > ${pragueDay(now)}::date - ${forNobodyDays}::int
    ),
    counted as (
      select coming.*,
        sum(quantity) over (partition by product_id order by at, number, position)::int as wanted,
        (select coalesce(sum(move.quantity), 0)::int from stock_move as move
          where move.product_id = coming.product_id and move.reason = 'received'
            and move.at >= (select min(at) from coming as first where first.product_id = coming.product_id)) as received
      from coming
    )
    select product_id, name, size, number, supplier, least(quantity, wanted - received)::int as pieces, expected_on::text
    from counted
    where wanted > received and (${supplierId}::int is null or supplier_id = ${supplierId}::int)
    order by counted.expected_on, number, position`);
  return [...rows];
}
