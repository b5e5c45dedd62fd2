import { and, eq } from "drizzle-orm";
import { oncePerKey } from "@/lib/backend/admin/list/once-per-key";
import { keepUndo } from "@/lib/backend/admin/undo/keep-undo";
import { UndoRefused } from "@/lib/backend/admin/undo/undo-refused";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { stockMove, supplierOffer } from "@/lib/backend/kernel/database/schema/supply";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { ensureOwnStore, fromOwnStore, intoOwnStore } from "@/lib/backend/supply/own-store";
import { publishStock } from "@/lib/backend/supply/publish-stock";
import { offeredOf } from "@/lib/backend/supply/sources";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import type { StockStep } from "@/lib/domain/admin/undo";
import { adminTexts } from "@/messages/admin/texts";

type Move = ParsedOfAny<"POST /admin/tyres/{id}/stock">["body"];
type Moved = ReplyOfAny<"POST /admin/tyres/{id}/stock">["body"];

/**
 * What the own store has of a tyre, and what the shop sells of it: by what is offered, for its row may be somebody else's, and is published a
 * little later then.
 */
async function piecesOf(tx: Executor, own: number, productId: number): Promise<Omit<Moved, "undo">> {
  const [row] = await tx
    .select({ stock: supplierOffer.stock })
    .from(supplierOffer)
    .where(and(eq(supplierOffer.supplierId, own), eq(supplierOffer.productId, productId)));
  const offered = await offeredOf(tx, [productId]);
  return { own: row?.stock ?? 0, published: Math.max(0, ...offered.map(({ available }) => available)) };
}

/** @returns false when the store has too few; nothing is taken then */
async function shift(tx: Executor, own: number, productId: number, quantity: number, now: Date): Promise<boolean> {
  const pieces = { productId, quantity: Math.abs(quantity) };
  if (quantity < 0) return fromOwnStore(tx, own, pieces, now);
  await intoOwnStore(tx, own, pieces, now);
  return true;
}

async function move(
  tx: Executor,
  productId: number,
  { quantity, reason, note }: Move,
  context: StaffContext,
): Promise<Moved> {
  const { now, staff } = context;
  const own = await ensureOwnStore(tx, adminTexts[staff.language].suppliers.own_store, now, [productId]);
  const [tyre] = await tx.select({ source: product.source }).from(product).where(eq(product.id, productId));
  if (!tyre) throw new ApiProblem("not_found");
  if (tyre.source === "demonstration") throw new ApiProblem("not_possible", { reason: "demonstration_tyre" });
  if (!(await shift(tx, own, productId, quantity, now)))
    throw new ApiProblem("not_possible", { reason: "too_few_own" });
  const [moved] = await tx
    .insert(stockMove)
    .values({ productId, quantity, reason, staffId: staff.id, note: note || null, at: now })
    .returning({ id: stockMove.id });
  if (!moved) throw new Error("A move of stock was not stored.");
  await publishStock(tx, [productId]);
  const details = { quantity, reason };
  await noted(tx, callerOf(context), { action: "stock_moved", subject: "tyre", subjectId: productId, details });
  const undo = await keepUndo(tx, [{ kind: "stock", tyre: productId, move: moved.id, quantity }], context);
  return { ...(await piecesOf(tx, own, productId)), undo };
}

/**
 * Takes a move out again and publishes the tyre anew. The log keeps both.
 * @throws UndoRefused when pieces that came have gone since
 */
export async function undoStockMove(
  tx: Executor,
  { tyre, move: id, quantity }: StockStep,
  context: StaffContext,
): Promise<void> {
  const { now, staff } = context;
  const own = await ensureOwnStore(tx, adminTexts[staff.language].suppliers.own_store, now, [tyre]);
  const gone = await tx.delete(stockMove).where(eq(stockMove.id, id)).returning({ id: stockMove.id });
  if (gone.length === 0) throw new UndoRefused("stale");
  if (!(await shift(tx, own, tyre, -quantity, now))) throw new UndoRefused("undo_over");
  await publishStock(tx, [tyre]);
  const details = { quantity: -quantity };
  await noted(tx, callerOf(context), { action: "stock_undone", subject: "tyre", subjectId: tyre, details });
}

/**
 * Adds pieces of a tyre to the own store or takes them from it, and publishes the tyre anew.
 * @throws ApiProblem `not_found`; `not_possible` for more than there are, and for a demonstration tyre; `key_reused`
 */
export const moveStock = (key: string, productId: number, asked: Move, context: StaffContext): Promise<Moved> =>
  oncePerKey(context, key, ["stock", productId, asked], () =>
    retriedTransaction((tx) => move(tx, productId, asked, context)),
  );
