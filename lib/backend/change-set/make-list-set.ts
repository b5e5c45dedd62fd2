import { claimSupplier, startReading } from "@/lib/backend/change-set/start-work";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { changeSet } from "@/lib/backend/kernel/database/schema/change-set";

export type NewList = { supplierId: number; fileName: string; asOf: Date; madeBy: number | null; now: Date };

/**
 * Makes the change set of a list whose file is about to be stored. Nobody sees it before that is done.
 * @returns its id
 * @throws WorkRefused `change_set_busy`, `not_possible`
 */
export async function makeListSet(tx: Executor, { supplierId, fileName, asOf, madeBy, now }: NewList): Promise<number> {
  await claimSupplier(tx, supplierId);
  const [made] = await tx
    .insert(changeSet)
    .values({ kind: "list", supplierId, state: "uploaded", fileName, asOf, madeBy, madeAt: now })
    .returning({ id: changeSet.id });
  if (!made) throw new Error("A change set was not stored.");
  return made.id;
}

/** Lets a list be read whose file is stored. @throws WorkRefused `change_set_busy` where another one has come meanwhile */
export async function readStored(tx: Executor, id: number, supplierId: number): Promise<void> {
  await claimSupplier(tx, supplierId, id);
  await startReading(tx, id);
}
