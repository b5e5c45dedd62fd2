import { beforeEach, describe, expect, it } from "@jest/globals";
import { connection } from "@/lib/backend/kernel/database/connect";
import { sweepOrders } from "@/lib/backend/order/sweep-orders";
import { placeOrder } from "@/tests/support/placed-order";
import { withDatabase } from "@/tests/support/scene";

withDatabase();

describe("orders and their documents", () => {
  let order: Awaited<ReturnType<typeof placeOrder>>;
  const sold = async (placed: string, last = placed) => {
    const { sql } = connection();
    await sql`update customer_order set placed_at = ${placed} where id = ${order.id}`;
    await sql`update order_event set at = ${last} where order_id = ${order.id}`;
  };
  const rowsOf = async (table: string) => {
    const column = table === "customer_order" ? "id" : "order_id";
    return (await connection().sql.unsafe(`select from ${table} where ${column} = $1`, [order.id])).length;
  };

  beforeEach(async () => {
    order = await placeOrder();
  });

  it.each([
    ["2015-01-01T00:00:00+01:00", "2025-12-31T23:59:59+01:00", 1],
    ["2015-01-01T00:00:00+01:00", "2026-01-01T00:00:00+01:00", 0],
    ["2015-12-31T23:59:59+01:00", "2026-01-01T00:00:00+01:00", 0],
    ["2016-01-01T00:00:00+01:00", "2026-12-31T23:59:59+01:00", 1],
  ])("are kept ten years from the end of the year of the sale: sold %s, on %s there is %s", async (at, now, left) => {
    await sold(at);
    await sweepOrders(new Date(now));
    expect(await rowsOf("customer_order")).toBe(left);
  });

  it("are kept from the year of what happened last, as of a refund", async () => {
    await sold("2015-12-30T10:00:00Z", "2016-01-04T10:00:00Z");
    await sweepOrders(new Date("2026-06-01T00:00:00Z"));
    expect(await rowsOf("customer_order")).toBe(1);
    await sweepOrders(new Date("2027-01-01T00:00:00Z"));
    expect(await rowsOf("customer_order")).toBe(0);
  });

  it("go with everything that tells of the buyer, and reviews that go are no longer counted", async () => {
    const { sql } = connection();
    const { product_id } = order;
    const kept = await placeOrder({}, product_id);
    await sql`insert into review (order_id, product_id, stars, text, name, language, written_at, changed_at)
      values (${order.id}, ${product_id}, 4, '', 'Jana', 'cs', now(), now()),
        (${kept.id}, ${product_id}, 5, '', 'Eva', 'cs', now(), now())`;
    await sql`insert into sent_mail values (${order.id}, 'confirmation', 'm', 'jana@post.example', now())`;
    await sql`insert into withdrawal
      (id, number, order_id, idempotency_key, request_hash, name, email, language, submitted_at, refund_due_on)
      values (gen_random_uuid(), '1', ${order.id}, '1', '1', 'Jana', 'jana@post.example', 'cs', now(), now())`;
    await sql`update product set rating_sum = 9, rating_count = 2 where id = ${product_id}`;
    await sold("2015-05-05T10:00:00Z");
    await sweepOrders(new Date("2026-01-02T00:00:00Z"));
    for (const table of ["customer_order", "order_line", "order_event", "sent_mail", "withdrawal", "review"])
      expect([table, await rowsOf(table)]).toEqual([table, 0]);
    const [tyre] = await sql`select rating_sum, rating_count from product where id = ${product_id}`;
    expect(tyre).toEqual({ rating_sum: 5, rating_count: 1 });
  });
});
