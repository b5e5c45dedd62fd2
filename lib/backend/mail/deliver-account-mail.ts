import { accountByEmail } from "@/lib/backend/account/find-account";
import { linkMs, makeLink } from "@/lib/backend/account/link";
import { database } from "@/lib/backend/database/connect";
import { accountMail } from "@/lib/backend/mail/account-mail";
import { type AccountMailKind, accountMailJob } from "@/lib/backend/mail/account-mail-kinds";
import { sendMail } from "@/lib/backend/mail/send-mail";
import { readConfig } from "@/lib/config";

/**
 * Sends a mail to an account's owner. Nothing is sent to an address that has no account, a second confirmation of one that is
 * confirmed, or a link for a new password that was asked for longer ago than it lives.
 * @param job its number
 * @throws Error when it cannot be sent now; the queue tries again later, with a new link
 */
export async function deliverAccountMail(kind: AccountMailKind, payload: unknown, job: string): Promise<void> {
  const { email, language, at } = accountMailJob.parse(payload);
  const now = new Date();
  const asked = new Date(at);
  const owner = await accountByEmail(database(), email);
  if (!owner || (kind === "verify" && owner.emailVerifiedAt !== null)) return;
  if (kind === "reset" && now.getTime() - asked.getTime() > linkMs.reset) return;
  const token = kind === "password_changed" ? null : await makeLink(database(), owner.id, kind, now);
  const to = { name: `${owner.firstName} ${owner.lastName}`.trim(), address: owner.email };
  await sendMail(accountMail({ kind, to, language, at: asked, token, job }, readConfig()), readConfig());
}
