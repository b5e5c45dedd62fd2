import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { AccountRow } from "@/lib/backend/account/find-account";
import { userOf } from "@/lib/backend/account/user-fields";
import { accountCart } from "@/lib/backend/cart/callers-cart";
import { cartLines } from "@/lib/backend/cart/cart-rows";
import { smallCartOf } from "@/lib/backend/cart/present-cart";
import { exportedMessages } from "@/lib/backend/contact/own-messages";
import { database } from "@/lib/backend/kernel/database/connect";
import { accountIdentity, session } from "@/lib/backend/kernel/database/schema/account";
import { orderNote } from "@/lib/backend/kernel/database/schema/admin-orders";
import { customerOrder, sentMail } from "@/lib/backend/kernel/database/schema/order";
import type { Context } from "@/lib/backend/kernel/http/context";
import { loadOrder } from "@/lib/backend/order/load-order";
import { presentOrder } from "@/lib/backend/order/present-order";
import { exportedReviews } from "@/lib/backend/review/reviews";
import { exportedNotices } from "@/lib/backend/stock-notice/notices";
import { exportedWithdrawals } from "@/lib/backend/withdrawal/withdrawals";
import type { Order } from "@/lib/contract/order";

async function wholeOrders(accountId: number, context: Context): Promise<Order[]> {
  const own = await database()
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(eq(customerOrder.accountId, accountId))
    .orderBy(asc(customerOrder.placedAt));
  const orders: Order[] = [];
  for (const { id } of own) {
    const order = await loadOrder(database(), id);
    if (order) orders.push(await presentOrder(order, context.language));
  }
  return orders;
}

/** What the staff have noted about a person's orders; not who has noted it. */
async function staffNotes(accountId: number) {
  const rows = await database()
    .select({ order_number: customerOrder.number, text: orderNote.text, at: orderNote.at })
    .from(orderNote)
    .innerJoin(customerOrder, eq(customerOrder.id, orderNote.orderId))
    .where(and(eq(customerOrder.accountId, accountId), isNull(orderNote.removedAt)))
    .orderBy(asc(orderNote.id));
  return rows.map((note) => ({ ...note, at: note.at.toISOString() }));
}

/**
 * Everything the shop stores about a person (GDPR, articles 15 and 20), machine-readable. Hashes of secrets are left out:
 * they say nothing about the person.
 */
export async function exportAccount(row: AccountRow, context: Context): Promise<Record<string, unknown>> {
  const db = database();
  const cart = await accountCart(db, row.id, false);
  const lines = cart ? await cartLines(db, cart.id) : [];
  const identities = await db.select().from(accountIdentity).where(eq(accountIdentity.accountId, row.id));
  const sessions = await db.select().from(session).where(eq(session.accountId, row.id)).orderBy(asc(session.createdAt));
  const mails = await db
    .select({ kind: sentMail.kind, recipient: sentMail.recipient, sent_at: sentMail.sentAt })
    .from(sentMail)
    .innerJoin(customerOrder, eq(customerOrder.id, sentMail.orderId))
    .where(and(eq(customerOrder.accountId, row.id), inArray(sentMail.kind, ["confirmation", "review_invitation"])));
  return {
    exported_at: context.now.toISOString(),
    user: userOf(row),
    email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
    has_password: row.passwordHash !== null,
    sign_in_providers: identities.map(({ provider, subject, createdAt }) => ({
      provider,
      subject,
      since: createdAt.toISOString(),
    })),
    sessions: sessions.map(({ createdAt, expiresAt }) => ({
      signed_in_at: createdAt.toISOString(),
      ends_at: expiresAt.toISOString(),
    })),
    cart: smallCartOf(cart, lines, context.currency),
    orders: await wholeOrders(row.id, context),
    staff_notes: await staffNotes(row.id),
    mails: mails.map((mail) => ({ ...mail, sent_at: mail.sent_at.toISOString() })),
    messages: await exportedMessages(db, row.id),
    withdrawals: await exportedWithdrawals(db, row.id),
    reviews: await exportedReviews(db, row.id),
    stock_notices: await exportedNotices(db, row.id),
  };
}
