import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { OrderRow } from "@/lib/contract/admin/order-row";
import { deliveryMethod } from "@/lib/domain/delivery";
import { pragueDay } from "@/lib/domain/delivery-estimate";
import type { Currency } from "@/lib/domain/locale";
import { moneyOf } from "@/lib/domain/money";

/** An order as the database answers it; moments to the microsecond, so that they name a place in a list exactly. */
export type FoundOrder = {
  id: string;
  number: string;
  revision: number;
  placed_at: string;
  leave_by: string;
  is_open: boolean;
  status: OrderRow["status"];
  payment_id: OrderRow["payment"]["id"];
  payment_status: OrderRow["payment"]["status"];
  payment_notes: OrderRow["payment"]["notes"] | null;
  first_name: string;
  last_name: string;
  company_name: string | null;
  city: string;
  country: OrderRow["customer"]["country"];
  goods: { text: string; pieces: number; lines: number };
  supply: OrderRow["supply"];
  delivery_id: string;
  latest_shipment: Pick<OrderRow["delivery"], "carrier" | "shipment"> | null;
  total: string;
  currency: Currency;
  hold: NonNullable<OrderRow["hold"]>["reason"] | null;
  hold_until: string | null;
  withdrawn: boolean;
  notes: number;
};

/** A moment as a cursor holds it. */
export const exactMoment = (moment: SQL | typeof customerOrder.placedAt) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const columns = sql`
  customer_order.id, number, revision, ${exactMoment(customerOrder.placedAt)} as placed_at, leave_by::text, status,
  status in ('placed', 'confirmed', 'packed') as is_open, payment_id, payment_status, first_name, last_name, company_name,
  city, country, delivery_id, total, currency, hold, hold_until::text,
  (select array_agg(distinct state) from order_event where order_id = customer_order.id and kind = 'payment'
    and state in ('refund_due', 'mismatch', 'part_refunded', 'disputed') and undone_at is null) as payment_notes,
  (select json_build_object('text', (array_agg(quantity || ' × ' || size || ' ' || name order by quantity desc, position))[1],
    'pieces', sum(quantity), 'lines', count(*)) from order_line where order_id = customer_order.id) as goods,
  (select case when bool_or(state = 'short') then 'short' when count(distinct state) = 1 then min(state)::text
      when bool_and(state in ('own', 'arrived')) then 'arrived' when count(*) > 0 then 'mixed' end
    from line_allocation where order_id = customer_order.id and state <> 'cancelled') as supply,
  (select json_build_object('carrier', carrier,
      'shipment', json_build_object('parcels', parcels, 'weight_g', weight_g, 'tracking', tracking))
    from shipment where order_id = customer_order.id and removed_at is null order by made_at desc limit 1) as latest_shipment,
  exists (select from withdrawal where order_id = customer_order.id and settled_on is null) as withdrawn,
  (select count(*)::int from order_note where order_id = customer_order.id and removed_at is null) as notes`;

/** Reads orders as lists show them, in one query. */
export async function findRows(db: Executor, where: SQL, order: SQL, limit: number): Promise<FoundOrder[]> {
  return [
    ...(await db.execute<FoundOrder>(
      sql`select ${columns} from customer_order where ${where} order by ${order} limit ${limit}`,
    )),
  ];
}

/** An order as the contract's lists show it. @param today `YYYY-MM-DD` in Prague, which decides whether it is late */
export function orderRowOf(found: FoundOrder, today: string): OrderRow {
  const { goods, hold } = found;
  return {
    number: found.number,
    revision: found.revision,
    placed_at: new Date(found.placed_at).toISOString(),
    leave_by: found.leave_by,
    late: found.is_open && found.leave_by < today,
    status: found.status,
    payment: { id: found.payment_id, status: found.payment_status, notes: found.payment_notes ?? [] },
    customer: {
      name: `${found.first_name} ${found.last_name}`,
      company: found.company_name,
      city: found.city,
      country: found.country,
    },
    goods: { text: goods.text ?? "", pieces: goods.pieces ?? 0, other_lines: Math.max(0, goods.lines - 1) },
    supply: found.supply,
    delivery: {
      id: found.delivery_id,
      type: deliveryMethod(found.delivery_id).type,
      ...(found.latest_shipment ?? { carrier: null, shipment: null }),
    },
    total: moneyOf(Number(found.total), found.currency),
    hold: hold && { reason: hold, until: found.hold_until },
    withdrawn: found.withdrawn,
    notes: found.notes,
  };
}

/** Orders by a column's values as lists show them, by their numbers; those that are not there are left out. */
export async function rowsBy(
  db: Executor,
  column: "id" | "number",
  values: readonly string[],
  now: Date,
): Promise<Map<string, OrderRow>> {
  if (values.length === 0) return new Map();
  const given = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  const where = column === "id" ? sql`customer_order.id in (${given})` : sql`number in (${given})`;
  const [found, today] = [await findRows(db, where, sql`customer_order.id`, values.length), pragueDay(now)];
  return new Map(found.map((order) => [order[column], orderRowOf(order, today)]));
}
