import { eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { stopMail, UndoRefused } from "@/lib/backend/admin/undo/undo-refused";
import { rateTyres } from "@/lib/backend/catalogue/rate-tyres";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { brand, product } from "@/lib/backend/kernel/database/schema/catalogue";
import { contactMessage, contactReply } from "@/lib/backend/kernel/database/schema/contact";
import { tyrePicture } from "@/lib/backend/kernel/database/schema/picture";
import { review } from "@/lib/backend/kernel/database/schema/review";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";
import { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { publishSupplier } from "@/lib/backend/supply/publish-supplier";
import type { Fields, UndoStep } from "@/lib/domain/admin/undo";

export type RowStep = Extract<UndoStep, { id: string }>;

const tables = { withdrawal, review, message: contactMessage, tyre: product, brand, picture: tyrePicture, supplier };

/** Moments were kept as text: in the columns they are dates again. */
const revived = (before: Fields) =>
  Object.fromEntries(
    Object.entries(before).map(([name, value]) => [
      name,
      name.endsWith("At") && typeof value === "string" ? new Date(value) : value,
    ]),
  );

/**
 * Puts the fields of a withdrawal, a review, a message, a tyre, a brand, a picture or a supplier back as they were, if nobody has changed
 * it since; an answer to a message is removed with its mail, a tyre's stars are counted anew, a supplier's tyres published.
 * @throws UndoRefused
 */
export async function undoRow(tx: Executor, step: RowStep, context: StaffContext): Promise<void> {
  // Their columns differ, but all of them have an id and a revision: one shape of query does for them.
  const table = tables[step.kind] as typeof review & PgTable;
  const id = eq(table.id, (step.kind === "withdrawal" ? step.id : Number(step.id)) as number);
  const [row] = await tx.select().from(table).where(id).for("update");
  if (row?.revision !== step.revision) throw new UndoRefused("stale");
  await stopMail(tx, step.mail);
  if (step.reply !== undefined) await tx.delete(contactReply).where(eq(contactReply.id, step.reply));
  await tx
    .update(table)
    .set({ ...revived(step.before), revision: step.revision + 1 })
    .where(id);
  if (step.kind === "review") await rateTyres(tx, [row.productId]);
  if (step.kind === "supplier") await publishSupplier(tx, Number(step.id));
  await noted(tx, callerOf(context), {
    action: `${step.kind}_undone`,
    subject: step.kind,
    subjectId: step.kind === "supplier" ? step.id : step.name,
    details: { changed: Object.keys(step.before) },
  });
}
