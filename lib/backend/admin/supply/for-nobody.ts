import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { idList } from "@/lib/backend/supply/offered";
import type { ForNobody } from "@/lib/contract/admin/for-nobody";
import { forNobodyDays } from "@/lib/domain/admin/supply";
import { type Receipt, type SentForNobody, unreceived } from "@/lib/domain/admin/unreceived";
import { pragueDay } from "@/lib/domain/delivery-estimate";

type Sent = ForNobody & SentForNobody & { supplier_id: number };

/**
 * The pieces that suppliers sent for cancelled orders, of all tyres of which some may still come, in the order in which the orders were
 * cancelled: those of which none may come any more too, for what was received may have been theirs.
 */
const sentOf = (db: Executor, today: string, supplierId: number | null) =>
  db.execute<Sent>(sql`
    with awaited as (
      select distinct product_id from line_allocation
      where state = 'cancelled' and ordered_at is not null and expected_on > ${today}::date - ${forNobodyDays}::int
        and (${supplierId}::int is null or supplier_id = ${supplierId}::int)
    )
    select sent.product_id, sent.supplier_id, supplier.name as supplier, line.name, line.size, placed.number, sent.quantity as pieces,
      sent.expected_on::text, (sent.expected_on + ${forNobodyDays}::int)::text as forgotten_on, extract(epoch from ended.at)::float as at
    from awaited
    join line_allocation as sent on sent.product_id = awaited.product_id and sent.state = 'cancelled' and sent.ordered_at is not null
      and sent.expected_on is not null
    join supplier on supplier.id = sent.supplier_id
    join order_line as line on line.order_id = sent.order_id and line.position = sent.position
    join customer_order as placed on placed.id = sent.order_id
    cross join lateral (
      select max(at) as at from order_event where order_id = sent.order_id and state = 'cancelled' and undone_at is null
    ) as ended
    order by ended.at, number, sent.position`);

/** What was received of tyres into the own store, as it came. */
const receiptsOf = (db: Executor, productIds: readonly number[]) =>
  db.execute<Receipt & { product_id: number }>(sql`
    select product_id, quantity as pieces, extract(epoch from at)::float as at, (at at time zone 'Europe/Prague')::date::text as on
    from stock_move where product_id = any(${idList(productIds)}::text::int[]) and reason = 'received' order by id`);

/**
 * Pieces that suppliers send for orders that were cancelled once the pieces were ordered; what comes first stands first. Those that have been
 * received into the own store since are none any more, the first cancelled ones first; what never came is forgotten some days after its day.
 * @param supplierId of one supplier alone
 */
export async function piecesForNobody(db: Executor, now: Date, supplierId: number | null = null): Promise<ForNobody[]> {
  const today = pragueDay(now);
  const sent = await sentOf(db, today, supplierId);
  const productIds = [...new Set(sent.map(({ product_id }) => product_id))];
  const receipts = productIds.length > 0 ? await receiptsOf(db, productIds) : [];
  const coming = productIds.flatMap((id) => {
    const lines = sent.filter(({ product_id }) => product_id === id);
    const left = unreceived(
      lines,
      receipts.filter(({ product_id }) => product_id === id),
    );
    return lines.map((line, at) => ({ ...line, pieces: left[at] ?? 0 }));
  });
  return coming
    .filter(({ pieces, forgotten_on }) => pieces > 0 && forgotten_on > today)
    .filter(({ supplier_id }) => supplierId === null || supplier_id === supplierId)
    .sort((one, other) => one.expected_on.localeCompare(other.expected_on) || one.number.localeCompare(other.number))
    .map(({ product_id, name, size, number, supplier, pieces, expected_on }) => ({
      ...{ product_id, name, size, number, supplier, pieces, expected_on },
    }));
}
