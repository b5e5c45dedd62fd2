import { z } from "zod";
import { accountByEmail } from "@/lib/backend/account/find-account";
import { linkMs, makeLink } from "@/lib/backend/account/link";
import { accountMail } from "@/lib/backend/account/mails/account-mail";
import { database } from "@/lib/backend/kernel/database/connect";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { languages } from "@/lib/domain/locale";

/**
 * The payload of a mail's job. It holds no token: that is made when the mail is sent, so that the database never stores it.
 * Whether an account has the address is looked up then, too.
 */
const payload = z.object({ email: z.string(), language: z.enum(languages), at: z.iso.datetime() });

/**
 * A mail to an account's owner. Nothing is sent to an address that has no account, a second confirmation of one that is
 * confirmed, or a link for a new password that was asked for longer ago than it lives.
 */
const ownersMail = (kind: "verify" | "reset" | "password_changed") =>
  mailKind({
    task: `account_mail_${kind}`,
    payload,
    compose: async ({ email, language, at }, { job, config, now }) => {
      const requestedAt = new Date(at);
      const owner = await accountByEmail(database(), email);
      if (!owner || (kind === "verify" && owner.emailVerifiedAt !== null)) return null;
      if (kind === "reset" && now.getTime() - requestedAt.getTime() > linkMs.reset) return null;
      const token = kind === "password_changed" ? null : await makeLink(database(), owner.id, kind, now);
      const to = { name: `${owner.firstName} ${owner.lastName}`.trim(), address: owner.email };
      return accountMail({ kind, to, language, at: requestedAt, token, job }, config);
    },
  });

export const verifyMail = ownersMail("verify");
export const resetMail = ownersMail("reset");
export const passwordChangedMail = ownersMail("password_changed");
