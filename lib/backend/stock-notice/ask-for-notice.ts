import { and, eq } from "drizzle-orm";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { stockNotice } from "@/lib/backend/kernel/database/schema/stock-notice";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { addressCounts, limitAttempts } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { tokenHash } from "@/lib/backend/kernel/session/token";
import { cancelToken } from "@/lib/backend/stock-notice/cancel-token";
import type { StockNoticeRequest } from "@/lib/contract/stock-notices";

/**
 * Keeps who wants to hear that a tyre is in stock again; who asks twice is kept once, in the language of the last time. A
 * request with the hidden field filled in is dropped.
 * @returns whether the tyre is in stock already; then nothing is kept
 * @throws ApiProblem `not_found` for a tyre that is not on sale, `too_many`
 */
export async function askForNotice(slug: string, body: StockNoticeRequest, context: Context): Promise<boolean> {
  const email = body.email.toLowerCase();
  if (!body.website)
    await limitAttempts(...addressCounts(limits.stockNotice, context.address), [limits.stockNoticeByEmail, email]);
  return retriedTransaction(async (tx) => {
    // Locked against a stock that comes back meanwhile: it would find nobody to tell.
    const [tyre] = await tx
      .select({ id: product.id, stock: product.stock })
      .from(product)
      .where(and(eq(product.slug, slug), eq(product.active, true)))
      .for("share");
    if (!tyre) throw new ApiProblem("not_found");
    if (tyre.stock > 0 || body.website) return tyre.stock > 0;
    const { language, now: askedAt } = context;
    const cancelHash = tokenHash(await cancelToken(tx, email));
    await tx
      .insert(stockNotice)
      .values({ productId: tyre.id, email, language, cancelHash, askedAt })
      .onConflictDoUpdate({ target: [stockNotice.productId, stockNotice.email], set: { language, askedAt } });
    return false;
  });
}
