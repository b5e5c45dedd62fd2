import type postgres from "postgres";
import { type Connection, connection, disconnect } from "@/lib/backend/kernel/database/connect";
import { handle } from "@/lib/backend/server";
import { newColleague } from "@/tests/bench/admin/sign-in";
import { quantile } from "@/tests/bench/catalogue/figure";
import { storeManyOrders } from "@/tests/support/many-orders/store";
import { addTyre } from "@/tests/support/tyres";

/** An office with its archive of orders, a pool of connections to it, and somebody who has signed in. */
export type Office = { own: Connection; token: string; orders: number };

async function tyresOf(sql: postgres.Sql): Promise<[number, ...number[]]> {
  const rows = await sql<{ id: number }[]>`select id from product order by id limit 500`;
  const [first, ...others] = rows.map(({ id }) => id);
  return first === undefined ? [await addTyre()] : [first, ...others];
}

/** Fills the database of `DATABASE_URL` with orders, and lets somebody with all rights in. */
export async function openOffice(orders: number): Promise<Office> {
  const { id, token } = await newColleague();
  const own = connection();
  await storeManyOrders(own.sql, {
    ...{ seed: "bench", count: orders, now: new Date(), staffId: id, productIds: await tyresOf(own.sql) },
  });
  // What years have written is on the disk long since: it is not flushed while an answer is timed.
  await own.sql`checkpoint`;
  globalThis.dezen?.delete("database pool");
  return { own, token, orders };
}

/** From here on the shop's calls are about this office. */
export function enter({ own }: Office): void {
  globalThis.dezen?.set("database pool", own);
}

/** Closes the office's connections. */
export async function close(office: Office): Promise<void> {
  enter(office);
  await disconnect();
}

type Asked = { headers?: Record<string, string>; body?: unknown; status?: number };

/** Asks the office that was entered as the gateway does: parsing, rights, query, checks and JSON included. */
export async function ask({ token }: Office, call: string, { headers, body, status = 200 }: Asked = {}) {
  const [method = "GET", path = ""] = call.split(" ");
  const request = new Request(`http://bench.invalid/api/v1/admin${path}`, {
    method,
    headers: {
      ...{ authorization: `Bearer ${token}`, "accept-language": "cs", "x-forwarded-for": "192.0.2.77" },
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const started = performance.now();
  const answer = await handle(request);
  const text = await answer.text();
  const ms = performance.now() - started;
  if (answer.status !== status) throw new Error(`${call} answered ${answer.status}: ${text}`);
  return { ms, text, headers: answer.headers };
}

/**
 * What a call takes in ms, asked for so often.
 * @param warming so often before that, which does not count; a short call's own code has to be compiled by then, which a shop has behind it
 */
export async function timesOf(office: Office, runs: number, callOf: (run: number) => [string, Asked?], warming = 8) {
  for (let run = 0; run < warming; run += 1) await ask(office, ...callOf(run));
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push((await ask(office, ...callOf(run))).ms);
  return times;
}

/** Median and 95th percentile, in words. */
export const told = (times: number[]) => `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)} ms`;
