import { and, eq, isNull } from "drizzle-orm";
import { orderIdOf } from "@/lib/backend/admin/orders/locate-order";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { orderNote } from "@/lib/backend/kernel/database/schema/admin-orders";
import { prose } from "@/lib/backend/kernel/http/contact-fields";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { ReplyOfAny } from "@/lib/contract/calls";
import type { UndoStep } from "@/lib/domain/admin/undo";

/** Adds a note to an order, within a transaction. Notes change nothing that a move depends on, so they do not count as a revision. */
export async function addNote(
  tx: Executor,
  order: { id: string; number: string },
  text: string,
  context: StaffContext,
): Promise<{ id: number; text: string; step: UndoStep }> {
  const { staff, now } = context;
  const rows = await tx
    .insert(orderNote)
    .values({ orderId: order.id, staffId: staff.id, text: prose(text), at: now })
    .returning({ id: orderNote.id, text: orderNote.text });
  const [note] = rows;
  if (!note) throw new Error("The note was not kept.");
  await noted(tx, callerOf(context), { action: "order_noted", subject: "order", subjectId: order.number });
  return { ...note, step: { kind: "note", order: order.id, revision: 0, note: note.id, removed: false } };
}

/** Adds a note to the order of a number. @throws ApiProblem `not_found` */
export async function writeNote(
  number: string,
  text: string,
  context: StaffContext,
): Promise<ReplyOfAny<"POST /admin/orders/{number}/notes">["body"]> {
  return retriedTransaction(async (tx) => {
    const id = await orderIdOf(tx, number);
    if (!id) throw new ApiProblem("not_found");
    const { step, ...note } = await addNote(tx, { id, number }, text, context);
    const shown = { ...note, by: context.staff.name, at: context.now.toISOString() };
    return { note: shown, undo: await keepUndo(tx, [step], context) };
  });
}

/** Removes a note of an order. @throws ApiProblem `not_found` */
export async function removeNote(
  number: string,
  noteId: number,
  context: StaffContext,
): Promise<ReplyOfAny<"DELETE /admin/orders/{number}/notes/{id}">["body"]> {
  return retriedTransaction(async (tx) => {
    const id = await orderIdOf(tx, number);
    const own = and(eq(orderNote.id, noteId), eq(orderNote.orderId, id ?? ""), isNull(orderNote.removedAt));
    const removed = id
      ? await tx.update(orderNote).set({ removedAt: context.now }).where(own).returning({ id: orderNote.id })
      : [];
    if (!id || removed.length === 0) throw new ApiProblem("not_found");
    await noted(tx, callerOf(context), { action: "order_note_removed", subject: "order", subjectId: number });
    return {
      undo: await keepUndo(tx, [{ kind: "note", order: id, revision: 0, note: noteId, removed: true }], context),
    };
  });
}
