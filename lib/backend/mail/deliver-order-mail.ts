import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { database } from "@/lib/backend/database/connect";
import { sentMail } from "@/lib/backend/database/schema/order";
import { orderConfirmation, orderNotice } from "@/lib/backend/mail/order-mail";
import type { OrderMailKind } from "@/lib/backend/mail/order-mail-kinds";
import { sendMail } from "@/lib/backend/mail/send-mail";
import { loadOrder } from "@/lib/backend/order/load-order";
import { orderToken } from "@/lib/backend/order/order-token";
import { presentOrder } from "@/lib/backend/order/present-order";
import { readConfig } from "@/lib/config";

const payloadSchema = z.object({ order_id: z.uuid() });

async function wasSent(orderId: string, kind: OrderMailKind): Promise<boolean> {
  const rows = await database()
    .select({ at: sentMail.sentAt })
    .from(sentMail)
    .where(and(eq(sentMail.orderId, orderId), eq(sentMail.kind, kind)));
  return rows.length > 0;
}

async function compose(orderId: string, kind: OrderMailKind) {
  const config = readConfig();
  const stored = await loadOrder(database(), orderId);
  if (!stored) throw new Error(`The order ${orderId}, whose mail is to be sent, does not exist.`);
  if (kind === "notice") {
    return orderNotice(await presentOrder(stored, config.shop.country === "SK" ? "sk" : "cs"), config);
  }
  const token = await orderToken(database(), orderId);
  return orderConfirmation(await presentOrder(stored, stored.language), token, config);
}

/**
 * Sends one mail of an order, unless it has been sent, and notes that it was. Between sending and noting a crash can make it
 * go out a second time, then with the same Message-ID (and, in the outbox folder, under the same name).
 * @param payload of the job: `{ order_id }`
 * @throws Error when it cannot be sent now; the queue tries again later
 */
export async function deliverOrderMail(kind: OrderMailKind, payload: unknown): Promise<void> {
  const { order_id: orderId } = payloadSchema.parse(payload);
  if (await wasSent(orderId, kind)) return;
  const mail = await compose(orderId, kind);
  await sendMail(mail, readConfig());
  await database()
    .insert(sentMail)
    .values({ orderId, kind, messageId: mail.messageId, recipient: mail.to.address, sentAt: new Date() })
    .onConflictDoNothing();
}
