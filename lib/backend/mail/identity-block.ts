import type { Block } from "@/lib/backend/mail/blocks";
import { fill, mailMessages } from "@/lib/backend/mail/mail-messages";
import type { Config } from "@/lib/config";
import type { Language } from "@/lib/domain/locale";

/** The seller's identity, at the foot of mails to customers. */
export function identityBlock(language: Language, { shop }: Pick<Config, "shop">): Block {
  const { name, companyId: ico, vatId: dic, phone, email, register } = shop;
  const address = `${shop.street}, ${shop.zipCode} ${shop.city}`;
  const identity = fill(mailMessages(language).identity, { name, address, ico, dic, phone, email });
  return { kind: "small", text: [identity, register[language]].filter(Boolean).join("\n") };
}

/** The language of mails to the shop. */
export function shopLanguage({ shop }: Pick<Config, "shop">): Language {
  return shop.country === "SK" ? "sk" : "cs";
}
