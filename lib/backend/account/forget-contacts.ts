import { and, eq, inArray, ne } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { orderNote } from "@/lib/backend/kernel/database/schema/admin-orders";
import { customerOrder, sentMail } from "@/lib/backend/kernel/database/schema/order";
import { withdrawal } from "@/lib/backend/kernel/database/schema/withdrawal";
import { forgottenEmail } from "@/lib/domain/forgotten-contact";
import { type OrderState, orderTransitions } from "@/lib/domain/order";

const forgottenPhone = "-";

/**
 * States in which nobody has to be contacted any more; a delivered order can still be returned, but its customer has deleted
 * the account.
 */
const done: OrderState[] = [
  "delivered",
  ...(Object.keys(orderTransitions) as OrderState[]).filter((state) => orderTransitions[state].length === 0),
];

/**
 * Removes e-mail, phone, note, the notes of the staff and a delivery address of its own from the orders of deleted accounts, as soon as they are done: until then the carrier
 * needs them. Name, the buyer's address and company stay, as invoices need them.
 */
export async function forgetContacts(db: Executor = database()): Promise<void> {
  const rows = await db
    .update(customerOrder)
    .set({
      email: forgottenEmail,
      phoneNumber: forgottenPhone,
      note: null,
      deliveryCountry: null,
      deliveryCity: null,
      deliveryAddress: null,
      deliveryZipCode: null,
    })
    .where(
      and(
        eq(customerOrder.forgetContact, true),
        inArray(customerOrder.status, done),
        ne(customerOrder.email, forgottenEmail),
      ),
    )
    .returning({ id: customerOrder.id });
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.update(sentMail).set({ recipient: forgottenEmail }).where(inArray(sentMail.orderId, ids));
  await db.delete(orderNote).where(inArray(orderNote.orderId, ids));
  await db.update(withdrawal).set({ email: forgottenEmail }).where(inArray(withdrawal.orderId, ids));
}
