import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { ReplyOfAny } from "@/lib/contract/calls";
import { countedTo } from "@/lib/domain/admin/order-view";

type Updates = Extract<ReplyOfAny<"GET /admin/updates">, { status: 200 }>["body"];

/** The newest entries of the orders' history and of the log, `12.34`: while it stays nothing has changed. */
export async function latestChange(): Promise<string> {
  const [row] = await database().execute<{ latest: string }>(sql`
    select coalesce((select max(id) from order_event), 0) || '.' || coalesce((select max(id) from audit_log), 0) as latest`);
  return row?.latest ?? "0.0";
}

async function newOrders(): Promise<number> {
  const [row] = await database().execute<{ count: number }>(sql`
    select count(*)::int as count from (select from customer_order where status = 'placed' limit ${countedTo}) as held`);
  return row?.count ?? 0;
}

/** Orders that came or were changed after these entries, the latest first, each once. */
async function changedSince(since: string): Promise<Updates["changed"]> {
  const [event = "0", entry = "0"] = since.split(".");
  const rows = await database().execute<{ number: string; revision: number; name: string | null; at: string }>(sql`
    select number, revision, name, at::text from (
      select distinct on (number) number, revision, name, at from (
        select number, revision, null as name, order_event.at from order_event
          join customer_order on customer_order.id = order_id
          where order_event.id > ${event}::bigint and kind = 'order' and state = 'placed'
        union all
        select number, customer_order.revision, staff.name, audit_log.at from audit_log
          join customer_order on number = subject_id left join staff on staff.id = staff_id
          where audit_log.id > ${entry}::bigint and subject = 'order'
      ) as changes order by number, at desc
    ) as latest order by at desc limit 100`);
  return rows.map(({ name, at, ...order }) => ({ ...order, by: name, at: new Date(at).toISOString() }));
}

/** What has changed, and how much waits. @param seesOrders may the caller see orders? */
export async function readUpdates(latest: string, since: string | undefined, seesOrders: boolean): Promise<Updates> {
  return {
    latest,
    waiting: { orders: seesOrders ? await newOrders() : null },
    changed: seesOrders && since !== undefined ? await changedSince(since) : [],
  };
}
