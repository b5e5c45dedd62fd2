import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { account } from "@/lib/backend/kernel/database/schema/account";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { stockNotice } from "@/lib/backend/kernel/database/schema/stock-notice";

/** What an account's owner waits for, known by its confirmed address: an unconfirmed one may be anybody's. */
const ofOwner = (db: Executor, accountId: number) =>
  inArray(
    stockNotice.email,
    db
      .select({ email: sql`lower(${account.email})` })
      .from(account)
      .where(and(eq(account.id, accountId), isNotNull(account.emailVerifiedAt), isNull(account.deletedAt))),
  );

/** What an account's owner waits for, oldest first, as it is handed out. */
export async function exportedNotices(db: Executor, accountId: number): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({ slug: product.slug, email: stockNotice.email, language: stockNotice.language, at: stockNotice.askedAt })
    .from(stockNotice)
    .innerJoin(product, eq(product.id, stockNotice.productId))
    .where(ofOwner(db, accountId))
    .orderBy(stockNotice.askedAt);
  return rows.map(({ slug, email, language, at }) => ({ product: slug, email, language, asked_at: at.toISOString() }));
}

/** Forgets what an account's owner waits for; called while the account still has its address. */
export async function eraseNotices(tx: Executor, accountId: number): Promise<void> {
  await tx.delete(stockNotice).where(ofOwner(tx, accountId));
}
