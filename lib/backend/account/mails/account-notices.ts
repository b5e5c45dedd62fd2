import { z } from "zod";
import { accountByEmail } from "@/lib/backend/account/find-account";
import { accountMail } from "@/lib/backend/account/mails/account-mail";
import { database } from "@/lib/backend/kernel/database/connect";
import { mailKind } from "@/lib/backend/mail/mail-kind";
import { languages } from "@/lib/domain/locale";
import { providerIds } from "@/lib/domain/sign-in-provider";

const payload = z.object({ email: z.string(), language: z.enum(languages), at: z.iso.datetime() });

/** Tells an account's owner about a change in the ways to sign in, so that a stranger's change does not go unnoticed. */
const providerMail = (kind: "provider_linked" | "provider_unlinked") =>
  mailKind({
    task: `account_mail_${kind}`,
    payload: payload.extend({ provider: z.enum(providerIds) }),
    compose: async ({ email, language, at, provider }, { job, config }) => {
      const owner = await accountByEmail(database(), email);
      if (!owner) return null;
      const to = { name: `${owner.firstName} ${owner.lastName}`.trim(), address: owner.email };
      return accountMail({ kind, to, language, at: new Date(at), token: null, job, provider }, config);
    },
  });

export const providerLinkedMail = providerMail("provider_linked");
export const providerUnlinkedMail = providerMail("provider_unlinked");

/**
 * Confirms that an account was deleted. The address is deleted by then, so the job itself holds it until the mail is sent.
 */
export const accountDeletedMail = mailKind({
  task: "account_mail_deleted",
  payload: payload.extend({ name: z.string() }),
  compose: ({ email, name, language, at }, { job, config }) =>
    accountMail(
      { kind: "deleted", to: { name, address: email }, language, at: new Date(at), token: null, job },
      config,
    ),
});
