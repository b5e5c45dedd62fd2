import type { Block } from "@/lib/backend/mail/blocks";
import { identityBlock } from "@/lib/backend/mail/identity-block";
import type { Mailbox } from "@/lib/backend/mail/mail";
import type { Letter } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import type { Config } from "@/lib/config";
import type { Language } from "@/lib/domain/locale";
import type { ProviderId } from "@/lib/domain/sign-in-provider";
import { writtenMoment } from "@/lib/domain/written-date";
import { written } from "@/messages/written";

/** The name they gave. */
const providerNames: Record<ProviderId, string> = { google: "Google", facebook: "Facebook" };

/** Mails to an account's owner: the link that confirms the address, the link for a new password, and what was done to the account. */
type AccountMailKind = "verify" | "reset" | "password_changed" | "provider_linked" | "provider_unlinked" | "deleted";

export type AccountMail = {
  kind: AccountMailKind;
  to: Mailbox;
  language: Language;
  /** When it was requested, or done. */
  at: Date;
  /** Of the link; a mail without a link has none. */
  token: string | null;
  /** The provider it is about. */
  provider?: ProviderId;
  /** The job's number: the same for every attempt to send the same mail. */
  job: string;
};

/** Where the link of a mail leads. The page for a new password has no language in its address. */
function linkOf({ kind, language, token }: AccountMail, { publicUrl }: Config): string | null {
  if (token === null) return null;
  return kind === "reset"
    ? `${publicUrl}/reset-password?token=${token}`
    : `${publicUrl}/${language}/account?verify=${token}`;
}

/** A mail about an account. */
export function accountMail(mail: AccountMail, config: Config): Letter {
  const { kind, language, to } = mail;
  const messages = written[language].mail_account[kind];
  const { name, email, phone } = config.shop;
  const values = {
    shop: name,
    email,
    phone,
    address: to.address,
    when: writtenMoment(mail.at, language),
    provider: providerNames[mail.provider ?? "google"],
  };
  const href = linkOf(mail, config);
  const blocks: Block[] = [
    { kind: "text", text: `${written[language].mail_account.hello}\n${fill(messages.text, values)}` },
    ...(href === null || !("link" in messages) ? [] : [{ kind: "link", text: messages.link, href } as const]),
    { kind: "small", text: fill(messages.note, values) },
    identityBlock(language, config),
  ];
  return { to, language, subject: fill(messages.subject, values), blocks, name: `account-${kind}-${mail.job}` };
}
