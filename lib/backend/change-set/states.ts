import { and, eq, inArray, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { changeSet } from "@/lib/backend/kernel/database/schema/change-set";
import type { ChangeSetState } from "@/lib/domain/admin/change-set";
import { log } from "@/lib/telemetry/log";

export type ChangeSetRow = typeof changeSet.$inferSelect;

type Values = Partial<Omit<typeof changeSet.$inferInsert, "revision">>;

/** The change set of an id, `null` when there is none. */
export async function changeSetById(db: Executor, id: number): Promise<ChangeSetRow | null> {
  const [found] = await db.select().from(changeSet).where(eq(changeSet.id, id));
  return found ?? null;
}

/**
 * Moves a change set that is in one of some states, and counts its revision up.
 * @returns false when it is in another one by now
 */
export async function moveOn(
  db: Executor,
  id: number,
  from: readonly ChangeSetState[],
  values: Values,
): Promise<boolean> {
  const rows = await db
    .update(changeSet)
    .set({ ...values, revision: sql`${changeSet.revision} + 1` })
    .where(and(eq(changeSet.id, id), inArray(changeSet.state, [...from])))
    .returning({ id: changeSet.id });
  return rows.length > 0;
}

/** The work on a change set is not wanted any more: it was stopped, or taken for dead. */
export class WorkStopped extends Error {
  override name = "WorkStopped";
}

/** How often work shows that it goes on, ms. */
const beat = 2000;

/**
 * Does long work on a change set, which shows every two seconds that it goes on, with what `figures` tells of it.
 * @throws WorkStopped once the change set is not in this state any more; the work itself goes on until it looks at its signal
 */
export async function withHeartbeat<Result>(
  { id, state }: { id: number; state: ChangeSetState },
  figures: () => Record<string, number> | null,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stopped = new AbortController();
  const show = async () => {
    const counts = figures();
    const rows = await database()
      .update(changeSet)
      .set({ heartbeatAt: new Date(), ...(counts && { counts }) })
      .where(and(eq(changeSet.id, id), eq(changeSet.state, state)))
      .returning({ id: changeSet.id });
    if (rows.length === 0) stopped.abort(new WorkStopped());
  };
  await show();
  stopped.signal.throwIfAborted();
  const timer = setInterval(() => {
    // The database may be away for a moment; work that cannot go on finds out by itself.
    show().catch((error: unknown) =>
      log().warn({ changeSet: id, error }, "A change set could not show that it goes on."),
    );
  }, beat);
  try {
    return await work(stopped.signal);
  } finally {
    clearInterval(timer);
  }
}
