import type { Block } from "@/lib/backend/mail/blocks";
import { fill, mailMessages } from "@/lib/backend/mail/mail-messages";
import type { Config } from "@/lib/config";
import type { Language } from "@/lib/domain/locale";

/** Who the seller is, at the foot of what customers get. */
export function identityBlock(language: Language, { shop }: Pick<Config, "shop">): Block {
  const { name, companyId: ico, vatId: dic, phone, email, register } = shop;
  const address = `${shop.street}, ${shop.zipCode} ${shop.city}`;
  const identity = fill(mailMessages(language).identity, { name, address, ico, dic, phone, email });
  return { kind: "small", text: [identity, register[language]].filter(Boolean).join("\n") };
}

/** The language the shop is written to. */
export function shopLanguage({ shop }: Pick<Config, "shop">): Language {
  return shop.country === "SK" ? "sk" : "cs";
}
