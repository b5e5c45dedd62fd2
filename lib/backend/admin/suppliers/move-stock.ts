import { and, eq } from "drizzle-orm";
import { oncePerKey } from "@/lib/backend/admin/list/once-per-key";
import { callerOf, noted } from "@/lib/backend/kernel/audit/noted";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { stockMove, supplierOffer } from "@/lib/backend/kernel/database/schema/supply";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { ensureOwnStore, fromOwnStore, intoOwnStore } from "@/lib/backend/supply/own-store";
import { publishStock } from "@/lib/backend/supply/publish-stock";
import type { ParsedOfAny, ReplyOfAny } from "@/lib/contract/calls";
import { adminTexts } from "@/messages/admin/texts";

type Move = ParsedOfAny<"POST /admin/tyres/{id}/stock">["body"];
type Moved = ReplyOfAny<"POST /admin/tyres/{id}/stock">["body"];

/** What the own store has of a tyre, and what the shop sells of it. */
async function piecesOf(tx: Executor, own: number, productId: number): Promise<Moved> {
  const ofIt = and(eq(supplierOffer.supplierId, own), eq(supplierOffer.productId, productId));
  const [row] = await tx
    .select({ own: supplierOffer.stock, published: product.stock })
    .from(product)
    .leftJoin(supplierOffer, ofIt)
    .where(eq(product.id, productId));
  return { own: row?.own ?? 0, published: row?.published ?? 0 };
}

async function move(tx: Executor, productId: number, { quantity, reason, note }: Move, context: StaffContext) {
  const { now, staff } = context;
  const own = await ensureOwnStore(tx, adminTexts[staff.language].suppliers.own_store, now);
  const [tyre] = await tx
    .select({ source: product.source })
    .from(product)
    .where(eq(product.id, productId))
    .for("no key update");
  if (!tyre) throw new ApiProblem("not_found");
  if (tyre.source === "demonstration") throw new ApiProblem("not_possible"); // nobody has any of it
  const pieces = { productId, quantity: Math.abs(quantity) };
  if (quantity > 0) await intoOwnStore(tx, own, pieces, now);
  else if (!(await fromOwnStore(tx, own, pieces, now))) throw new ApiProblem("not_possible");
  await tx.insert(stockMove).values({ productId, quantity, reason, staffId: staff.id, note: note || null, at: now });
  await publishStock(tx, [productId]);
  const details = { quantity, reason };
  await noted(tx, callerOf(context), { action: "stock_moved", subject: "tyre", subjectId: productId, details });
  return piecesOf(tx, own, productId);
}

/**
 * Adds pieces of a tyre to the own store or takes them from it, and publishes the tyre anew.
 * @throws ApiProblem `not_found`; `not_possible` for more than there are, and for a demonstration tyre; `key_reused`
 */
export const moveStock = (key: string, productId: number, asked: Move, context: StaffContext): Promise<Moved> =>
  oncePerKey(context, key, ["stock", productId, asked], () =>
    retriedTransaction((tx) => move(tx, productId, asked, context)),
  );
