import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { listBrands } from "@/lib/backend/admin/brands/list-brands";
import { orTellStale, Stale } from "@/lib/backend/admin/list/stale";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { lastChange } from "@/lib/backend/kernel/audit/last-change";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { brand } from "@/lib/backend/kernel/database/schema/catalogue";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";

type Change = ParsedOfAny<"PATCH /admin/brands/{id}">["body"];
type Changed = ReplyOfAny<"PATCH /admin/brands/{id}">["body"];

async function store(tx: Executor, id: number, asked: Change, context: StaffContext): Promise<Changed["undo"]> {
  const [row] = await tx.select().from(brand).where(eq(brand.id, id)).for("no key update");
  if (!row) throw new ApiProblem("not_found");
  if (row.revision !== asked.revision) throw new Stale(String(id));
  if (isDeepStrictEqual(row.safety, asked.safety)) return null;
  const revision = row.revision + 1;
  await tx.update(brand).set({ safety: asked.safety, revision }).where(eq(brand.id, id));
  const details = { changed: ["safety"] };
  await noted(tx, callerOf(context), { action: "brand_changed", subject: "brand", subjectId: id, details });
  return keepUndo(
    tx,
    [{ kind: "brand", id: String(id), name: row.name, revision, before: { safety: row.safety }, mail: null }],
    context,
  );
}

/** Says who answers for the safety of a brand's tyres. @throws ApiProblem `not_found`, `stale` */
export async function changeBrand(id: number, asked: Change, context: StaffContext): Promise<Changed> {
  const undo = await orTellStale(
    retriedTransaction((tx) => store(tx, id, asked, context)),
    async () => ({ ...(await lastChange("brand", id)), current: (await listBrands(id))[0] ?? null }),
  );
  const [changed] = await listBrands(id);
  if (!changed) throw new ApiProblem("not_found");
  return { brand: changed, undo };
}
