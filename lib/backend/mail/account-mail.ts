import type { AccountMailKind } from "@/lib/backend/mail/account-mail-kinds";
import type { Block } from "@/lib/backend/mail/blocks";
import type { Mail, Mailbox } from "@/lib/backend/mail/mail";
import { fill, phrases, spokenMoment } from "@/lib/backend/mail/phrases";
import { renderHtml } from "@/lib/backend/mail/render-html";
import { renderText } from "@/lib/backend/mail/render-text";
import type { Config } from "@/lib/config";
import type { Language } from "@/lib/domain/locale";
import cs from "@/messages/cs.json";
import en from "@/messages/en.json";
import sk from "@/messages/sk.json";

const texts = { cs: cs.mail_account, en: en.mail_account, sk: sk.mail_account };

export type AccountMail = {
  kind: AccountMailKind;
  to: Mailbox;
  language: Language;
  /** When it was asked for, or when the password was changed. */
  at: Date;
  /** Of the link; a mail without a link has none. */
  token: string | null;
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

function identity(language: Language, { shop }: Config): Block {
  const { name, companyId: ico, vatId: dic, phone, email } = shop;
  const address = `${shop.street}, ${shop.zipCode} ${shop.city}`;
  return { kind: "small", text: fill(phrases(language).identity, { name, address, ico, dic, phone, email }) };
}

/** A mail about an account, as text and HTML. */
export function accountMail(mail: AccountMail, config: Config): Mail {
  const { kind, language, to } = mail;
  const say = texts[language][kind];
  const { name, email, phone } = config.shop;
  const told = { shop: name, email, phone, address: to.address, when: spokenMoment(mail.at, language) };
  const href = linkOf(mail, config);
  const subject = fill(say.subject, told);
  const blocks: Block[] = [
    { kind: "title", text: subject },
    { kind: "text", text: `${texts[language].hello}\n${fill(say.text, told)}` },
    ...(href === null || !("link" in say) ? [] : [{ kind: "link", text: say.link, href } as const]),
    { kind: "small", text: fill(say.note, told) },
    identity(language, config),
  ];
  const id = `account-${kind}-${mail.job}`;
  return {
    from: { name, address: config.mailFrom },
    to,
    replyTo: { name, address: email },
    subject,
    text: renderText(blocks),
    html: renderHtml(blocks, { language, subject, brand: name.toUpperCase() }),
    language,
    messageId: `<${id}@${config.mailFrom.split("@")[1]}>`,
    name: id,
    pictures: [],
  };
}
