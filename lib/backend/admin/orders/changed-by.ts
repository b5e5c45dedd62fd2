import { sql } from "drizzle-orm";
import { rowsBy } from "@/lib/backend/admin/orders/order-rows";
import { database } from "@/lib/backend/kernel/database/connect";
import type { OrderRow, RefusedMove } from "@/lib/contract/admin/order-row";
import type { LogSubject } from "@/lib/domain/admin/log-action";
import type { MoveRefusal } from "@/lib/domain/admin/order-view";

type Change = { number: string; name: string | null; at: Date };

/** Who has changed orders or something else last, and when, by their numbers; nobody's name where it was no person of the staff. */
export async function lastChanges(
  numbers: readonly string[],
  subject: LogSubject = "order",
): Promise<Map<string, Change>> {
  if (numbers.length === 0) return new Map();
  const rows = await database().execute<{ number: string; name: string | null; at: string }>(sql`
    select distinct on (subject_id) subject_id as number, name, at::text
    from audit_log left join staff on staff.id = staff_id
    where subject = ${subject} and subject_id in (${sql.join(
      numbers.map((number) => sql`${number}`),
      sql`, `,
    )})
    order by subject_id, audit_log.id desc`);
  return new Map(rows.map((row) => [row.number, { ...row, at: new Date(row.at) }]));
}

/** What was done to orders, as numbers and codes: what may be kept. */
export type Outcome = { done: string[]; refused: { number: string; code: MoveRefusal }[] };

/** The same with the orders as they are now. */
export async function presentOutcome(
  { done, refused }: Outcome,
  now: Date,
): Promise<{ done: OrderRow[]; refused: RefusedMove[] }> {
  const numbers = [...done, ...refused.map(({ number }) => number)];
  const rows = await rowsBy(database(), "number", [...new Set(numbers)], now);
  const changes = await lastChanges(refused.filter(({ code }) => code === "stale").map(({ number }) => number));
  return {
    done: done.flatMap((number) => rows.get(number) ?? []),
    refused: refused.map((one) => ({
      ...one,
      order: rows.get(one.number) ?? null,
      changed_by: changes.get(one.number)?.name ?? null,
    })),
  };
}
