import { ask, enter, type Office } from "@/tests/bench/admin/office";
import { quantile } from "@/tests/bench/catalogue/figure";
import type { Judged } from "@/tests/bench/judged";

const way = ["confirmed", "packed", "shipped", "delivered"] as const;
type Seen = { number: string; revision: number };

/** Moves every full hundred of new orders from state to state, a hundred in one call. */
export async function measureMoves(office: Office): Promise<Judged> {
  enter(office);
  const { sql } = office.own;
  const seconds: number[] = [];
  const fresh = await sql<Seen[]>`
    select number, revision from customer_order where status = 'placed' and hold is null order by number`;
  const hundreds = Math.floor(fresh.length / 100);
  if (hundreds === 0) throw new Error(`There are only ${fresh.length} new orders to move.`);
  for (let hundred = 0; hundred < hundreds; hundred += 1) {
    let orders = fresh.slice(hundred * 100, hundred * 100 + 100);
    for (const to of way) {
      const headers = { "idempotency-key": `bench ${hundred} ${to}` };
      const { ms, text } = await ask(office, "POST /orders/moves", { headers, body: { to, orders } });
      orders = JSON.parse(text).done.map(({ number, revision }: Seen) => ({ number, revision }));
      if (orders.length !== 100) throw new Error(`Only ${orders.length} of a hundred orders were moved to ${to}.`);
      const [row] = await sql<{ transactions: number }[]>`
        select count(distinct e.xmin::text)::int as transactions from order_event e join customer_order o on o.id = order_id
        where number in ${sql(orders.map(({ number }) => number))} and kind = 'order' and state = ${to}`;
      if (row?.transactions !== 100) throw new Error(`A hundred moves took ${row?.transactions} transactions.`);
      seconds.push(ms / 1000);
    }
  }
  const most = Math.max(...seconds);
  return {
    figure: "a hundred orders moved in one call, each in its own transaction",
    value: `${quantile(seconds, 0.5).toFixed(2)} s, the slowest of ${seconds.length} ${most.toFixed(2)} s`,
    goal: "≤ 1.5 s",
    held: most <= 1.5,
  };
}
