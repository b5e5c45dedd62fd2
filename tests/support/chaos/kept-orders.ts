import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { queueTables } from "../jobs/queue-tables";
import type { Acknowledged } from "./load";

/** A connection of the test's own. */
export function connectTo(url: string): postgres.Sql {
  const { url: address, options } = postgresJsAddress(url);
  return postgres(address, { ...options, max: 1, onnotice: () => {} });
}

/** Stock of every tyre, before the load. */
export async function readStock(sql: postgres.Sql): Promise<Map<number, number>> {
  const rows = await sql<{ id: number; stock: number }[]>`select id::int, stock from product`;
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** What went wrong with acknowledged orders: missing ones, doubles by email or number, stock that does not fit the orders. */
export async function orderFaults(
  sql: postgres.Sql,
  acknowledged: readonly Acknowledged[],
  before: ReadonlyMap<number, number>,
): Promise<string[]> {
  const faults: string[] = [];
  const orders = await sql<{ id: string; number: string; key: string }[]>`
    select id::text, number::text, idempotency_key::text as key from customer_order`;
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  for (const { id, number } of acknowledged) if (numbers.get(id) !== number) faults.push(`order ${number} is lost`);
  if (new Set(orders.map(({ key }) => key)).size !== orders.length) faults.push("two orders of one key");
  const sold = await sql<{ id: number; pieces: number }[]>`
    select product_id::int as id, sum(quantity)::int as pieces from order_line group by 1`;
  const pieces = new Map(sold.map((line) => [line.id, line.pieces]));
  for (const [id, stock] of await readStock(sql)) {
    const expected = (before.get(id) ?? 0) - (pieces.get(id) ?? 0);
    if (stock !== expected || stock < 0) faults.push(`tyre ${id}: ${stock} in stock, ${expected} expected`);
  }
  return faults;
}

/** Waits until every queued mail has been sent. @returns whether that came to pass within `timeout` ms */
export async function mailDone(sql: postgres.Sql, timeout = 60_000): Promise<boolean> {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    // What a clock queues is no mail, and its turn may be far off by another clock.
    const [row] = await sql`
      select count(*)::int as n from ${sql(queueTables.jobs)}
      where run_at < now() + interval '1 hour' and payload -> '_cron' is null`;
    if (row?.n === 0) return true;
    await pause(200);
  }
  return false;
}

/** Orders of which there is not exactly one mail to the customer in the outbox folder: the confirmation. */
export function withoutMail(dataDir: string, acknowledged: readonly Acknowledged[]): string[] {
  const counts = new Map<string, number>();
  for (const name of readdirSync(join(dataDir, "outbox")).filter((file) => file.endsWith(".eml"))) {
    const to =
      /^To: .*?(jana\.\d+)@post\.example/m.exec(readFileSync(join(dataDir, "outbox", name), "utf8"))?.[1] ?? "";
    counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return acknowledged.filter(({ n }) => counts.get(`jana.${n}`) !== 1).map(({ number }) => number);
}

/** The address of a tyre in stock that a test may buy, and many of them. */
export async function tyresToBuy(url: string): Promise<number[]> {
  const answer = await fetch(`${url}/api/v1/products?in_stock=1&sort=price_asc`, { headers: { "x-currency": "CZK" } });
  const { data } = (await answer.json()) as { data: { id: number; stock: number }[] };
  return data.filter(({ stock }) => stock >= 8).map(({ id }) => id);
}
