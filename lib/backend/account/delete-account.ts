import { eq } from "drizzle-orm";
import { forgetContacts } from "@/lib/backend/account/forget-contacts";
import { eraseLinks } from "@/lib/backend/account/link";
import { provePassword } from "@/lib/backend/account/login";
import { accountDeletedMail } from "@/lib/backend/account/mails/account-notices";
import { ownAccount } from "@/lib/backend/account/own-account";
import { clearCartCookie } from "@/lib/backend/cart/cart-cookie";
import { eraseMessages } from "@/lib/backend/contact/own-messages";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { retriedTransaction } from "@/lib/backend/kernel/database/retried-transaction";
import { account, accountIdentity } from "@/lib/backend/kernel/database/schema/account";
import { cart } from "@/lib/backend/kernel/database/schema/cart";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { Context } from "@/lib/backend/kernel/http/context";
import { endSessions } from "@/lib/backend/kernel/session/close-session";
import { unnameReviews } from "@/lib/backend/review/reviews";
import { eraseNotices } from "@/lib/backend/stock-notice/notices";

/** Removes all data of a person that the shop does not have to keep. */
const nobody = {
  email: "",
  passwordHash: null,
  firstName: "",
  lastName: "",
  avatar: "",
  phoneNumber: "",
  country: "",
  city: "",
  address: "",
  zipCode: "",
  userType: "regular",
  roles: [],
  agreement: 0,
  emailVerifiedAt: null,
} as const satisfies Partial<typeof account.$inferInsert> & { roles: [] };

async function erase(tx: Executor, id: number, now: Date): Promise<void> {
  const own = eq(customerOrder.accountId, id);
  await unnameReviews(tx, id);
  await tx.update(customerOrder).set({ accountId: null, forgetContact: true }).where(own);
  await forgetContacts(tx);
  await endSessions(tx, id);
  await eraseLinks(tx, id);
  await eraseMessages(tx, id);
  await eraseNotices(tx, id);
  await tx.delete(accountIdentity).where(eq(accountIdentity.accountId, id));
  await tx.delete(cart).where(eq(cart.accountId, id));
  await tx
    .update(account)
    .set({ ...nobody, roles: [], createdAt: now, updatedAt: now, deletedAt: now })
    .where(eq(account.id, id));
}

/**
 * Deletes the signed-in user's account for good. Its orders stay, as tax law asks (Czech Act 235/2004, § 35: ten years), with
 * what an invoice needs, and belong to nobody. A mail confirms it to the former owner.
 * @param password needed when the account has one
 * @throws ApiProblem `unauthorised`, `bad_credentials`, `too_many`
 */
export async function deleteAccount(password: string | undefined, context: Context): Promise<void> {
  const own = await ownAccount(context);
  if (own.passwordHash !== null) await provePassword(own, own.email, password ?? "", context.address);
  const { now, language } = context;
  const { email, firstName, lastName } = own;
  await retriedTransaction(async (tx) => {
    const name = `${firstName} ${lastName}`.trim();
    await enqueue(tx, accountDeletedMail, { email, name, language, at: now.toISOString() });
    await erase(tx, own.id, now);
  });
  clearCartCookie(context);
}
