import { and, eq, exists, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { account } from "@/lib/backend/kernel/database/schema/account";
import { contactMessage } from "@/lib/backend/kernel/database/schema/contact";

/** Messages that an account's owner sent, known by its confirmed address: an unconfirmed one may be anybody's. */
function ownMessages(db: Executor, accountId: number) {
  const owner = and(
    eq(account.id, accountId),
    isNotNull(account.emailVerifiedAt),
    isNull(account.deletedAt),
    sql`lower(${account.email}) = lower(${contactMessage.email})`,
  );
  return exists(db.select({ id: account.id }).from(account).where(owner));
}

/** The messages of an account's owner, oldest first, as they are handed out. */
export async function exportedMessages(db: Executor, accountId: number): Promise<Record<string, unknown>[]> {
  const rows = await db.select().from(contactMessage).where(ownMessages(db, accountId)).orderBy(contactMessage.sentAt);
  return rows.map(({ name, email, phoneNumber, orderNumber, message, language, sentAt }) => ({
    sent_at: sentAt.toISOString(),
    name,
    email,
    phone_number: phoneNumber,
    order_number: orderNumber,
    message,
    language,
  }));
}

/** Removes the messages of an account's owner; called while the account still has its address. */
export async function eraseMessages(tx: Executor, accountId: number): Promise<void> {
  await tx.delete(contactMessage).where(ownMessages(tx, accountId));
}
