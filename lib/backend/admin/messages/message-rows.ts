import { asc, eq, inArray } from "drizzle-orm";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { staff } from "@/lib/backend/kernel/database/schema/admin-staff";
import { contactMessage, contactReply } from "@/lib/backend/kernel/database/schema/contact";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { ContactMessage } from "@/lib/contract/admin/messages";

async function repliesTo(db: Executor, ids: readonly number[]) {
  const rows = await db
    .select({ reply: contactReply, by: staff.name })
    .from(contactReply)
    .innerJoin(staff, eq(staff.id, contactReply.staffId))
    .where(inArray(contactReply.messageId, [...ids]))
    .orderBy(asc(contactReply.at), asc(contactReply.id));
  return (message: number) =>
    rows
      .filter(({ reply }) => reply.messageId === message)
      .map(({ reply: { id, at, text }, by }) => ({ id, by, at: at.toISOString(), text }));
}

/** Messages as the contract has them, in the order of their ids; those that are not there are left out. */
export async function messagesBy(db: Executor, ids: readonly number[]): Promise<ContactMessage[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ row: contactMessage, by: staff.name, number: customerOrder.number, status: customerOrder.status })
    .from(contactMessage)
    .leftJoin(staff, eq(staff.id, contactMessage.staffId))
    .leftJoin(customerOrder, eq(customerOrder.id, contactMessage.orderId))
    .where(inArray(contactMessage.id, [...ids]));
  const repliesOf = await repliesTo(db, ids);
  const messages = found.map(
    ({ row, by, number, status }): ContactMessage => ({
      id: row.id,
      revision: row.revision,
      sent_at: row.sentAt.toISOString(),
      name: row.name,
      email: row.email,
      phone_number: row.phoneNumber || null,
      language: row.language,
      state: row.state,
      text: row.message,
      order_number: row.orderNumber || null,
      order: number === null || status === null ? null : { number, status },
      changed: by === null || row.changedAt === null ? null : { by, at: row.changedAt.toISOString() },
      replies: repliesOf(row.id),
    }),
  );
  const byId = new Map(messages.map((message) => [message.id, message]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
