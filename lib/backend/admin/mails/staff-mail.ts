import type { Block } from "@/lib/backend/mail/blocks";
import { identityBlock } from "@/lib/backend/mail/identity-block";
import type { Letter } from "@/lib/backend/mail/mail-kind";
import { fill } from "@/lib/backend/mail/mail-messages";
import type { Config } from "@/lib/config";
import type { Language } from "@/lib/domain/locale";
import { written } from "@/messages/written";

type StaffMail = {
  kind: "invitation" | "again" | "device";
  to: { name: string; email: string; language: Language };
  values: Record<string, string>;
  /** Of the link; a mail without one has none. */
  link?: string;
  job: string;
};

/** A mail to a member of the staff. */
export function staffMail({ kind, to, values, link, job }: StaffMail, config: Config): Letter {
  const { hello, [kind]: messages } = written[to.language].mail_staff;
  const all = { shop: config.shop.name, name: to.name, ...values };
  const blocks: Block[] = [
    { kind: "text", text: `${hello}\n${fill(messages.text, all)}` },
    ...(link !== undefined && "link" in messages ? [{ kind: "link", text: messages.link, href: link } as const] : []),
    { kind: "small", text: fill(messages.note, all) },
    identityBlock(to.language, config),
  ];
  return {
    to: { name: to.name, address: to.email },
    language: to.language,
    subject: fill(messages.subject, all),
    blocks,
    name: `staff-${kind}-${job}`,
  };
}
