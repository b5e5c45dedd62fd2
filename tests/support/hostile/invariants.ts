import { expect } from "@jest/globals";
import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { canMoveOrder, type OrderState } from "@/lib/domain/order";
import { canMovePayment, type PaymentState } from "@/lib/domain/payment";
import type { HostileShop } from "@/tests/support/hostile/shop";

type Pieces = { id: number; stock: number; here: number; sold: number };
type Placed = {
  id: string;
  status: string;
  payment_status: string;
  lines: number;
  subtotal: number;
  total: number;
  fees: number;
  events: { kind: "order" | "payment"; state: string }[];
};

const pieces = () =>
  database().execute<Pieces>(sql`
    select p.id, p.stock, coalesce(sum(l.quantity) filter (where o.status <> 'cancelled'), 0)::int as sold,
      coalesce((select stock from supplier_offer where product_id = p.id), p.stock)
        - coalesce((select sum(quantity) from stock_move where product_id = p.id), 0)::int as here
    from product p left join order_line l on l.product_id = p.id left join customer_order o on o.id = l.order_id
    group by p.id order by p.id`);

/**
 * Every tyre's pieces, on the shelf and sold, without those the merchant has brought: nothing else changes their number. Once there is a
 * supplier the shelf is the own store's, whatever of it is on sale; no list is read here.
 */
export async function accountedPieces(shop: HostileShop): Promise<Record<number, number>> {
  const rows = await pieces();
  expect(rows.filter(({ stock }) => stock < 0)).toEqual([]);
  return Object.fromEntries(rows.map(({ id, here, sold }) => [id, here + sold - (shop.brought.get(id) ?? 0)]));
}

/** Holds the states of an order and of its payment against the tables of what follows what, and against those it is in. */
export function checkHistory({
  events,
  status,
  payment_status,
}: Pick<Placed, "events" | "status" | "payment_status">): void {
  for (const [kind, state] of [
    ["order", status],
    ["payment", payment_status],
  ] as const) {
    const states = events.filter((event) => event.kind === kind).map((event) => event.state);
    expect(states[0]).toBe(kind === "order" ? "placed" : "pending");
    expect(states.at(-1)).toBe(state);
    for (const [place, to] of states.entries()) {
      const from = states[place - 1];
      if (from === undefined) continue;
      const allowed =
        kind === "order"
          ? canMoveOrder(from as OrderState, to as OrderState)
          : canMovePayment(from as PaymentState, to as PaymentState);
      expect({ from, to, allowed }).toEqual({ from, to, allowed: true });
    }
  }
}

/**
 * Holds the orders placed since a moment against what must be true of every order: it is the one its key was answered
 * with, its total is what stands in it, and its states followed one another as the table has it.
 */
export async function checkOrdersSince(start: Date, acknowledged: string[]): Promise<void> {
  const orders = await database().execute<Placed>(sql`
    select o.id, o.status, o.payment_status, o.subtotal::float8 as subtotal, o.total::float8 as total,
      (o.delivery_price + o.payment_price)::float8 as fees,
      (select sum(quantity * unit_price)::float8 from order_line where order_id = o.id) as lines,
      (select json_agg(json_build_object('kind', kind, 'state', state) order by id) from order_event where order_id = o.id) as events
    from customer_order o where o.placed_at >= ${start.toISOString()}`);
  expect(orders.map(({ id }) => id).sort()).toEqual([...new Set(acknowledged)].sort());
  for (const order of orders) {
    expect(order.subtotal).toBe(order.lines);
    expect(order.total).toBe(order.subtotal + order.fees);
    checkHistory(order);
  }
}

/** Holds what the constraints of the tables promise against what stands in them. */
export async function checkTables(): Promise<void> {
  const [row] = await database().execute(sql`
    select (select count(*) from cart_item where quantity not between 1 and 20)::int as quantities,
      (select count(*) from (select 1 from cart_item group by cart_id, product_id having count(*) > 1) twice)::int as twice,
      (select count(*) from (select 1 from customer_order group by idempotency_key having count(*) > 1) twice)::int as keys,
      (select count(*) from (select 1 from cart where account_id is not null group by account_id having count(*) > 1) twice)::int as carts,
      (select count(*) from product p where rating_sum <> (select coalesce(sum(stars), 0) from review where product_id = p.id and hidden_at is null))::int as stars`);
  expect(row).toEqual({ quantities: 0, twice: 0, keys: 0, carts: 0, stars: 0 });
}
