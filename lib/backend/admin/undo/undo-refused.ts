import { unqueue } from "@/lib/backend/jobs/enqueue";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import type { MoveRefusal } from "@/lib/domain/admin/order-view";

/** Why a change cannot be taken back; thrown inside its transaction, which then changes nothing. */
export class UndoRefused extends Error {
  constructor(readonly code: MoveRefusal) {
    super(code);
  }
}

/** A mail that waits is taken back; one that has gone, or is going this moment, cannot be. @throws UndoRefused */
export async function stopMail(tx: Executor, key: string | null): Promise<void> {
  if (key !== null && !(await unqueue(tx, key))) throw new UndoRefused("undo_over");
}
