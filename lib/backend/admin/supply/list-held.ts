import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder as o, open } from "@/lib/backend/kernel/database/schema/order";
import type { ReplyOfAny } from "@/lib/contract/calls";
import { pragueDay } from "@/lib/domain/delivery-estimate";

/** How many orders are looked at: those that leave first. */
const most = 500;

type Line = {
  product_id: number;
  name: string;
  size: string;
  ean: string | null;
  quantity: number;
  number: string;
  revision: number;
  customer: string;
  leave_by: string;
  expected_on: string | null;
  place: number;
};

type Listed = Pick<ReplyOfAny<"GET /admin/supply">["body"], "data" | "more">;

/**
 * The tyres of orders that are put aside until a supplier has delivered, and of which nobody knows whom they come from: those not ordered
 * yet first, then by the day they come.
 */
export async function listHeld(now: Date): Promise<Listed> {
  const lines = await database().execute<Line>(sql`
    select order_line.product_id, order_line.name, order_line.size, product.ean, quantity, waiting.number, waiting.revision,
      waiting.customer, waiting.leave_by::text, waiting.hold_until::text as expected_on, place::int
    from (
      select id, number, revision, coalesce(company_name, first_name || ' ' || last_name) as customer, leave_by, hold_until,
        row_number() over (order by leave_by, placed_at, id) as place
      from customer_order where ${open(o)} and hold = 'supplier'
      order by leave_by, placed_at, id limit ${most + 1}
    ) as waiting
    join order_line on order_line.order_id = waiting.id
    left join product on product.id = order_line.product_id
    where not exists (
      select from line_allocation as known
      where known.order_id = order_line.order_id and known.position = order_line.position
    )
    order by waiting.hold_until nulls first, waiting.place, position`);
  const today = pragueDay(now);
  const tyres = new Map<string, Listed["data"][number]>();
  for (const line of lines) {
    if (line.place > most) continue;
    const { product_id, name, size, ean, expected_on, quantity: pieces, number, revision, leave_by } = line;
    const key = `${product_id} ${expected_on}`;
    const tyre = tyres.get(key) ?? { product_id, name, size, ean, pieces: 0, expected_on, orders: [] };
    tyre.pieces += pieces;
    tyre.orders.push({ number, revision, name: line.customer, pieces, leave_by, late: leave_by < today });
    tyres.set(key, tyre);
  }
  return { data: [...tyres.values()], more: lines.some(({ place }) => place > most) };
}
