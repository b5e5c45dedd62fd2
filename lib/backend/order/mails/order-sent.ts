import { and, eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { sentMail } from "@/lib/backend/kernel/database/schema/order";
import type { Mail } from "@/lib/backend/mail/mail";

/** The mails of an order, each sent once unless the staff want it again. */
export type OrderMailName =
  | "confirmation"
  | "notice"
  | "review_invitation"
  | "payment_received"
  | "payment_reminder"
  | "order_unpaid"
  | "order_shipped"
  | "order_ready"
  | "order_cancelled"
  | `order_delayed ${string}`;

/** Has this mail of an order gone out? */
export async function wasSent(orderId: string, kind: OrderMailName, db: Executor = database()): Promise<boolean> {
  const rows = await db
    .select({ at: sentMail.sentAt })
    .from(sentMail)
    .where(and(eq(sentMail.orderId, orderId), eq(sentMail.kind, kind)));
  return rows.length > 0;
}

/** Marks it as sent. */
export async function markSent(orderId: string, kind: OrderMailName, mail: Mail): Promise<void> {
  await database()
    .insert(sentMail)
    .values({ orderId, kind, messageId: mail.messageId, recipient: mail.to.address, sentAt: new Date() })
    .onConflictDoNothing();
}
