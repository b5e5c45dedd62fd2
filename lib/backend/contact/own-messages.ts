import { and, eq, exists, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { account } from "@/lib/backend/kernel/database/schema/account";
import { contactMessage, contactReply } from "@/lib/backend/kernel/database/schema/contact";

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

/** The messages of an account's owner, oldest first, as they are handed out: with what the shop has answered, not who did. */
export async function exportedMessages(db: Executor, accountId: number): Promise<Record<string, unknown>[]> {
  const rows = await db.select().from(contactMessage).where(ownMessages(db, accountId)).orderBy(contactMessage.sentAt);
  const ids = rows.map(({ id }) => id);
  const replies = await db
    .select({ messageId: contactReply.messageId, text: contactReply.text, at: contactReply.at })
    .from(contactReply)
    .where(inArray(contactReply.messageId, ids))
    .orderBy(contactReply.at, contactReply.id);
  return rows.map(({ id, name, email, phoneNumber, orderNumber, message, language, sentAt, state }) => ({
    sent_at: sentAt.toISOString(),
    name,
    email,
    phone_number: phoneNumber,
    order_number: orderNumber,
    message,
    language,
    state,
    replies: replies
      .filter(({ messageId }) => messageId === id)
      .map(({ text, at }) => ({ sent_at: at.toISOString(), text })),
  }));
}

/** Removes the messages of an account's owner with their answers; called while the account still has its address. */
export async function eraseMessages(tx: Executor, accountId: number): Promise<void> {
  await tx.delete(contactMessage).where(ownMessages(tx, accountId));
}
