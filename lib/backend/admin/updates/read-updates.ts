import { type SQL, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { contactMessage } from "@/lib/backend/kernel/database/schema/contact";
import { orderEvent } from "@/lib/backend/kernel/database/schema/order-event";
import type { ReplyOfAny } from "@/lib/contract/calls";
import { countedTo } from "@/lib/domain/admin/order-view";

type Updates = Extract<ReplyOfAny<"GET /admin/updates">, { status: 200 }>["body"];

/** How many entries are looked through, of each table: far more than are written while one transaction lasts. */
const lookedThrough = 1_000;

/** Tables that are looked through. */
type Told = typeof orderEvent | typeof auditLog | typeof contactMessage;

/**
 * Entries that were not to be seen at a moment. Numbers do not tell: they are given before a transaction ends, so a lower one may come
 * later. The transaction that wrote a row is its `xmin`, of which the lower half is kept; the upper half is that of the newest one, or one
 * less. No entry is written under a savepoint, whose number would be another.
 */
function unseen(table: Told, since: string): SQL {
  const next = sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;
  const written = sql`(${next} - ((${next} - ${table}.xmin::text::bigint) & 4294967295))::text::xid8`;
  return sql`${table.id} > (select max(id) - ${lookedThrough} from ${table})
    and not pg_visible_in_snapshot(${written}, ${since}::pg_snapshot)`;
}

/** The present moment; the given one while nothing has been added to the orders' history, the log and the messages since. */
export async function latestChange(since: string | undefined): Promise<string> {
  const change = (table: Told) =>
    // The limit has the latest entries read by their index, where a search for one that fits would go through all.
    sql`exists (select from (select id, xmin from ${table} order by id desc limit ${lookedThrough}) as ${table}
      where ${unseen(table, since ?? "")})`;
  const [row] = await database().execute<{ now: string; changed: boolean }>(sql`
    select pg_current_snapshot()::text as now, ${
      since === undefined ? sql`true` : sql`${change(orderEvent)} or ${change(auditLog)} or ${change(contactMessage)}`
    } as changed`);
  return row && !row.changed && since !== undefined ? since : (row?.now ?? "");
}

async function newOrders(): Promise<number> {
  const [row] = await database().execute<{ count: number }>(sql`
    select count(*)::int as count from (select from customer_order where status = 'placed' limit ${countedTo}) as held`);
  return row?.count ?? 0;
}

async function readyLists(): Promise<number> {
  const [row] = await database().execute<{ count: number }>(sql`
    select count(*)::int as count from (select from change_set where state = 'ready' limit ${countedTo}) as held`);
  return row?.count ?? 0;
}

/**
 * Orders that came or were changed after a moment, the latest first, each once. They are looked up one by one, by `lateral … limit 1`:
 * few have changed, of many that there are.
 */
async function changedSince(since: string): Promise<Updates["changed"]> {
  const rows = await database().execute<{ number: string; revision: number; name: string | null; at: string }>(sql`
    select number, revision, name, at::text from (
      select distinct on (number) number, revision, name, at from (
        select number, revision, null as name, at from (
          select order_id, at from order_event where ${unseen(orderEvent, since)} and kind = 'order' and state = 'placed'
        ) as placed cross join lateral (select number, revision from customer_order where id = order_id limit 1) as placed_order
        union all
        select number, changed_order.revision, staff.name, at from (
          select subject_id, staff_id, at from audit_log where ${unseen(auditLog, since)} and subject = 'order'
        ) as done cross join lateral (select number, revision from customer_order where number = subject_id limit 1) as changed_order
          left join staff on staff.id = staff_id
      ) as changes order by number, at desc
    ) as latest order by at desc limit 100`);
  return rows.map(({ name, at, ...order }) => ({ ...order, by: name, at: new Date(at).toISOString() }));
}

async function messagesSince(since: string): Promise<number> {
  const [row] = await database().execute<{ count: number }>(sql`
    select count(*)::int as count from ${contactMessage} where ${unseen(contactMessage, since)}`);
  return row?.count ?? 0;
}

/** What the caller may see. */
type Seen = { orders: boolean; messages: boolean; lists: boolean };

/**
 * What has changed, and how much waits.
 * @param latest read before: what comes meanwhile is told of again, not left out @param seen what the caller may see
 */
export async function readUpdates(latest: string, since: string | undefined, seen: Seen): Promise<Updates> {
  return {
    latest,
    waiting: { orders: seen.orders ? await newOrders() : null, lists: seen.lists ? await readyLists() : null },
    changed: seen.orders && since !== undefined ? await changedSince(since) : [],
    messages: seen.messages && since !== undefined ? await messagesSince(since) : 0,
  };
}
