import { eq } from "drizzle-orm";
import { answered } from "@/lib/backend/admin/change-sets/work-problem";
import { startFetching } from "@/lib/backend/change-set/fetch-feeds";
import { makeListSet, readStored } from "@/lib/backend/change-set/make-list-set";
import { storeFile } from "@/lib/backend/change-set/store-file";
import { fileKind } from "@/lib/backend/import/file/kind";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import { changeSet } from "@/lib/backend/kernel/database/schema/change-set";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { ParsedOfAny } from "@/lib/contract/calls";

/** @throws ApiProblem `not_found` for no supplier, or the shop's own store, which has no lists */
async function assertSupplier(id: number): Promise<void> {
  const [found] = await database().select({ kind: supplier.kind }).from(supplier).where(eq(supplier.id, id));
  if (found?.kind !== "list") throw new ApiProblem("not_found");
}

/** The pieces of a file, refused at the first of them where they are no list. @throws ApiProblem `wrong_file` */
async function* listOnly(pieces: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  let first = true;
  for await (const piece of pieces) {
    if (piece.byteLength === 0) continue;
    try {
      if (first && !(piece[0] === 0x1f && piece[1] === 0x8b)) fileKind(piece, name);
    } catch (error) {
      throw error instanceof ImportRefused ? new ApiProblem("wrong_file") : error;
    }
    first = false;
    yield piece;
  }
  if (first) throw new ApiProblem("wrong_file");
}

/**
 * Stores a supplier's list as it comes, and lets it be read.
 * @returns the id of its change set
 * @throws ApiProblem `not_found`, `wrong_file`, `too_large`, `unreadable`, `change_set_busy`
 */
export async function takeList(
  { query, body }: ParsedOfAny<"POST /admin/change-sets">,
  context: StaffContext,
): Promise<number> {
  const { now, staff } = context;
  await assertSupplier(query.supplier);
  const said = query.as_of === undefined ? now : new Date(query.as_of);
  const list = {
    supplierId: query.supplier,
    fileName: query.name,
    asOf: new Date(Math.min(said.getTime(), now.getTime())),
    madeBy: staff.id,
    now,
  };
  const id = await answered(() => database().transaction((tx) => makeListSet(tx, list)));
  try {
    const { bytes } = await answered(() => storeFile(id, listOnly(body.stream, query.name)));
    await answered(() =>
      database().transaction(async (tx) => {
        await readStored(tx, id, query.supplier);
        const details = { supplier: query.supplier, bytes };
        await noted(tx, callerOf(context), {
          action: "change_set_made",
          subject: "change_set",
          subjectId: id,
          details,
        });
      }),
    );
    return id;
  } catch (error) {
    await database().delete(changeSet).where(eq(changeSet.id, id)); // nothing of it was ever seen
    throw error;
  }
}

/** Lets a supplier's list be fetched from its address. @throws ApiProblem `not_found`, `change_set_busy`, `not_possible` */
export async function fetchNow(supplierId: number, context: StaffContext): Promise<number> {
  const { now, staff } = context;
  await assertSupplier(supplierId);
  return answered(() =>
    database().transaction(async (tx) => {
      const id = await startFetching(tx, supplierId, staff.id, now);
      const details = { supplier: supplierId };
      await noted(tx, callerOf(context), { action: "change_set_made", subject: "change_set", subjectId: id, details });
      return id;
    }),
  );
}
