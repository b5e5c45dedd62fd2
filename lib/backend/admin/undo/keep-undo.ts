import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { undoEntry } from "@/lib/backend/kernel/database/schema/admin-orders";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import type { Undo } from "@/lib/contract/admin/order-row";
import { type UndoStep, undoMs } from "@/lib/domain/admin/undo";

/** How long the steps are kept, ms: old values stand nowhere else. */
const keptMs = 24 * 3_600_000;

/** Keeps what takes a change back, for whoever makes it. */
export async function keepUndo(tx: Executor, steps: UndoStep[], { staff, now }: StaffContext): Promise<Undo> {
  const until = new Date(now.getTime() + undoMs);
  const rows = await tx
    .insert(undoEntry)
    .values({ staffId: staff.id, steps, at: now, until })
    .returning({ id: undoEntry.id });
  return { token: rows[0]?.id ?? "", until: until.toISOString() };
}

/** The steps of a change that its maker takes back in time, handed out this once; `null` when it is too late. */
export async function takeSteps(token: string, { staff, now }: StaffContext): Promise<UndoStep[] | null> {
  const own = and(eq(undoEntry.id, token), eq(undoEntry.staffId, staff.id));
  const rows = await database()
    .update(undoEntry)
    .set({ usedAt: now })
    .where(and(own, isNull(undoEntry.usedAt), gt(undoEntry.until, now)))
    .returning({ steps: undoEntry.steps });
  return rows[0]?.steps ?? null;
}

/** Forgets what nobody can take back any more. */
export async function sweepUndo(now: Date): Promise<void> {
  await database()
    .delete(undoEntry)
    .where(lt(undoEntry.at, new Date(now.getTime() - keptMs)));
}
