import { and, eq, exists, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { database } from "@/lib/backend/database/connect";
import type { Executor } from "@/lib/backend/database/executor";
import { account } from "@/lib/backend/database/schema/account";
import { contactMessage } from "@/lib/backend/database/schema/contact";

/** How long messages are kept, days. The terms tell the reader the same. */
const keptDays = 365;

/** Removes the messages that were sent a year ago. */
export async function sweepMessages(now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000);
  await database().delete(contactMessage).where(lt(contactMessage.sentAt, oldest));
}

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

/** The messages of an account's owner, oldest first. */
export function messagesOf(db: Executor, accountId: number) {
  return db.select().from(contactMessage).where(ownMessages(db, accountId)).orderBy(contactMessage.sentAt);
}

/** Removes the messages of an account's owner; called while the account still has its address. */
export async function eraseMessages(tx: Executor, accountId: number): Promise<void> {
  await tx.delete(contactMessage).where(ownMessages(tx, accountId));
}
