import { and, eq, isNull } from "drizzle-orm";
import { lockOwner, ownPictures, presentPicture } from "@/lib/backend/admin/pictures/picture-rows";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { tyrePicture } from "@/lib/backend/kernel/database/schema/picture";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { findPictures, type PictureOwner } from "@/lib/backend/picture/shown-pictures";
import type { Undo } from "@/lib/contract/admin/order-row";
import type { AdminPicture } from "@/lib/contract/admin/pictures";
import type { ParsedOfAny } from "@/lib/contract/calls";
import { cleanProse } from "@/lib/domain/review";

type Change = ParsedOfAny<"PATCH /admin/pictures/{id}">["body"];

/** Somebody has changed the picture, or the order, since the caller saw it. */
const stale = (current: unknown) => new ApiProblem("stale", { stale: { changed_by: null, changed_at: null, current } });

/** A picture that is not removed, locked. @throws ApiProblem `not_found`, `stale` */
async function lockPicture(tx: Executor, id: number, revision: number) {
  const [row] = await tx
    .select()
    .from(tyrePicture)
    .where(and(eq(tyrePicture.id, id), isNull(tyrePicture.removedAt)))
    .for("update");
  if (!row) throw new ApiProblem("not_found");
  if (row.revision !== revision) throw stale(await pictureOf(id));
  return row;
}

async function pictureOf(id: number): Promise<AdminPicture | null> {
  const [found] = await findPictures(database(), eq(tyrePicture.id, id));
  return found ? presentPicture(found) : null;
}

/** Sets what a picture shows: its role, and the words for it. @throws ApiProblem `not_found`, `stale` */
export async function changePicture(id: number, change: Change, context: StaffContext): Promise<AdminPicture> {
  await retriedTransaction(async (tx) => {
    const { role, revision } = await lockPicture(tx, id, change.revision);
    const words = Object.entries(change.alt ?? {}).map(([language, text]) => [language, cleanProse(text)] as const);
    await tx
      .update(tyrePicture)
      .set({
        role: change.role ?? role,
        ...(change.alt && { alt: Object.fromEntries(words.filter(([, text]) => text !== "")) }),
        revision: revision + 1,
      })
      .where(eq(tyrePicture.id, id));
    const details = { changed: Object.keys(change).filter((name) => name !== "revision") };
    await noted(tx, callerOf(context), { action: "picture_changed", subject: "picture", subjectId: id, details });
  });
  const changed = await pictureOf(id);
  if (!changed) throw new ApiProblem("not_found");
  return changed;
}

/** Removes a picture; for half a minute it can be put back. @throws ApiProblem `not_found`, `stale` */
export function removePicture(id: number, seen: number, context: StaffContext): Promise<Undo> {
  return retriedTransaction(async (tx) => {
    const row = await lockPicture(tx, id, seen);
    const revision = row.revision + 1;
    await tx.update(tyrePicture).set({ removedAt: context.now, revision }).where(eq(tyrePicture.id, id));
    await noted(tx, callerOf(context), { action: "picture_removed", subject: "picture", subjectId: id });
    const name = String(id);
    return keepUndo(
      tx,
      [{ kind: "picture", id: name, name, revision, before: { removedAt: null }, mail: null }],
      context,
    );
  });
}

/**
 * Puts an owner's pictures in an order.
 * @param ids all of them, the first one first
 * @throws ApiProblem `not_found`; `stale` where one is missing or another has come since the caller saw them
 */
export function orderPictures(
  owner: PictureOwner,
  ids: readonly number[],
  context: StaffContext,
): Promise<AdminPicture[]> {
  return retriedTransaction(async (tx) => {
    const subject = await lockOwner(tx, owner);
    const known = await ownPictures(owner, tx);
    const given = new Set(ids);
    if (given.size !== ids.length || known.length !== ids.length || known.some(({ id }) => !given.has(id)))
      throw stale(known);
    for (const [position, id] of ids.entries())
      await tx.update(tyrePicture).set({ position }).where(eq(tyrePicture.id, id));
    await noted(tx, callerOf(context), { action: "pictures_ordered", ...subject, details: { pictures: ids } });
    return ownPictures(owner, tx);
  });
}
