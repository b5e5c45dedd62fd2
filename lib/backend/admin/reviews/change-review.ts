import { and, desc, eq } from "drizzle-orm";
import { orTellStale, Stale } from "@/lib/backend/admin/list/stale";
import { reviewOf } from "@/lib/backend/admin/reviews/review-rows";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { rateTyres } from "@/lib/backend/catalogue/rate-tyres";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { review } from "@/lib/backend/kernel/database/schema/review";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import type { Stale as Standing } from "@/lib/contract/problem";
import type { LogAction } from "@/lib/domain/admin/log-action";
import type { Fields } from "@/lib/domain/admin/undo";
import { cleanProse } from "@/lib/domain/review";

type Change = ParsedOfAny<"PATCH /admin/reviews/{id}">["body"];
type Changed = ReplyOfAny<"PATCH /admin/reviews/{id}">["body"];
type Row = typeof review.$inferSelect;
type Columns = Pick<Row, "hiddenAt" | "hiddenBy" | "hiddenReason" | "reply" | "repliedAt">;

/** The review as it is now, and who of the staff has changed it; nobody where its buyer came later. */
async function standing(id: number): Promise<Standing> {
  const current = await reviewOf(database(), id);
  const [last] = await database()
    .select({ at: auditLog.at, name: staff.name })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(and(eq(auditLog.subject, "review"), eq(auditLog.subjectId, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1);
  const byBuyer = !last || (current !== null && new Date(current.changed_at) > last.at);
  const at = byBuyer ? current?.changed_at : last.at.toISOString();
  return { changed_by: byBuyer ? null : last.name, changed_at: at ?? null, current };
}

/** The columns that a change sets, and how the log calls it. Nothing where it is so already. */
function changesOf({ hidden_reason, reply: said }: Change, row: Row, { staff: { id }, now }: StaffContext) {
  const values: Partial<Columns> = {};
  const actions: [LogAction, Record<string, unknown>][] = [];
  const reply = said ? cleanProse(said) : said;
  if (reply === "") throw new ApiProblem("invalid", { errors: [{ path: "reply", code: "required" }] });
  if (hidden_reason !== undefined && hidden_reason !== row.hiddenReason) {
    const hidden = hidden_reason !== null;
    Object.assign(values, { hiddenAt: hidden ? now : null, hiddenBy: hidden ? id : null, hiddenReason: hidden_reason });
    actions.push(hidden ? ["review_hidden", { reason: hidden_reason }] : ["review_shown", {}]);
  }
  if (reply !== undefined && reply !== row.reply) {
    Object.assign(values, { reply, repliedAt: reply === null ? null : now });
    actions.push(["review_answered", { removed: reply === null }]);
  }
  return { values, actions };
}

/** What the columns of a change held before, as the way back keeps it. */
function beforeOf(row: Row, values: Partial<Columns>): Fields {
  const was = Object.keys(values).map((name) => [name, row[name as keyof Columns]] as const);
  return Object.fromEntries(was.map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]));
}

async function store(tx: Executor, id: number, asked: Change, context: StaffContext): Promise<Changed["undo"]> {
  const [row] = await tx.select().from(review).where(eq(review.id, id)).for("update");
  if (!row) throw new ApiProblem("not_found");
  if (row.revision !== asked.revision) throw new Stale(String(id));
  const { values, actions } = changesOf(asked, row, context);
  if (actions.length === 0) return null;
  const revision = row.revision + 1;
  await tx
    .update(review)
    .set({ ...values, revision })
    .where(eq(review.id, id));
  await rateTyres(tx, [row.productId]);
  for (const [action, details] of actions)
    await noted(tx, callerOf(context), { action, subject: "review", subjectId: id, details });
  const [kind, name] = ["review", String(id)] as const;
  return keepUndo(tx, [{ kind, id: name, name, revision, before: beforeOf(row, values), mail: null }], context);
}

/**
 * Hides a review for a reason, shows it again, or answers it; a tyre's stars are counted anew.
 * @throws ApiProblem `not_found`, `stale`, `invalid` for an answer without a word
 */
export async function changeReview(id: number, asked: Change, context: StaffContext): Promise<Changed> {
  const change = retriedTransaction((tx) => store(tx, id, asked, context));
  const undo = await orTellStale(change, () => standing(id));
  const changed = await reviewOf(database(), id);
  if (!changed) throw new ApiProblem("not_found");
  return { review: changed, undo };
}
