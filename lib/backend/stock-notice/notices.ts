import { createHmac } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { persistedSecret } from "@/lib/backend/kernel/database/persisted-secret";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { account } from "@/lib/backend/kernel/database/schema/account";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { stockNotice } from "@/lib/backend/kernel/database/schema/stock-notice";
import type { Context } from "@/lib/backend/kernel/http/context";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { addressCounts, limitAddress, limitAttempts } from "@/lib/backend/kernel/limit/limit";
import { limits } from "@/lib/backend/kernel/limit/limits";
import { tokenHash } from "@/lib/backend/kernel/session/token";
import type { StockNoticeRequest } from "@/lib/contract/stock-notices";
import { mailboxOf } from "@/lib/domain/mailbox";
import { oldestStockNotice } from "@/lib/domain/stock-notice";

/**
 * The token by which an address cancels its requests: computed from the address and a secret of the database, so that any of
 * its mails cancels all of them and nothing of the address is in the link.
 * @param email in small letters
 */
export async function cancelToken(db: Executor, email: string): Promise<string> {
  return createHmac("sha256", await persistedSecret(db, "stock_notice_secret"))
    .update(email)
    .digest("base64url");
}

/**
 * Stores a request to be told when a tyre is in stock again; a repeated one is stored once, with the last language. A request
 * with the hidden field filled in is dropped.
 * @returns whether the tyre is in stock already; then nothing is stored
 * @throws ApiProblem `not_found` for a tyre that is not on sale, `too_many`
 */
export async function askForNotice(slug: string, body: StockNoticeRequest, context: Context): Promise<boolean> {
  const email = body.email.toLowerCase();
  if (!body.website)
    await limitAttempts(...addressCounts(limits.stockNotice, context.address), [
      limits.stockNoticeByEmail,
      mailboxOf(email),
    ]);
  return retriedTransaction(async (tx) => {
    // Locked, so that the stock does not come back before the request is stored.
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

/** Deletes all requests of the owner of a mailed link. An unknown token deletes nothing. @throws ApiProblem `too_many` */
export async function cancelNotices(token: string, context: Context): Promise<void> {
  await limitAddress(limits.cancelNotices, context);
  await database()
    .delete(stockNotice)
    .where(eq(stockNotice.cancelHash, tokenHash(token)));
}

/** The requests of an account's owner, by its confirmed address: an unconfirmed one may be anybody's. */
const ofOwner = (db: Executor, accountId: number) =>
  inArray(
    stockNotice.email,
    db
      .select({ email: sql`lower(${account.email})` })
      .from(account)
      .where(and(eq(account.id, accountId), isNotNull(account.emailVerifiedAt), isNull(account.deletedAt))),
  );

/** The requests of an account's owner, oldest first, for the export. */
export async function exportedNotices(db: Executor, accountId: number): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({ slug: product.slug, email: stockNotice.email, language: stockNotice.language, at: stockNotice.askedAt })
    .from(stockNotice)
    .innerJoin(product, eq(product.id, stockNotice.productId))
    .where(ofOwner(db, accountId))
    .orderBy(stockNotice.askedAt);
  return rows.map(({ slug, email, language, at }) => ({ product: slug, email, language, asked_at: at.toISOString() }));
}

/** Deletes the requests of an account's owner; call it while the account still has its address. */
export async function eraseNotices(tx: Executor, accountId: number): Promise<void> {
  await tx.delete(stockNotice).where(ofOwner(tx, accountId));
}

/** Deletes requests that are half a year old. */
export async function sweepNotices(now: Date): Promise<void> {
  await database()
    .delete(stockNotice)
    .where(lt(stockNotice.askedAt, oldestStockNotice(now)));
}
