import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { idList } from "@/lib/backend/supply/offered";
import type { ForNobody } from "@/lib/contract/admin/for-nobody";
import { forNobodyDays } from "@/lib/domain/admin/supply";
import { type Receipt, type SentForNobody, unreceived } from "@/lib/domain/admin/unreceived";
import { pragueDay } from "@/lib/domain/delivery-estimate";

/** Lines whose day is so long ago have no bearing on what still comes, days; nor has what was received then. */
const lookedBackDays = 120;

type Sent = SentForNobody & { order_id: string; position: number; product_id: number; supplier_id: number };

/**
 * The pieces that suppliers sent for cancelled orders, of all tyres of which some may still come, in the order in which the orders were
 * cancelled; those too that are forgotten by now, for what was received may have been theirs.
 */
const sentOf = (db: Executor, today: string, supplierId: number | null) =>
  db.execute<Sent>(sql`
    with awaited as (
      select distinct product_id from line_allocation
      where state = 'cancelled' and ordered_at is not null and expected_on > ${today}::date - ${forNobodyDays}::int
        and (${supplierId}::int is null or supplier_id = ${supplierId}::int)
    )
    select sent.order_id, sent.position, sent.product_id, sent.supplier_id, sent.quantity as pieces,
      (sent.expected_on + ${forNobodyDays}::int)::text as forgotten_on, extract(epoch from ended.at)::float as at
    from line_allocation as sent
    cross join lateral (
      select max(at) as at from order_event where order_id = sent.order_id and state = 'cancelled' and undone_at is null
    ) as ended
    where sent.state = 'cancelled' and sent.ordered_at is not null and sent.expected_on > ${today}::date - ${lookedBackDays}::int
      and sent.product_id in (select product_id from awaited)
    order by ended.at, sent.order_id, sent.position`);

/** What was received of tyres into the own store, as it came. */
const receiptsOf = (db: Executor, today: string, productIds: readonly number[]) =>
  db.execute<Receipt & { product_id: number }>(sql`
    select product_id, quantity as pieces, extract(epoch from at)::float as at, (at at time zone 'Europe/Prague')::date::text as on
    from stock_move where product_id = any(${idList(productIds)}::text::int[]) and reason = 'received'
      and at > ${today}::date - ${lookedBackDays}::int order by id`);

/** The lines as the office tells of them, what comes first before the others. */
const told = (db: Executor, coming: readonly Sent[]) =>
  db.execute<ForNobody>(sql`
    select line.product_id, name, size, number, supplier, coming.pieces, expected_on::text
    from json_to_recordset(${JSON.stringify(coming)}::text::json) as coming (order_id uuid, position int, pieces int)
    cross join lateral (
      select sent.product_id, line.name, line.size, placed.number, supplier.name as supplier, sent.expected_on
      from line_allocation as sent
      join supplier on supplier.id = sent.supplier_id
      join order_line as line on line.order_id = sent.order_id and line.position = sent.position
      join customer_order as placed on placed.id = sent.order_id
      where sent.order_id = coming.order_id and sent.position = coming.position offset 0
    ) as line
    order by line.expected_on, number, position`);

/**
 * Pieces that suppliers send for orders that were cancelled once the pieces were ordered; what comes first stands first. Those that have been
 * received into the own store since are none any more, the first cancelled ones first; what never came is forgotten some days after its day.
 * @param supplierId of one supplier alone
 */
export async function piecesForNobody(db: Executor, now: Date, supplierId: number | null = null): Promise<ForNobody[]> {
  const today = pragueDay(now);
  const sent = await sentOf(db, today, supplierId);
  const productIds = [...new Set(sent.map(({ product_id }) => product_id))];
  const receipts = productIds.length > 0 ? await receiptsOf(db, today, productIds) : [];
  const coming = productIds
    .flatMap((id) => {
      const lines = sent.filter(({ product_id }) => product_id === id);
      const received = receipts.filter(({ product_id }) => product_id === id);
      return unreceived(lines, received);
    })
    .filter(({ pieces, forgotten_on }) => pieces > 0 && forgotten_on > today)
    .filter(({ supplier_id }) => supplierId === null || supplier_id === supplierId);
  return coming.length > 0 ? [...(await told(db, coming))] : [];
}
