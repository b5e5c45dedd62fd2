import { and, eq, ne } from "drizzle-orm";
import { orTellStale, Stale } from "@/lib/backend/admin/list/stale";
import { tyreDetail } from "@/lib/backend/admin/tyres/tyre-detail";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { lastChange } from "@/lib/backend/kernel/audit/last-change";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import { cleanProse } from "@/lib/domain/review";

type Change = ParsedOfAny<"PATCH /admin/tyres/{id}">["body"];
type Changed = ReplyOfAny<"PATCH /admin/tyres/{id}">["body"];
type Row = typeof product.$inferSelect;
type Columns = Pick<
  Row,
  | ("active" | "fuel" | "wet" | "noiseDb" | "noiseClass" | "eprelId" | "ean" | "productionYear" | "weightG")
  | "description"
>;

const refuse = (path: string, code: string) => new ApiProblem("invalid", { errors: [{ path, code }] });

/** The columns of the fields that are asked for. */
function columnsOf({ revision, ...asked }: Change): Partial<Columns> {
  const { noise_db, noise_class, eprel_id, production_year, weight_g, description, ...same } = asked;
  return {
    ...same,
    ...(noise_db !== undefined && { noiseDb: noise_db }),
    ...(noise_class !== undefined && { noiseClass: noise_class }),
    ...(eprel_id !== undefined && { eprelId: eprel_id }),
    ...(production_year !== undefined && { productionYear: production_year }),
    ...(weight_g !== undefined && { weightG: weight_g }),
    ...(description !== undefined && { description: description === null ? null : cleanProse(description) }),
  };
}

const labelFields = { fuel: "fuel", wet: "wet", noiseDb: "noise_db", noiseClass: "noise_class" } as const;

/** A label is whole or not there at all: Regulation (EU) 2020/740, annex II. @throws ApiProblem `invalid` for the first part that is missing */
function requireWholeLabel(after: Row): void {
  const parts = Object.entries(labelFields) as [keyof typeof labelFields, string][];
  const missing = parts.filter(([column]) => after[column] === null);
  if (missing.length > 0 && missing.length < parts.length) throw refuse(missing[0]?.[1] ?? "fuel", "required");
}

async function requireFreeEan(tx: Executor, id: number, ean: string | null | undefined): Promise<void> {
  if (!ean) return;
  const [other] = await tx
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.ean, ean), ne(product.id, id)));
  if (other) throw refuse("ean", "ean_taken");
}

async function store(tx: Executor, id: number, asked: Change, context: StaffContext): Promise<Changed["undo"]> {
  const [row] = await tx.select().from(product).where(eq(product.id, id)).for("no key update");
  if (!row) throw new ApiProblem("not_found");
  if (row.revision !== asked.revision) throw new Stale(String(id));
  const wanted = Object.entries(columnsOf(asked)).filter(([name, value]) => row[name as keyof Columns] !== value);
  if (wanted.length === 0) return null;
  const values = Object.fromEntries(wanted) as Partial<Columns>;
  requireWholeLabel({ ...row, ...values });
  await requireFreeEan(tx, id, values.ean);
  const revision = row.revision + 1;
  await tx
    .update(product)
    .set({ ...values, revision, updatedAt: context.now })
    .where(eq(product.id, id));
  const details = { changed: wanted.map(([name]) => name) };
  await noted(tx, callerOf(context), { action: "tyre_changed", subject: "tyre", subjectId: id, details });
  const before = Object.fromEntries(wanted.map(([name]) => [name, row[name as keyof Columns]]));
  const name = String(id);
  return keepUndo(tx, [{ kind: "tyre", id: name, name, revision, before, mail: null }], context);
}

/**
 * Corrects facts of a tyre, or takes it off sale and back.
 * @throws ApiProblem `not_found`, `stale`, `invalid` for half a label and for another tyre's EAN
 */
export async function changeTyre(id: number, asked: Change, context: StaffContext): Promise<Changed> {
  const undo = await orTellStale(
    retriedTransaction((tx) => store(tx, id, asked, context)),
    async () => ({ ...(await lastChange("tyre", id)), current: await tyreDetail(database(), id, context.now) }),
  );
  return { tyre: await tyreDetail(database(), id, context.now), undo };
}
