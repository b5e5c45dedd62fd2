import { and, eq, ne, sql } from "drizzle-orm";
import { orTellStale, Stale } from "@/lib/backend/admin/list/stale";
import { columnsOf, presentSupplier, type SupplierRow, supplierOf } from "@/lib/backend/admin/suppliers/supplier-rows";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { fields } from "@/lib/backend/import/columns/fields";
import { lastChange } from "@/lib/backend/kernel/audit/last-change";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { ensureOwnStore } from "@/lib/backend/supply/own-store";
import { publishSupplier } from "@/lib/backend/supply/publish-supplier";
import type { Supplier } from "@/lib/contract/admin/suppliers";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import type { Fields } from "@/lib/domain/admin/undo";
import { adminTexts } from "@/messages/admin/texts";

type Change = ParsedOfAny<"PATCH /admin/suppliers/{id}">["body"];
type Changed = ReplyOfAny<"PATCH /admin/suppliers/{id}">["body"];

/** Two suppliers of one name could not be told apart. @throws ApiProblem `invalid` */
async function checkName(tx: Executor, name: string | undefined, id = 0): Promise<void> {
  if (name === undefined) return;
  const others = await tx
    .select({ id: supplier.id })
    .from(supplier)
    .where(and(sql`lower(${supplier.name}) = lower(${name})`, ne(supplier.id, id)));
  if (others.length > 0) throw new ApiProblem("invalid", { errors: [{ path: "name", code: "supplier_taken" }] });
}

/** A column can only hold what the reader of lists knows. @throws ApiProblem `invalid` */
function checkMapping({ mapping = {} }: Pick<Change, "mapping">): void {
  const known: readonly string[] = fields;
  if (Object.values(mapping).some((field) => field !== null && !known.includes(field)))
    throw new ApiProblem("invalid", { errors: [{ path: "mapping", code: "unknown" }] });
}

/**
 * Adds a supplier of price lists. With the first one, what the shop has in stock becomes the offers of its own store.
 * @throws ApiProblem `invalid` for a name that another one has
 */
export function addSupplier(
  asked: ParsedOfAny<"POST /admin/suppliers">["body"],
  context: StaffContext,
): Promise<Supplier> {
  checkMapping(asked);
  return retriedTransaction(async (tx) => {
    await ensureOwnStore(tx, adminTexts[context.staff.language].suppliers.own_store, context.now);
    await checkName(tx, asked.name);
    const { name, currency, lead_days: leadDays, cutoff } = asked;
    const [row] = await tx
      .insert(supplier)
      .values({ ...columnsOf(asked), name, currency, leadDays, cutoff, kind: "list" })
      .returning();
    if (!row) throw new Error("The supplier was not written.");
    await noted(tx, callerOf(context), { action: "supplier_added", subject: "supplier", subjectId: row.id });
    return presentSupplier(row);
  });
}

/** The columns of a change that differ from what a supplier has. */
function differing(row: SupplierRow, values: Partial<SupplierRow>): Partial<SupplierRow> {
  const shown = presentSupplier(row);
  const same = columnsOf(shown);
  const isSame = (name: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(same[name as keyof SupplierRow]);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(name, value)));
}

async function store(tx: Executor, id: number, { revision: seen, ...asked }: Change, context: StaffContext) {
  await checkName(tx, asked.name, id);
  const [row] = await tx.select().from(supplier).where(eq(supplier.id, id)).for("update");
  if (!row) throw new ApiProblem("not_found");
  if (row.revision !== seen) throw new Stale(String(id));
  const values = differing(row, columnsOf(asked));
  const changed = Object.keys(values);
  if (changed.length === 0) return null;
  const revision = row.revision + 1;
  const forgetsFeed = "feedUrl" in values ? { feedEtag: null, feedModified: null } : {}; // another address has other versions
  await tx
    .update(supplier)
    .set({ ...values, ...forgetsFeed, revision })
    .where(eq(supplier.id, id));
  await publishSupplier(tx, id);
  const details = { changed };
  await noted(tx, callerOf(context), { action: "supplier_changed", subject: "supplier", subjectId: id, details });
  const before = Object.fromEntries(changed.map((name) => [name, row[name as keyof SupplierRow]])) as Fields;
  const step = { kind: "supplier", id: String(id), name: row.name, revision, before, mail: null } as const;
  return keepUndo(tx, [step], context);
}

/**
 * Changes a supplier, and publishes its tyres anew.
 * @throws ApiProblem `not_found`, `stale` with the supplier as it is now, `invalid` for a name that another one has
 */
export async function changeSupplier(id: number, asked: Change, context: StaffContext): Promise<Changed> {
  checkMapping(asked);
  const undo = await orTellStale(
    retriedTransaction((tx) => store(tx, id, asked, context)),
    async () => ({ ...(await lastChange("supplier", id)), current: await supplierOf(database(), id) }),
  );
  const changed = await supplierOf(database(), id);
  if (!changed) throw new ApiProblem("not_found");
  return { supplier: changed, undo };
}
