import { eq } from "drizzle-orm";
import { oncePerKey } from "@/lib/backend/admin/list/once-per-key";
import { orTellStale, Stale } from "@/lib/backend/admin/list/stale";
import { readMessage } from "@/lib/backend/admin/messages/list-messages";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { contactReplyMail } from "@/lib/backend/contact/mails/contact-reply";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { contactMessage, contactReply } from "@/lib/backend/kernel/database/schema/contact";
import { prose } from "@/lib/backend/kernel/http/contact-fields";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { Undo } from "@/lib/contract/admin/order-row";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import { canMoveMessage } from "@/lib/domain/admin/message-view";
import { mailWaitsMs } from "@/lib/domain/admin/undo";
import type { MessageState } from "@/lib/domain/message-state";

type Changed = ReplyOfAny<"PATCH /admin/messages/{id}">["body"];
type Row = typeof contactMessage.$inferSelect;

/** Turns `Stale` into the answer that shows the message as it is now. @throws ApiProblem `stale` */
const tellingStale = <Result>(id: number, change: Promise<Result>): Promise<Result> =>
  orTellStale(change, async () => {
    const current = await readMessage(id);
    const { by = null, at = null } = current.changed ?? {};
    return { changed_by: by, changed_at: at, current };
  });

/** Locks a message that the caller has seen and moves it. @throws ApiProblem `not_found`, `not_possible`; Stale */
async function moveSeen(
  tx: Executor,
  { id, revision, to }: { id: number; revision: number; to: MessageState },
  { staff, now }: StaffContext,
): Promise<Row> {
  const [row] = await tx.select().from(contactMessage).where(eq(contactMessage.id, id)).for("update");
  if (!row) throw new ApiProblem("not_found");
  if (row.revision !== revision) throw new Stale(String(id));
  if (!canMoveMessage(row.state, to)) throw new ApiProblem("not_possible");
  await tx
    .update(contactMessage)
    .set({ state: to, staffId: staff.id, changedAt: now, revision: revision + 1 })
    .where(eq(contactMessage.id, id));
  return row;
}

/** What takes a change of a message back. @param before as it was */
function stepOf({ id, revision, state, staffId, changedAt }: Row) {
  return {
    kind: "message" as const,
    id: String(id),
    name: String(id),
    revision: revision + 1,
    before: { state, staffId, changedAt: changedAt?.toISOString() ?? null },
  };
}

/** Closes a message, puts it among spam, or opens it again. @throws ApiProblem `not_found`, `stale`, `not_possible` */
export async function changeMessage(
  id: number,
  { revision, state }: ParsedOfAny<"PATCH /admin/messages/{id}">["body"],
  context: StaffContext,
): Promise<Changed> {
  const change = retriedTransaction(async (tx) => {
    const before = await moveSeen(tx, { id, revision, to: state }, context);
    const details = { from: before.state, to: state };
    await noted(tx, callerOf(context), { action: "message_changed", subject: "message", subjectId: id, details });
    return keepUndo(tx, [{ ...stepOf(before), mail: null }], context);
  });
  const undo = await tellingStale(id, change);
  return { message: await readMessage(id), undo };
}

async function storeReply(
  id: number,
  { revision, text }: { revision: number; text: string },
  context: StaffContext,
): Promise<Undo> {
  const { staff, now } = context;
  return retriedTransaction(async (tx) => {
    const before = await moveSeen(tx, { id, revision, to: "answered" }, context);
    const [reply] = await tx
      .insert(contactReply)
      .values({ messageId: id, staffId: staff.id, text, at: now })
      .returning({ id: contactReply.id });
    if (!reply) throw new Error("An answer was not kept.");
    const mail = `contact_reply ${reply.id}`;
    await enqueue(tx, contactReplyMail, { reply_id: reply.id }, mail, new Date(now.getTime() + mailWaitsMs));
    const details = { from: before.state, reply: reply.id };
    await noted(tx, callerOf(context), { action: "message_answered", subject: "message", subjectId: id, details });
    return keepUndo(tx, [{ ...stepOf(before), mail, reply: reply.id }], context);
  });
}

/**
 * Answers a message: the answer is kept, and mailed once it cannot be undone any more.
 * @throws ApiProblem `not_found`, `stale`, `not_possible`, `key_reused`; `invalid` for a text of only control characters
 */
export async function answerMessage(
  id: number,
  key: string,
  asked: ParsedOfAny<"POST /admin/messages/{id}/replies">["body"],
  context: StaffContext,
): Promise<Changed> {
  const text = prose(asked.text);
  if (text === "") throw new ApiProblem("invalid", { errors: [{ path: "text", code: "required" }] });
  const work = () => storeReply(id, { ...asked, text }, context);
  const undo = await tellingStale(id, oncePerKey(context, key, ["reply", id, asked], work));
  return { message: await readMessage(id), undo };
}
