import { type SQL, sql } from "drizzle-orm";
import { plannedDatabase } from "@/lib/backend/kernel/database/connect";
import { preparedOnce } from "@/lib/backend/kernel/database/prepared-once";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { contactMessage } from "@/lib/backend/kernel/database/schema/contact";
import { orderEvent } from "@/lib/backend/kernel/database/schema/order-event";
import type { ReplyOfAny } from "@/lib/contract/calls";
import { countedTo } from "@/lib/domain/admin/order-view";

type Updates = Extract<ReplyOfAny<"GET /admin/updates">, { status: 200 }>["body"];

/** The moment since which changes are looked for: a snapshot, as text. */
const since = sql.placeholder("since");
/** A query that reads no table itself. */
const oneRow = sql`(values (1)) as one`;

/** How many entries of a table count at most, the latest. */
const mostTold = 1_000;

/**
 * Entries that were not to be seen at a moment, by the transaction that wrote them. Their numbers do not tell: they are given before a
 * transaction ends, so a lower one may come later. The limit has them read by their index.
 */
const unseen = (table: typeof orderEvent | typeof auditLog | typeof contactMessage) =>
  sql`(select * from (
      select * from ${table} where transaction_id >= pg_snapshot_xmin(${since}::pg_snapshot) order by transaction_id desc limit ${mostTold}
    ) as late where not pg_visible_in_snapshot(transaction_id, ${since}::pg_snapshot))`;

const hasUnseen = (table: Parameters<typeof unseen>[0]) => sql`exists ${unseen(table)}`;

const changeQuery = preparedOnce((db) =>
  db
    .select({
      changed: sql<boolean>`case when pg_current_snapshot()::text = ${since} then false
        else ${hasUnseen(orderEvent)} or ${hasUnseen(auditLog)} or ${hasUnseen(contactMessage)} end`,
    })
    .from(oneRow)
    .prepare("has anything changed"),
);

/**
 * Has anything been added to the orders' history, the log or the messages since a moment? While no transaction of the whole database has
 * begun or ended since then, nothing is looked through.
 */
export async function hasChanged(since: string): Promise<boolean> {
  const [row] = await changeQuery(plannedDatabase()).execute({ since });
  return row?.changed ?? true;
}

/** How many there are of what waits, up to a bound. */
const waiting = (what: SQL) => sql`(select count(*)::int from (select from ${what} limit ${countedTo}) as held)`;

/**
 * Orders that came or were changed after a moment, the latest first, each once. They are looked up one by one, by `lateral … limit 1`:
 * few have changed, of many that there are.
 */
const changedSince = sql`(
    select coalesce(json_agg(latest), '[]') from (
      select * from (
        select distinct on (number) number, revision, name as by, at from (
          select number, revision, null as name, at from (
            select order_id, at from ${unseen(orderEvent)} as event where kind = 'order' and state = 'placed'
          ) as placed cross join lateral (select number, revision from customer_order where id = order_id limit 1) as placed_order
          union all
          select number, changed_order.revision, staff.name, at from (
            select subject_id, staff_id, at from ${unseen(auditLog)} as entry where subject = 'order'
          ) as done cross join lateral (select number, revision from customer_order where number = subject_id limit 1) as changed_order
            left join staff on staff.id = staff_id
        ) as changes order by number, at desc
      ) as each_once order by at desc limit 100
    ) as latest)`;

const messagesSince = sql`(select count(*)::int from ${unseen(contactMessage)} as message)`;

/** What the caller may see. */
type Seen = { orders: boolean; messages: boolean; lists: boolean };

/** A condition that a call sets. */
const when = (name: keyof Seen) => sql`${sql.placeholder(name)}::boolean`;
const whenSince = sql`${since}::text is not null`;

/** What is not asked for is not looked up: of a case only the part that holds is carried out. */
const updatesQuery = preparedOnce((db) =>
  db
    .select({
      latest: sql<string>`pg_current_snapshot()::text`,
      orders: sql<
        number | null
      >`case when ${when("orders")} then ${waiting(sql`customer_order where status = 'placed'`)} end`,
      lists: sql<number | null>`case when ${when("lists")} then ${waiting(sql`change_set where state = 'ready'`)} end`,
      changed: sql<
        Updates["changed"]
      >`case when ${when("orders")} and ${whenSince} then ${changedSince} else '[]'::json end`,
      messages: sql<number>`case when ${when("messages")} and ${whenSince} then ${messagesSince} else 0 end`,
    })
    .from(oneRow)
    .prepare("what has changed"),
);

/**
 * What has changed, and how much waits, all as of the one moment that the answer names.
 * @param since the moment that the last answer named, @param seen what the caller may see
 */
export async function readUpdates(since: string | undefined, seen: Seen): Promise<Updates> {
  const [row] = await updatesQuery(plannedDatabase()).execute({ since: since ?? null, ...seen });
  if (!row) throw new Error("What has changed could not be read.");
  const { latest, orders, lists, changed, messages } = row;
  const told = changed.map((change) => ({ ...change, at: new Date(change.at).toISOString() }));
  return { latest, waiting: { orders, lists }, changed: told, messages };
}
